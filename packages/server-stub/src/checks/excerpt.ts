const MAX_LENGTH = 60;
// Matches control and format (bidirectional) characters and lone surrogates, which can disguise text in a log or a
// terminal.
const UNSAFE = /[\p{Cc}\p{Cf}\p{Cs}\u2028\u2029`]/gu;

/**
 * Formats a received value: an array or object by its type, other values in backticks, truncated to 60 characters and
 * without characters that could disguise it.
 */
export function excerpt(value: unknown): string {
  if (Array.isArray(value)) return `an array of ${value.length}`;
  if (typeof value === "object" && value !== null) return "an object";
  const text = String(value);
  const safe = text.slice(0, MAX_LENGTH).replaceAll(UNSAFE, "\ufffd");
  return `\`${safe}${text.length > MAX_LENGTH ? "…" : ""}\``;
}

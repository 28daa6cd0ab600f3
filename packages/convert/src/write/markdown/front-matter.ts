/**
 * Words without quotes: they begin with a letter, so they are not a number, date or time, and have no character that is
 * special somewhere in a line.
 */
const PLAIN = /^\p{L}[\p{L}\p{N} ,.()/'&%+_-]*$/u;

/** Words that are not strings in YAML 1.1 or 1.2. */
const RESERVED = /^(?:y|yes|n|no|on|off|true|false|null|nan|inf)$/i;

/** What YAML or some reader of it does not keep inside quotes: control characters, separators and half characters. */
const ESCAPED = /["\\\p{Cc}\p{Cs}\p{Zl}\p{Zp}\uFEFF\uFFFE\uFFFF]/gu;

/** A key before its colon has at most 1024 characters (YAML 1.2.2, 7.4.2). */
const MAX_KEY = 1000;

/**
 * Fields as YAML, a line each. YAML 1.1, which Jekyll, Hugo and PyYAML read, and YAML 1.2 both read the same strings:
 * what either takes for something else is in quotes.
 */
export function writeFrontMatter(fields: Readonly<Record<string, string>>): string {
  return Object.entries(fields)
    .map(([name, value]) => {
      const key = scalar(name);
      return `${key.length > MAX_KEY ? `? ${key}\n` : key}: ${scalar(value)}`;
    })
    .join("\n");
}

function scalar(value: string): string {
  const isPlain = PLAIN.test(value) && !RESERVED.test(value) && !value.endsWith(" ");
  return isPlain ? value : `"${value.replaceAll(ESCAPED, (sign) => escapeOf(sign))}"`;
}

function escapeOf(sign: string): string {
  if (sign === '"' || sign === "\\") return `\\${sign}`;
  if (sign === "\n") return "\\n";
  const digits = sign.charCodeAt(0).toString(16).toUpperCase();
  return digits.length < 3 ? `\\x${digits.padStart(2, "0")}` : `\\u${digits.padStart(4, "0")}`;
}

/**
 * Words that need no quotes: they start with a letter, so they are not a number, date or time, and contain no character
 * that is special inside a line.
 */
const PLAIN = /^\p{L}[\p{L}\p{N} ,.()/'&%+_-]*$/u;

/** Words that are not strings in YAML 1.1 or 1.2. */
const RESERVED = /^(?:y|yes|n|no|on|off|true|false|null|nan|inf)$/i;

/**
 * Characters that YAML or some YAML parsers do not preserve in quotes: control characters, separators and lone
 * surrogates.
 */
const ESCAPED = /["\\\p{Cc}\p{Cs}\p{Zl}\p{Zp}\uFEFF\uFFFE\uFFFF]/gu;

/** A key before its colon may have at most 1024 characters (YAML 1.2.2, 7.4.2). */
const MAX_KEY = 1000;

/**
 * Writes fields as YAML, one per line, so that parsers of YAML 1.1 (Jekyll, Hugo, PyYAML) and YAML 1.2 read the same
 * strings. A string that either version would read as another type is quoted.
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

import { MIN_SECRET_LENGTH } from "./secrets.js";

/** A longer secret is looked for as it is and percent-encoded, not character by character. */
const MAX_ESCAPED_LENGTH = 2_000;

/**
 * Returns what finds a secret in whatever a target sends: as it is; with each character percent-encoded, once or
 * more, or escaped as JSON and HTML do; and in base64, as inside of `Basic` credentials (RFC 7617) or encoded bodies.
 */
export function secretPattern(value: string): RegExp {
  const written = [
    value,
    JSON.stringify(value).slice(1, -1),
    encodeURIComponent(value.toWellFormed()),
  ];
  const encoded = written.flatMap(base64Of).filter((form) => form.length >= MIN_SECRET_LENGTH);
  const forms = [value, ...encoded].toSorted((a, b) => b.length - a.length);
  return new RegExp([...new Set(forms)].map(patternOf).join("|"), "g");
}

function patternOf(text: string): string {
  if (text.length > MAX_ESCAPED_LENGTH)
    return [text, encodeURIComponent(text.toWellFormed())].map(literal).join("|");
  return [...text].map(characterPattern).join("");
}

function characterPattern(character: string): string {
  const bytes = [...Buffer.from(character)].map((byte) => `%(?:25)*${hex(byte, 2)}`).join("");
  const units = [...Array(character.length).keys()]
    .map((at) => `${BACKSLASH}{1,8}u${hex(character.charCodeAt(at), 4)}`)
    .join("");
  if (/\w/.test(character)) return `(?:${literal(character)}|${bytes}|${units})`;
  const code = character.codePointAt(0) ?? 0;
  const written = [
    literal(character),
    bytes,
    `&#0*${code};`,
    `&#[xX]0*${hex(code, 1)};`,
    ...(ENTITIES[character] ?? []),
  ];
  return `(?:${BACKSLASH}{0,8}(?:${written.join("|")})|${units})`;
}

/** JSON in JSON has more than one, and a URL has them percent-encoded. */
const BACKSLASH = String.raw`(?:\\{1,8}u005[cC]|\\|%(?:25)*5[cC])`;

/** What else stands for a character. */
const ENTITIES: Readonly<Record<string, readonly string[]>> = {
  "&": ["&amp;"],
  "<": ["&lt;"],
  ">": ["&gt;"],
  '"': ["&quot;"],
  "'": ["&apos;"],
  // A form writes it so (WHATWG URL, 5.2).
  " ": [String.raw`\+`],
};

/** Digits of either case. */
function hex(code: number, length: number): string {
  return code
    .toString(16)
    .padStart(length, "0")
    .replaceAll(/[a-f]/g, (digit) => `[${digit}${digit.toUpperCase()}]`);
}

function literal(text: string): string {
  return text.replaceAll(/[.*+?^${}()|[\]\\/-]/g, String.raw`\$&`);
}

/** The characters of base64 and base64url that depend on the secret alone, at each of the three alignments. */
export function base64Of(value: string): readonly string[] {
  const standard = [0, 1, 2].map((offset) => {
    const bytes = Buffer.concat([Buffer.alloc(offset), Buffer.from(value)]);
    const from = Math.ceil((offset * 8) / 6);
    return bytes.toString("base64").slice(from, Math.floor((bytes.length * 8) / 6));
  });
  return [...standard, ...standard.map((form) => form.replaceAll("+", "-").replaceAll("/", "_"))];
}

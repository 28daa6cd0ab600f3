import { MIN_SECRET_LENGTH } from "./secrets.js";

/** Longer secrets are searched for only verbatim and percent-encoded, not character by character. */
const MAX_ESCAPED_LENGTH = 2_000;

/**
 * Returns a pattern that matches a secret in any form that a target may send: verbatim; with each character
 * percent-encoded, once or more, or escaped as in JSON and HTML; and in base64, as in `Basic` credentials (RFC 7617) or
 * encoded bodies.
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

/** JSON within JSON has several backslashes, and a URL contains them percent-encoded. */
const BACKSLASH = String.raw`(?:\\{1,8}u005[cC]|\\|%(?:25)*5[cC])`;

/** Other notations for a character. */
const ENTITIES: Readonly<Record<string, readonly string[]>> = {
  "&": ["&amp;"],
  "<": ["&lt;"],
  ">": ["&gt;"],
  '"': ["&quot;"],
  "'": ["&apos;"],
  // Form encoding (WHATWG URL, 5.2).
  " ": [String.raw`\+`],
};

/** Matches hex digits in upper or lower case. */
function hex(code: number, length: number): string {
  return code
    .toString(16)
    .padStart(length, "0")
    .replaceAll(/[a-f]/g, (digit) => `[${digit}${digit.toUpperCase()}]`);
}

function literal(text: string): string {
  return text.replaceAll(/[.*+?^${}()|[\]\\/-]/g, String.raw`\$&`);
}

/** Returns the base64 and base64url characters that depend only on the secret, for each of the three alignments. */
export function base64Of(value: string): readonly string[] {
  const standard = [0, 1, 2].map((offset) => {
    const bytes = Buffer.concat([Buffer.alloc(offset), Buffer.from(value)]);
    const from = Math.ceil((offset * 8) / 6);
    return bytes.toString("base64").slice(from, Math.floor((bytes.length * 8) / 6));
  });
  return [...standard, ...standard.map((form) => form.replaceAll("+", "-").replaceAll("/", "_"))];
}

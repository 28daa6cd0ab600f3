/** A way to turn a JSON object into a text that is not JSON (RFC 8259). */
export interface Damage {
  /** What is wrong with the text, such as `with a comment`. */
  readonly what: string;
  damage(text: string): string;
}

/** Inserts a text before the last brace of an object. */
function beforeEnd(text: string, added: string): string {
  return `${text.slice(0, -1)}${added}}`;
}

/** Texts that lenient parsers accept as JSON. */
export const NOT_JSON: readonly Damage[] = [
  { what: "with a comment", damage: (text) => `/* a comment */ ${text}` },
  { what: "with a comma at the end", damage: (text) => beforeEnd(text, ",") },
  { what: "in single quotation marks", damage: (text) => text.replaceAll('"', "'") },
  { what: "with names that are not quoted", damage: (text) => text.replaceAll(/"(\w+)":/g, "$1:") },
  { what: "with NaN", damage: (text) => beforeEnd(text, ',"x":NaN') },
  { what: "with a number that begins with 0", damage: (text) => beforeEnd(text, ',"x":01') },
  { what: "with a line break in a text", damage: (text) => beforeEnd(text, ',"x":"a\nb"') },
  { what: "with an unknown escape", damage: (text) => beforeEnd(text, String.raw`,"x":"\x41"`) },
  { what: "with more behind its end", damage: (text) => `${text} x` },
  { what: "that is cut off", damage: (text) => text.slice(0, -1) },
];

/** Bytes that are not UTF-8 (RFC 3629, 3), for use inside a text. */
export const NOT_UTF8: readonly { readonly what: string; readonly bytes: readonly number[] }[] = [
  { what: "a byte of Latin-1", bytes: [0xe9, 0x20] },
  { what: "an overlong form", bytes: [0xc0, 0xaf] },
  { what: "half of a surrogate pair", bytes: [0xed, 0xa0, 0x80] },
  { what: "a sequence that is cut off", bytes: [0xe2, 0x82] },
  { what: "a character beyond U+10FFFF", bytes: [0xf4, 0x90, 0x80, 0x80] },
];

/** Placeholder in a text, to be replaced by bytes. */
export const PLACE_OF_BYTES = "place-of-bytes";

/** Returns the bytes of a text, with its placeholder replaced by the given bytes. */
export function putBytes(text: string, bytes: readonly number[]): Buffer {
  const [before = "", after = ""] = text.split(PLACE_OF_BYTES);
  return Buffer.concat([Buffer.from(before), Buffer.from(bytes), Buffer.from(after)]);
}

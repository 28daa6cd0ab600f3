import { Refusal } from "./refusal.js";

/** Signatures of other file types, and what to do about each. */
const OTHER_KINDS: readonly (readonly [bytes: readonly number[], what: string])[] = [
  [[0x1f, 0x8b], "it is compressed with gzip: unpack it first"],
  [[0x28, 0xb5, 0x2f, 0xfd], "it is compressed with zstd: unpack it first"],
  [[0x50, 0x4b, 0x03, 0x04], "it is a ZIP file: unpack it first"],
  [[0x25, 0x50, 0x44, 0x46], "it is a PDF file: expected an OpenAPI description, YAML or JSON"],
];

/**
 * YAML encodings other than UTF-8 (YAML 1.2.2, 5.2), recognized by the first bytes: a byte order mark or an ASCII
 * letter.
 */
const ENCODINGS: readonly (readonly [begins: (bytes: Uint8Array) => boolean, encoding: string])[] =
  [
    [([one, two]) => one === 0xff && two === 0xfe, "utf-16le"],
    [([one, two]) => one === 0xfe && two === 0xff, "utf-16be"],
    [([one, two, three, four]) => one !== 0 && two === 0 && three !== 0 && four === 0, "utf-16le"],
    [([one, two, three, four]) => one === 0 && two !== 0 && three === 0 && four !== 0, "utf-16be"],
  ];

/** Decodes the text of a file, without a byte order mark. Throws a {@link Refusal} if it is not text. */
export function decodeText(bytes: Uint8Array): string {
  const [, kind] = OTHER_KINDS.find(([begin]) => begin.every((one, at) => bytes[at] === one)) ?? [];
  if (kind !== undefined) throw new Refusal(kind);
  const [, encoding = "utf-8"] = ENCODINGS.find(([begins]) => begins(bytes)) ?? [];
  const text = new TextDecoder(encoding).decode(bytes);
  if (text.includes("\0"))
    throw new Refusal("it is not text: expected an OpenAPI description, YAML or JSON");
  return text;
}

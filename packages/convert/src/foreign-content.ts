/** First bytes of files that people pass by mistake instead of a document's JSON. */
const KINDS: readonly (readonly [start: RegExp, kind: string])[] = [
  [/^PK[^ -~]{2}/, "a ZIP file, as Word, LibreOffice and Google's own export write them"],
  [/^%PDF/, "a PDF file"],
  [/^\{\\rtf/, "a file in Rich Text Format"],
  [/^\s*<(?:!doctype html|html|head|body)/i, "an HTML page, such as one that asks to log in"],
  [/^\s*<\?xml/, "XML"],
];

/** Number of bytes to inspect at the start of the file. */
const START = 512;

/** Names the kind of content if the bytes are not JSON in UTF-8; undefined if it is unknown. */
export function nameForeignContent(bytes: Uint8Array): string | undefined {
  const start = [...bytes.subarray(0, START)].map((byte) => String.fromCharCode(byte)).join("");
  if (bytes.length <= START && start.trim() === "") return "empty";
  const [first, second] = bytes;
  if (first === 0x1f && second === 0x8b) return "packed with gzip";
  // UTF-16, recognized by its byte order mark or, because the first character of JSON is ASCII (RFC 4627, 3), by a zero
  // byte.
  if ((first ?? 0) + (second ?? 0) === 0x1fd || first === 0 || second === 0)
    return "text in UTF-16";
  return KINDS.find(([pattern]) => pattern.test(start))?.[1];
}

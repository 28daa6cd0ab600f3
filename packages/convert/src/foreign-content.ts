/** Beginnings of what people pass in place of a document's JSON. */
const KINDS: readonly (readonly [start: RegExp, kind: string])[] = [
  [/^PK[^ -~]{2}/, "a ZIP file, as Word, LibreOffice and Google's own export write them"],
  [/^%PDF/, "a PDF file"],
  [/^\{\\rtf/, "a file in Rich Text Format"],
  [/^\s*<(?:!doctype html|html|head|body)/i, "an HTML page, such as one that asks to log in"],
  [/^\s*<\?xml/, "XML"],
  [/^\x1f\x8b/, "packed with gzip"],
  [/^(?:\xff\xfe|\xfe\xff|[^\0]\0|\0[^\0])/, "text in UTF-16"],
];

/** In bytes: what is looked at. */
const START = 512;

/** What bytes are that are not JSON in UTF-8; undefined if nobody can tell. */
export function nameForeignContent(bytes: Uint8Array): string | undefined {
  const start = [...bytes.subarray(0, START)].map((byte) => String.fromCharCode(byte)).join("");
  if (bytes.length <= START && start.trim() === "") return "empty";
  return KINDS.find(([pattern]) => pattern.test(start))?.[1];
}

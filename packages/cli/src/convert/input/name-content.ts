/** Beginnings of files that people pass in place of a document's JSON. */
const KINDS: readonly (readonly [start: RegExp, kind: string, advice: string])[] = [
  [
    /^PK[^ -~]{2}/,
    "a ZIP file, as Word, LibreOffice and Google's own export write them",
    "Open it in Google Docs, and pass the address of the document.",
  ],
  [
    /^%PDF/,
    "a PDF file",
    "Open it in Google Docs, which makes a document of it, and pass the address of that.",
  ],
  [
    /^\{\\rtf/,
    "a file in Rich Text Format",
    "Open it in Google Docs, and pass the address of the document.",
  ],
  [
    /^\s*<(?:!doctype html|html|head|body)/i,
    "an HTML page, such as one that asks to log in",
    "Pass the address of the document instead, or the JSON that `documents.get` of the Google Docs API returns.",
  ],
  [/^\s*$/, "empty", "Pass the JSON that `documents.get` of the Google Docs API returns."],
];

/** In bytes: what is looked at to know a file. */
const START = 512;

/** What a file is that is not JSON, and the way on; undefined if nobody can tell. */
export function nameContent(bytes: Uint8Array): { kind: string; advice: string } | undefined {
  const start = Buffer.from(bytes.subarray(0, START)).toString("latin1");
  const found = KINDS.find(([pattern]) => pattern.test(start));
  return found && { kind: found[1], advice: found[2] };
}

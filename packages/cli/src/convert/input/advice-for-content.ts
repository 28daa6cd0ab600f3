/** How to get a Google Doc from a file that another program wrote. */
const SAVE_AS =
  "Only Google Docs can be converted: upload the file to Google Drive, open it with Google Docs, choose File > Save as Google Docs, and pass the address of the copy.";

const PASS_JSON =
  "Pass the address of the document, or its JSON as `documents.get` of the Google Docs API returns it.";

/** Advice by the first characters of a file. */
const ADVICE: readonly (readonly [start: RegExp, advice: string])[] = [
  [/^(?:PK[^ -~]|%PDF|\{\\rtf|\u00d0\u00cf[^ -~]\u00e0)/, SAVE_AS],
  [/^\s*</, "Pass the address of the document instead of a page that was saved from it."],
  [
    /^\s*\{'/,
    "Python prints a dictionary like this: write the document with `json.dump(document, file)`.",
  ],
];

/** Number of bytes to inspect at the start of the file. */
const START = 64;

/** Returns how to get the JSON of a document in place of a file that is not JSON. */
export function adviceForContent(bytes: Uint8Array): string {
  const start = Buffer.from(bytes.subarray(0, START)).toString("latin1");
  return ADVICE.find(([pattern]) => pattern.test(start))?.[1] ?? PASS_JSON;
}

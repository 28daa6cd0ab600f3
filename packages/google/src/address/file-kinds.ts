/** Media types of Google's own files, and of shortcuts to other files. */
export const DOCUMENT = "application/vnd.google-apps.document";
export const FOLDER = "application/vnd.google-apps.folder";
export const SHORTCUT = "application/vnd.google-apps.shortcut";

const SAVE_AS =
  "Open it with Google Docs, choose File > Save as Google Docs, and use the address of the copy.";
const ONLY_DOCS = "Only Google Docs can be read: copy what you need of it into a document.";

/** Name of and advice for a file that is not a Google Doc, by the start of its media type. */
const OTHERS: readonly (readonly [mediaType: string, name: string, advice: string])[] = [
  ["application/vnd.google-apps.spreadsheet", "a Google Sheet", ONLY_DOCS],
  ["application/vnd.google-apps.presentation", "a Google Slides presentation", ONLY_DOCS],
  ["application/vnd.google-apps.form", "a Google Form", ONLY_DOCS],
  ["application/vnd.google-apps.drawing", "a Google Drawing", ONLY_DOCS],
  ["application/vnd.google-apps.", "a file of another Google app", ONLY_DOCS],
  ["application/vnd.openxmlformats-officedocument.wordprocessingml", "a Word file", SAVE_AS],
  ["application/msword", "a Word file", SAVE_AS],
  ["application/rtf", "an RTF file", SAVE_AS],
  ["text/rtf", "an RTF file", SAVE_AS],
  ["application/vnd.oasis.opendocument.text", "an OpenDocument file", SAVE_AS],
  ["application/pdf", "a PDF", SAVE_AS],
  ["text/", "a text file", SAVE_AS],
];

/** Describes a file by its media type, such as `a Word file`, and says how its owner can turn it into a Google Doc. */
export function describeOther(mediaType: string): {
  readonly name: string;
  readonly advice: string;
} {
  const [, name, advice] = OTHERS.find(([prefix]) => mediaType.startsWith(prefix)) ?? [];
  return { name: name ?? `a file of the type ${mediaType}`, advice: advice ?? ONLY_DOCS };
}

/** File kinds other than documents, by the first path segment on docs.google.com. */
export const OTHER_EDITORS: Readonly<Record<string, string>> = {
  spreadsheets: "application/vnd.google-apps.spreadsheet",
  presentation: "application/vnd.google-apps.presentation",
  forms: "application/vnd.google-apps.form",
  drawings: "application/vnd.google-apps.drawing",
};

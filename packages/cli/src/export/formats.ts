/** Output formats to suggest. An implementation may accept others (decision `conversion-members`). */
export const OUTPUT_FORMATS = ["markdown", "html", "docx", "epub", "text"] as const;

const BY_EXTENSION: Readonly<Record<string, string>> = {
  md: "markdown",
  htm: "html",
  txt: "text",
};

/** Turns a file extension, in any case, into the name of its format. Unknown names are returned unchanged. */
export function toFormat(given: string): string {
  const lower = given.toLowerCase();
  const name = BY_EXTENSION[lower] ?? lower;
  return OUTPUT_FORMATS.some((known) => known === name) ? name : given;
}

/** Source formats to suggest. */
export const SOURCE_FORMATS = ["google-docs"] as const;

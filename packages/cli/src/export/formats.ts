/** Output formats to suggest. An implementation may accept others (decision `conversion-members`). */
export const OUTPUT_FORMATS = ["markdown", "html", "docx", "epub", "text"] as const;

const BY_EXTENSION: Readonly<Record<string, string>> = {
  md: "markdown",
  htm: "html",
  txt: "text",
};

/** The name of a format that may be given by the extension of its files, in any case. Names that are unknown here stay. */
export function toFormat(given: string): string {
  const lower = given.toLowerCase();
  const name = BY_EXTENSION[lower] ?? lower;
  return OUTPUT_FORMATS.some((known) => known === name) ? name : given;
}

/** Source formats to suggest. */
export const SOURCE_FORMATS = ["google-docs"] as const;

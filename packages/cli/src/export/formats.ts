/** Output formats to suggest. A service may accept others (decision `conversion-members`). */
export const OUTPUT_FORMATS = ["markdown", "html", "docx", "epub", "text"] as const;

const BY_EXTENSION: Readonly<Record<string, string>> = {
  md: "markdown",
  htm: "html",
  txt: "text",
};

/** Returns the format for a file extension, in upper or lower case. Returns other names unchanged. */
export function toFormat(given: string): string {
  const lower = given.toLowerCase();
  const name = BY_EXTENSION[lower] ?? lower;
  return OUTPUT_FORMATS.some((known) => known === name) ? name : given;
}

/** Source formats to suggest. */
export const SOURCE_FORMATS = ["google-docs"] as const;

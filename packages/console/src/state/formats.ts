/** Output formats to offer, in the order of a choice. */
export const OUTPUT_FORMATS = ["markdown", "html", "docx", "epub", "text"] as const;

/** Formats whose results browsers cannot show. */
const FILES: ReadonlySet<string> = new Set(["docx", "epub"]);

/** Whether a browser can show a result. */
export function isShown(format: string): boolean {
  return !FILES.has(format);
}

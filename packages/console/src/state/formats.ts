/** Output formats to offer, in display order. */
export const OUTPUT_FORMATS = ["markdown", "html", "docx", "epub", "text"] as const;

/** Formats whose results browsers cannot show. */
const FILES: ReadonlySet<string> = new Set(["docx", "epub"]);

/** Returns true if a browser can show a result in this format. */
export function isShown(format: string): boolean {
  return !FILES.has(format);
}

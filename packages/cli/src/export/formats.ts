/** Output formats to suggest. An implementation may accept others (decision `conversion-members`). */
export const OUTPUT_FORMATS = ["markdown", "html", "docx", "text"] as const;

/** Source formats to suggest. */
export const SOURCE_FORMATS = ["google-docs"] as const;

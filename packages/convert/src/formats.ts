/** The formats that a document can be converted to. */
export const formats = ["html", "markdown", "docx", "text"] as const;

/** One of {@link formats}. */
export type Format = (typeof formats)[number];

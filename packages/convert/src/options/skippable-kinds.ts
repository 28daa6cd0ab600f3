/** The kinds of elements that the option `skip` accepts. */
export const skippableKinds = [
  "columnBreak",
  "comment",
  "date",
  "equation",
  "footer",
  "footnote",
  "header",
  "horizontalRule",
  "image",
  "pageBreak",
  "pageNumber",
  "person",
  "richLink",
  "table",
] as const;

/** One of {@link skippableKinds}. */
export type SkippableKind = (typeof skippableKinds)[number];

/** The delimiter after a number that Markdown writes itself: `1.` or `1)`. */
export type Delimiter = "." | ")";

/** What the serializer needs to know beyond what mdast describes; other serializers ignore it. */
declare module "mdast" {
  interface ListData {
    /** Delimiter of an ordered list; a full stop by default. */
    readonly delimiter?: Delimiter;
  }
  interface TextData {
    /** Set if the text is the label of a list item, which no parser may take for a marker. */
    readonly isLabel?: boolean;
  }
}

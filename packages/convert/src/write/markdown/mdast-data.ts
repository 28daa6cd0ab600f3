/** The delimiter after a number that Markdown generates: `1.` or `1)`. */
export type Delimiter = "." | ")";

/** Data for the serializer that is not part of mdast; other serializers ignore it. */
declare module "mdast" {
  interface ListData {
    /** Delimiter of an ordered list; a period by default. */
    readonly delimiter?: Delimiter;
  }
  interface TextData {
    /** Set if the text is the label of a list item, which parsers must not treat as a list marker. */
    readonly isLabel?: boolean;
  }
}

/**
 * The hosted document as the hosting provider's document API returns it: the members this package reads.
 *
 * Every member is optional and may be null, because the input is a file that somebody uploads.
 * A test holds these types against the provider's own, which are not published with this package.
 */
export interface HostedDocument extends HostedContent {
  readonly documentId?: Absent<string>;
  readonly revisionId?: Absent<string>;
  readonly title?: Absent<string>;
  /** The newer shape: the content sits in tabs. Where both shapes are there, the tabs win. */
  readonly tabs?: Absent<readonly HostedTab[]>;
}

/** What may be missing in an uploaded document. */
export type Absent<T> = T | null | undefined;

type Dictionary<T> = Absent<{ readonly [key: string]: T }>;

/** The content of a document in the older shape, or of one tab in the newer. */
export interface HostedContent {
  readonly body?: Absent<HostedSegment>;
  readonly headers?: Dictionary<HostedSegment>;
  readonly footers?: Dictionary<HostedSegment>;
  readonly footnotes?: Dictionary<HostedSegment>;
  readonly lists?: Dictionary<HostedList>;
  readonly namedStyles?: Absent<{ readonly styles?: Absent<readonly HostedNamedStyle[]> }>;
  readonly inlineObjects?: Dictionary<{
    readonly inlineObjectProperties?: Absent<HostedObjectProperties>;
  }>;
  readonly positionedObjects?: Dictionary<{
    readonly positionedObjectProperties?: Absent<HostedObjectProperties>;
  }>;
}

/** One tab with its content and its child tabs. */
export interface HostedTab {
  readonly tabProperties?: Absent<{
    readonly tabId?: Absent<string>;
    readonly title?: Absent<string>;
  }>;
  readonly documentTab?: Absent<HostedContent>;
  readonly childTabs?: Absent<readonly HostedTab[]>;
}

/** A run of structural elements: body, header, footer, footnote or table cell. */
export interface HostedSegment {
  readonly content?: Absent<readonly HostedStructuralElement[]>;
}

/** One structural element; exactly one member says its kind. */
export interface HostedStructuralElement {
  readonly paragraph?: Absent<HostedParagraph>;
  readonly table?: Absent<HostedTable>;
  readonly tableOfContents?: Absent<HostedSegment>;
  readonly sectionBreak?: Absent<{
    readonly sectionStyle?: Absent<{ readonly sectionType?: Absent<string> }>;
  }>;
}

/** A paragraph: elements in reading order, its style, and its bullet if it is a list item. */
export interface HostedParagraph {
  readonly elements?: Absent<readonly HostedParagraphElement[]>;
  readonly paragraphStyle?: Absent<HostedParagraphStyle>;
  readonly bullet?: Absent<{
    readonly listId?: Absent<string>;
    readonly nestingLevel?: Absent<number>;
  }>;
  readonly positionedObjectIds?: Absent<readonly string[]>;
}

/** One paragraph element; exactly one member says its kind. */
export interface HostedParagraphElement {
  readonly textRun?: Absent<HostedTextRun>;
  readonly autoText?: Absent<Styled & { readonly type?: Absent<string> }>;
  readonly pageBreak?: Absent<Styled>;
  readonly columnBreak?: Absent<Styled>;
  readonly footnoteReference?: Absent<
    Styled & { readonly footnoteId?: Absent<string>; readonly footnoteNumber?: Absent<string> }
  >;
  readonly horizontalRule?: Absent<Styled>;
  readonly equation?: Absent<Suggested>;
  readonly inlineObjectElement?: Absent<Styled & { readonly inlineObjectId?: Absent<string> }>;
  readonly person?: Absent<
    Styled & {
      readonly personProperties?: Absent<{
        readonly name?: Absent<string>;
        readonly email?: Absent<string>;
      }>;
    }
  >;
  readonly richLink?: Absent<
    Styled & {
      readonly richLinkProperties?: Absent<{
        readonly title?: Absent<string>;
        readonly uri?: Absent<string>;
      }>;
    }
  >;
  readonly dateElement?: Absent<
    Styled & {
      readonly dateElementProperties?: Absent<{ readonly displayText?: Absent<string> }>;
    }
  >;
}

interface Suggested {
  readonly suggestedInsertionIds?: Absent<readonly string[]>;
  readonly suggestedDeletionIds?: Absent<readonly string[]>;
}

/** What most paragraph elements carry: a text style and suggestions. */
export interface Styled extends Suggested {
  readonly textStyle?: Absent<HostedTextStyle>;
}

/** Characters that share one style. */
export interface HostedTextRun extends Styled {
  readonly content?: Absent<string>;
}

/** The text style of a run; what is absent is inherited. */
export interface HostedTextStyle {
  readonly bold?: Absent<boolean>;
  readonly italic?: Absent<boolean>;
  readonly underline?: Absent<boolean>;
  readonly strikethrough?: Absent<boolean>;
  readonly baselineOffset?: Absent<string>;
  readonly weightedFontFamily?: Absent<{ readonly fontFamily?: Absent<string> }>;
  readonly link?: Absent<HostedLink>;
}

/** Where a run leads: one member is set. */
export interface HostedLink {
  readonly url?: Absent<string>;
  readonly tabId?: Absent<string>;
  readonly headingId?: Absent<string>;
  readonly bookmarkId?: Absent<string>;
  readonly heading?: Absent<{ readonly id?: Absent<string> }>;
  readonly bookmark?: Absent<{ readonly id?: Absent<string> }>;
}

/** The paragraph style; what is absent is inherited. */
export interface HostedParagraphStyle {
  readonly namedStyleType?: Absent<string>;
  readonly headingId?: Absent<string>;
  readonly alignment?: Absent<string>;
  readonly direction?: Absent<string>;
}

/** A named style (`NORMAL_TEXT`, `HEADING_1` …) as the document defines it. */
export interface HostedNamedStyle {
  readonly namedStyleType?: Absent<string>;
  readonly textStyle?: Absent<HostedTextStyle>;
  readonly paragraphStyle?: Absent<HostedParagraphStyle>;
}

/** A list definition: one glyph for each nesting level. */
export interface HostedList {
  readonly listProperties?: Absent<{
    readonly nestingLevels?: Absent<readonly HostedNestingLevel[]>;
  }>;
}

/** The glyph of one nesting level. */
export interface HostedNestingLevel {
  readonly glyphType?: Absent<string>;
  readonly glyphSymbol?: Absent<string>;
  readonly startNumber?: Absent<number>;
}

/** A table; every row has a cell for each column, covered cells included. */
export interface HostedTable {
  readonly columns?: Absent<number>;
  readonly tableRows?: Absent<readonly HostedTableRow[]>;
}

/** One row of a table. */
export interface HostedTableRow {
  readonly tableCells?: Absent<readonly HostedTableCell[]>;
  readonly tableRowStyle?: Absent<{ readonly tableHeader?: Absent<boolean> }>;
}

/** One cell: a segment with spans. */
export interface HostedTableCell extends HostedSegment {
  readonly tableCellStyle?: Absent<{
    readonly rowSpan?: Absent<number>;
    readonly columnSpan?: Absent<number>;
  }>;
}

/** The properties of an inline or positioned object. */
export interface HostedObjectProperties {
  readonly embeddedObject?: Absent<{
    readonly title?: Absent<string>;
    readonly description?: Absent<string>;
    readonly size?: Absent<{
      readonly width?: Absent<HostedDimension>;
      readonly height?: Absent<HostedDimension>;
    }>;
    readonly imageProperties?: Absent<{
      readonly contentUri?: Absent<string>;
      readonly sourceUri?: Absent<string>;
    }>;
  }>;
}

/** A length in points (the only unit the provider uses). */
export interface HostedDimension {
  readonly magnitude?: Absent<number>;
}

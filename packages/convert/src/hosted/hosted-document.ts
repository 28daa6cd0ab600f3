import type { Absent, Dictionary } from "./absent.js";
import type { HostedCommentAnchor, HostedCommentThread } from "./hosted-comment.js";
import type { HostedObjectProperties } from "./hosted-object.js";
import type { HostedDocumentStyle, HostedSectionStyle } from "./hosted-section.js";
import type {
  HostedBorder,
  HostedColour,
  HostedDimension,
  HostedNamedStyle,
  HostedParagraphStyle,
  HostedTextStyle,
} from "./hosted-style.js";

/**
 * A hosted document as the Google Docs API returns it: the members that this package reads.
 *
 * Every member is optional and may be null, because the input is an uploaded file.
 * A test compares these types with those of `@googleapis/docs`, which this package does not depend on.
 */
export interface HostedDocument extends HostedContent {
  readonly documentId?: Absent<string>;
  readonly revisionId?: Absent<string>;
  readonly title?: Absent<string>;
  /** The newer shape, with content in tabs. If a document has both shapes, the tabs are used. */
  readonly tabs?: Absent<readonly HostedTab[]>;
  readonly comments?: Absent<readonly HostedCommentThread[]>;
}

/** The content of a document in the older shape, or of one tab in the newer. */
export interface HostedContent {
  readonly body?: Absent<HostedSegment>;
  readonly headers?: Dictionary<HostedSegment>;
  readonly footers?: Dictionary<HostedSegment>;
  readonly footnotes?: Dictionary<HostedSegment>;
  readonly commentAnchors?: Dictionary<HostedCommentAnchor>;
  readonly lists?: Dictionary<HostedList>;
  readonly documentStyle?: Absent<HostedDocumentStyle>;
  readonly suggestedDocumentStyleChanges?: Dictionary<{
    readonly documentStyle?: Absent<HostedDocumentStyle>;
    readonly documentStyleSuggestionState?: Absent<{
      readonly backgroundSuggestionState?: Absent<{
        readonly backgroundColorSuggested?: Absent<boolean>;
      }>;
    }>;
  }>;
  readonly namedStyles?: Absent<HostedNamedStyles>;
  readonly suggestedNamedStylesChanges?: Dictionary<{
    readonly namedStyles?: Absent<HostedNamedStyles>;
    readonly namedStylesSuggestionState?: Absent<{
      readonly stylesSuggestionStates?: Absent<
        readonly { readonly namedStyleType?: Absent<string> }[]
      >;
    }>;
  }>;
  readonly inlineObjects?: Dictionary<{
    readonly inlineObjectProperties?: Absent<HostedObjectProperties>;
  }>;
  readonly positionedObjects?: Dictionary<{
    readonly positionedObjectProperties?: Absent<HostedObjectProperties>;
    readonly suggestedDeletionIds?: Absent<readonly string[]>;
  }>;
}

/** The named styles of a document or tab, without duplicates. */
export interface HostedNamedStyles {
  readonly styles?: Absent<readonly HostedNamedStyle[]>;
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

/** One structural element. Exactly one member is set; its name is the kind of element. */
export interface HostedStructuralElement {
  readonly paragraph?: Absent<HostedParagraph>;
  readonly table?: Absent<HostedTable>;
  readonly tableOfContents?: Absent<HostedSegment & Suggested>;
  readonly sectionBreak?: Absent<
    Suggested & { readonly sectionStyle?: Absent<HostedSectionStyle> }
  >;
}

/** A paragraph: elements in reading order, its style, and its bullet if it is a list item. */
export interface HostedParagraph {
  readonly elements?: Absent<readonly HostedParagraphElement[]>;
  readonly paragraphStyle?: Absent<HostedParagraphStyle>;
  readonly bullet?: Absent<HostedBullet>;
  readonly positionedObjectIds?: Absent<readonly string[]>;
  readonly suggestedPositionedObjectIds?: Dictionary<{
    readonly objectIds?: Absent<readonly string[]>;
  }>;
  readonly suggestedParagraphStyleChanges?: Dictionary<{
    readonly paragraphStyle?: Absent<HostedParagraphStyle>;
    readonly paragraphStyleSuggestionState?: Absent<object>;
  }>;
  readonly suggestedBulletChanges?: Dictionary<{
    readonly bullet?: Absent<HostedBullet>;
    readonly bulletSuggestionState?: Absent<object>;
  }>;
}

/** The list that a paragraph belongs to, and the nesting level. */
export interface HostedBullet {
  readonly listId?: Absent<string>;
  readonly nestingLevel?: Absent<number>;
  /** Formatting of the glyph. */
  readonly textStyle?: Absent<HostedTextStyle>;
}

/** One paragraph element: its kind, and its range in UTF-16 code units. */
export interface HostedParagraphElement extends HostedElementKinds {
  /** Absent means 0. */
  readonly startIndex?: Absent<number>;
  readonly endIndex?: Absent<number>;
}

/** The kinds of paragraph elements; exactly one member is set. */
export interface HostedElementKinds {
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
      readonly dateElementProperties?: Absent<{
        readonly displayText?: Absent<string>;
        readonly timestamp?: Absent<string>;
      }>;
      readonly suggestedDateElementPropertiesChanges?: Dictionary<object>;
    }
  >;
}

/** Suggested insertions and deletions. */
export interface Suggested {
  readonly suggestedInsertionIds?: Absent<readonly string[]>;
  readonly suggestedDeletionIds?: Absent<readonly string[]>;
}

/** Members that most paragraph elements have: a text style and suggestions. */
export interface Styled extends Suggested {
  readonly textStyle?: Absent<HostedTextStyle>;
  readonly suggestedTextStyleChanges?: Dictionary<{
    readonly textStyle?: Absent<HostedTextStyle>;
    readonly textStyleSuggestionState?: Absent<object>;
  }>;
}

/** Characters that share one style. */
export interface HostedTextRun extends Styled {
  readonly content?: Absent<string>;
}

/** A list definition: one glyph for each nesting level. */
export interface HostedList {
  readonly listProperties?: Absent<HostedListProperties>;
  readonly suggestedListPropertiesChanges?: Dictionary<{
    readonly listProperties?: Absent<HostedListProperties>;
    readonly listPropertiesSuggestionState?: Absent<{
      readonly nestingLevelsSuggestionStates?: Absent<readonly object[]>;
    }>;
  }>;
}

/** The levels of a list, from the outermost. */
export interface HostedListProperties {
  readonly nestingLevels?: Absent<readonly HostedNestingLevel[]>;
}

/** The glyph of one nesting level. */
export interface HostedNestingLevel {
  readonly glyphType?: Absent<string>;
  readonly glyphSymbol?: Absent<string>;
  readonly glyphFormat?: Absent<string>;
  readonly indentStart?: Absent<HostedDimension>;
  readonly indentFirstLine?: Absent<HostedDimension>;
  readonly startNumber?: Absent<number>;
  readonly textStyle?: Absent<HostedTextStyle>;
}

/** A table; every row has a cell for each column, covered cells included. */
export interface HostedTable extends Suggested {
  readonly columns?: Absent<number>;
  readonly tableRows?: Absent<readonly HostedTableRow[]>;
  readonly tableStyle?: Absent<{
    readonly tableColumnProperties?: Absent<
      readonly { readonly widthType?: Absent<string>; readonly width?: Absent<HostedDimension> }[]
    >;
  }>;
}

/** One row of a table. */
export interface HostedTableRow extends Suggested {
  readonly tableCells?: Absent<readonly HostedTableCell[]>;
  readonly tableRowStyle?: Absent<HostedRowStyle>;
  readonly suggestedTableRowStyleChanges?: Dictionary<{
    readonly tableRowStyle?: Absent<HostedRowStyle>;
    readonly tableRowStyleSuggestionState?: Absent<object>;
  }>;
}

/** The height of a row and how it breaks across pages. */
export interface HostedRowStyle {
  readonly tableHeader?: Absent<boolean>;
  readonly preventOverflow?: Absent<boolean>;
  readonly minRowHeight?: Absent<HostedDimension>;
}

/** One cell: a segment with spans. */
export interface HostedTableCell extends HostedSegment, Suggested {
  readonly tableCellStyle?: Absent<HostedCellStyle>;
  readonly suggestedTableCellStyleChanges?: Dictionary<{
    readonly tableCellStyle?: Absent<HostedCellStyle>;
    readonly tableCellStyleSuggestionState?: Absent<object>;
  }>;
}

/** Spans and formatting of a cell. */
export interface HostedCellStyle {
  readonly rowSpan?: Absent<number>;
  readonly columnSpan?: Absent<number>;
  readonly backgroundColor?: Absent<HostedColour>;
  readonly borderTop?: Absent<HostedBorder>;
  readonly borderRight?: Absent<HostedBorder>;
  readonly borderBottom?: Absent<HostedBorder>;
  readonly borderLeft?: Absent<HostedBorder>;
  readonly paddingTop?: Absent<HostedDimension>;
  readonly paddingRight?: Absent<HostedDimension>;
  readonly paddingBottom?: Absent<HostedDimension>;
  readonly paddingLeft?: Absent<HostedDimension>;
  readonly contentAlignment?: Absent<string>;
}

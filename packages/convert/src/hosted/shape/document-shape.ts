import type {
  HostedCellStyle,
  HostedDocument,
  HostedList,
  HostedListProperties,
  HostedNestingLevel,
  HostedRowStyle,
  HostedSegment,
  HostedStructuralElement,
  HostedTab,
  HostedTable,
  HostedTableCell,
  HostedTableRow,
} from "../hosted-document.js";
import { documentStyle, objectProperties, sectionStyle } from "./page-shapes.js";
import { paragraph, suggested } from "./paragraph-shapes.js";
import {
  boolean,
  entries,
  list,
  number,
  object,
  suggestionState,
  text,
  type ShapeOf,
} from "./shape.js";
import { border, colour, dimension, namedStyle, textStyle } from "./style-shapes.js";

/** Recursive: a table contains segments. */
const content: ShapeOf<readonly HostedStructuralElement[]> = {
  kind: "list",
  get of(): ShapeOf<HostedStructuralElement> {
    return structuralElement;
  },
};

const segment: ShapeOf<HostedSegment> = object({ content });

const cellStyle: ShapeOf<HostedCellStyle> = object({
  rowSpan: number,
  columnSpan: number,
  backgroundColor: colour,
  borderTop: border,
  borderRight: border,
  borderBottom: border,
  borderLeft: border,
  paddingTop: dimension,
  paddingRight: dimension,
  paddingBottom: dimension,
  paddingLeft: dimension,
  contentAlignment: text,
});

const cell: ShapeOf<HostedTableCell> = object({
  ...suggested,
  content,
  tableCellStyle: cellStyle,
  suggestedTableCellStyleChanges: entries(
    object({
      tableCellStyle: cellStyle,
      tableCellStyleSuggestionState: suggestionState(cellStyle),
    }),
  ),
});

const rowStyle: ShapeOf<HostedRowStyle> = object({
  tableHeader: boolean,
  preventOverflow: boolean,
  minRowHeight: dimension,
});

const row: ShapeOf<HostedTableRow> = object({
  ...suggested,
  tableCells: list(cell),
  tableRowStyle: rowStyle,
  suggestedTableRowStyleChanges: entries(
    object({ tableRowStyle: rowStyle, tableRowStyleSuggestionState: suggestionState(rowStyle) }),
  ),
});

const table: ShapeOf<HostedTable> = object({
  ...suggested,
  columns: number,
  tableRows: list(row),
  tableStyle: object({
    tableColumnProperties: list(object({ widthType: text, width: dimension })),
  }),
});

const structuralElement: ShapeOf<HostedStructuralElement> = object({
  paragraph,
  table,
  tableOfContents: object({ ...suggested, content }),
  sectionBreak: object({ ...suggested, sectionStyle }),
});

const nestingLevel: ShapeOf<HostedNestingLevel> = object({
  glyphType: text,
  glyphSymbol: text,
  glyphFormat: text,
  indentStart: dimension,
  indentFirstLine: dimension,
  startNumber: number,
  textStyle,
});

const listProperties: ShapeOf<HostedListProperties> = object({ nestingLevels: list(nestingLevel) });

const listDefinition: ShapeOf<HostedList> = object({
  listProperties,
  suggestedListPropertiesChanges: entries(
    object({
      listProperties,
      listPropertiesSuggestionState: object({
        nestingLevelsSuggestionStates: list(suggestionState(nestingLevel)),
      }),
    }),
  ),
});

const namedStyles = object({ styles: list(namedStyle) });

const contentMembers = {
  body: segment,
  headers: entries(segment),
  footers: entries(segment),
  footnotes: entries(segment),
  commentAnchors: entries(object({ ranges: list(object({ segmentId: text, endIndex: number })) })),
  lists: entries(listDefinition),
  documentStyle,
  suggestedDocumentStyleChanges: entries(
    object({
      documentStyle,
      documentStyleSuggestionState: object({
        backgroundSuggestionState: object({ backgroundColorSuggested: boolean }),
      }),
    }),
  ),
  namedStyles,
  suggestedNamedStylesChanges: entries(
    object({
      namedStyles,
      namedStylesSuggestionState: object({
        stylesSuggestionStates: list(
          object({ ...suggestionState(namedStyle).members, namedStyleType: text }),
        ),
      }),
    }),
  ),
  inlineObjects: entries(object({ inlineObjectProperties: objectProperties })),
  positionedObjects: entries(
    object({
      positionedObjectProperties: objectProperties,
      suggestedDeletionIds: list(text),
    }),
  ),
};

/** Recursive: a tab contains tabs. */
const tabs: ShapeOf<readonly HostedTab[]> = {
  kind: "list",
  get of(): ShapeOf<HostedTab> {
    return tabShape;
  },
};

/** One tab of a document. */
export const tabShape: ShapeOf<HostedTab> = object({
  tabProperties: object({ tabId: text, title: text }),
  documentTab: object(contentMembers),
  childTabs: tabs,
});

const post = {
  content: text,
  author: object({ displayName: text }),
  createTime: text,
  deleted: boolean,
};

/** A whole document. */
export const documentShape: ShapeOf<HostedDocument> = object({
  ...contentMembers,
  documentId: text,
  revisionId: text,
  title: text,
  tabs,
  comments: list(
    object({
      ...post,
      anchorId: text,
      headPost: object(post),
      replies: list(object(post)),
      plainTextQuote: text,
    }),
  ),
});

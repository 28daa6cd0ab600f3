const points = (magnitude: number) => ({ magnitude, unit: "PT" });
const red = { color: { rgbColor: { red: 1 } } };
const cell = {
  content: [{ paragraph: { elements: [{ textRun: { content: "a\n" } }] } }],
  suggestedTableCellStyleChanges: {
    "s.1": {
      tableCellStyle: { backgroundColor: red, columnSpan: 2 },
      tableCellStyleSuggestionState: { backgroundColorSuggested: true, columnSpanSuggested: true },
    },
  },
};
const row = {
  tableCells: [cell, cell],
  suggestedTableRowStyleChanges: {
    "s.2": {
      tableRowStyle: { minRowHeight: points(40) },
      tableRowStyleSuggestionState: { minRowHeightSuggested: true },
    },
  },
};
const list = {
  listProperties: { nestingLevels: [{ glyphType: "DECIMAL", glyphFormat: "%0." }] },
  suggestedListPropertiesChanges: {
    "s.3": {
      listProperties: { nestingLevels: [{ glyphType: "ROMAN", textStyle: { bold: true } }] },
      listPropertiesSuggestionState: {
        nestingLevelsSuggestionStates: [
          { glyphTypeSuggested: true, textStyleSuggestionState: { boldSuggested: true } },
        ],
      },
    },
  },
};

/** A document with suggested changes to the formatting of everything except paragraphs and runs. */
export const suggestedFormatting = {
  body: {
    content: [
      { table: { tableRows: [row, row] } },
      { paragraph: { elements: [{ textRun: { content: "b\n" } }], bullet: { listId: "l" } } },
    ],
  },
  lists: { l: list },
  documentStyle: { pageSize: { width: points(600), height: points(800) } },
  suggestedDocumentStyleChanges: {
    "s.4": {
      documentStyle: { background: { color: red }, pageSize: { width: points(500) } },
      documentStyleSuggestionState: {
        backgroundSuggestionState: { backgroundColorSuggested: true },
        pageSizeSuggestionState: { widthSuggested: true },
      },
    },
  },
  namedStyles: { styles: [{ namedStyleType: "NORMAL_TEXT", textStyle: { bold: true } }] },
  suggestedNamedStylesChanges: {
    "s.5": {
      namedStyles: { styles: [{ namedStyleType: "NORMAL_TEXT", textStyle: { italic: true } }] },
      namedStylesSuggestionState: {
        stylesSuggestionStates: [
          { namedStyleType: "NORMAL_TEXT", textStyleSuggestionState: { italicSuggested: true } },
        ],
      },
    },
  },
};

import { describe, expect, it } from "vitest";
import { convertDocument } from "../../src/index.js";
import { body, paragraph, run, table } from "../support/build-document.js";
import { treeOf } from "../support/tree-of.js";

const red = { color: { color: { rgbColor: { red: 1 } } } };
const points = (magnitude: number) => ({ magnitude, unit: "PT" });

/** The document with all suggestions accepted or rejected, and the number of warnings. */
function resolved(content: object, suggestions: "accept" | "reject") {
  const { tree, warnings } = treeOf(content, { suggestions, styles: "faithful" });
  const [tab] = tree.tabs;
  const [section] = tab?.sections ?? [];
  const blocks = [...(section?.blocks ?? [])];
  return { tab, page: section?.page, blocks, codes: warnings.map(({ code }) => code) };
}

describe("accepted changes to formatting", () => {
  it("apply to row heights, cell colours and spans", () => {
    const [first = {}, second = {}] = table(["a", "b"], ["c", "d"]).table?.tableRows ?? [];
    const [cell = {}, ...others] = first.tableCells ?? [];
    const tableCellStyle = { backgroundColor: red.color, columnSpan: 2 };
    const state = { backgroundColorSuggested: true, columnSpanSuggested: true };
    const changed = {
      ...cell,
      suggestedTableCellStyleChanges: {
        "s.1": { tableCellStyle, tableCellStyleSuggestionState: state },
      },
    };
    const taller = {
      ...second,
      suggestedTableRowStyleChanges: {
        "s.2": {
          tableRowStyle: { minRowHeight: points(40) },
          tableRowStyleSuggestionState: { minRowHeightSuggested: true },
        },
      },
    };
    const tableRows = [{ ...first, tableCells: [changed, ...others] }, taller];
    const content = body({ table: { tableRows } });
    const accepted = resolved(content, "accept");
    expect(accepted.blocks).toMatchObject([
      {
        rows: [
          { cells: [{ columnSpan: 2, style: { shading: "#ff0000" } }] },
          { minHeight: 40, cells: [{ columnSpan: 1 }, { columnSpan: 1 }] },
        ],
      },
    ]);
    expect(accepted.codes).toEqual(["covered-cell-text"]);
    const [rejected] = resolved(content, "reject").blocks;
    expect(rejected).toMatchObject({ rows: [{ cells: [{ columnSpan: 1 }, {}] }, {}] });
    expect(JSON.stringify(rejected)).not.toMatch(/shading|minHeight/);
  });

  it("apply to list numbers", () => {
    const nestingLevels = [{ glyphType: "DECIMAL", glyphFormat: "%0.", startNumber: 1 }];
    const content = {
      ...body({
        paragraph: { elements: [run("one\n")], bullet: { listId: "l" } },
      }),
      lists: {
        l: {
          listProperties: { nestingLevels },
          suggestedListPropertiesChanges: {
            "s.3": {
              listProperties: {
                nestingLevels: [{ glyphType: "ROMAN", glyphFormat: "(%0)", startNumber: 4 }],
              },
              listPropertiesSuggestionState: {
                nestingLevelsSuggestionStates: [
                  { glyphTypeSuggested: true, glyphFormatSuggested: true },
                ],
              },
            },
          },
        },
      },
    };
    expect(resolved(content, "accept").blocks).toMatchObject([
      { items: [{ numbering: { label: "(i)" } }] },
    ]);
    expect(resolved(content, "reject").blocks).toMatchObject([
      { items: [{ numbering: { label: "1." } }] },
    ]);
    expect(resolved(content, "accept").codes).toEqual([]);
  });

  it("apply to page size and margins", () => {
    const content = {
      ...body(paragraph("a")),
      documentStyle: {
        pageSize: { width: points(600), height: points(800) },
        marginTop: points(72),
      },
      suggestedDocumentStyleChanges: {
        "s.4": {
          documentStyle: {
            background: red,
            pageSize: { width: points(500), height: points(500) },
            marginTop: points(10),
          },
          documentStyleSuggestionState: {
            backgroundSuggestionState: { backgroundColorSuggested: true },
            pageSizeSuggestionState: { widthSuggested: true },
            marginTopSuggested: true,
          },
        },
      },
    };
    const accepted = resolved(content, "accept");
    expect(accepted.page).toEqual({
      width: 500,
      height: 800,
      background: "#ff0000",
      margins: { top: 10 },
    });
    expect(accepted.codes).toEqual([]);
    expect(resolved(content, "reject").page).toEqual({
      width: 600,
      height: 800,
      margins: { top: 72 },
    });
  });

  it("apply to named styles", () => {
    const style = (namedStyleType: string, textStyle: object) => ({ namedStyleType, textStyle });
    const content = {
      ...body(paragraph("a")),
      namedStyles: { styles: [style("NORMAL_TEXT", {}), style("HEADING_1", { bold: true })] },
      suggestedNamedStylesChanges: {
        "s.5": {
          namedStyles: { styles: [style("HEADING_1", { italic: true })] },
          namedStylesSuggestionState: {
            stylesSuggestionStates: [
              { namedStyleType: "HEADING_1", textStyleSuggestionState: { italicSuggested: true } },
            ],
          },
        },
      },
    };
    const looks = (suggestions: "accept" | "reject") =>
      resolved(content, suggestions).tab?.styles?.heading1.text;
    expect(looks("accept")).toMatchObject({ bold: true, italic: true });
    expect(looks("reject")).toMatchObject({ bold: true, italic: false });
  });

  it("apply to paragraph shading, and remove members without value", () => {
    const content = body({
      paragraph: {
        elements: [run("a\n")],
        paragraphStyle: { alignment: "CENTER" },
        suggestedParagraphStyleChanges: {
          "s.6": {
            paragraphStyle: { shading: { backgroundColor: red.color } },
            paragraphStyleSuggestionState: {
              alignmentSuggested: true,
              shadingSuggestionState: { backgroundColorSuggested: true },
            },
          },
        },
      },
    });
    expect(resolved(content, "accept").blocks[0]).toMatchObject({ layout: { shading: "#ff0000" } });
    expect(resolved(content, "accept").blocks[0]).not.toHaveProperty("layout.alignment");
    expect(resolved(content, "reject").blocks[0]).toMatchObject({
      layout: { alignment: "center" },
    });
  });

  it("lead to a warning if they list no members", () => {
    const change = { "s.7": { documentStyle: { marginTop: points(10) } } };
    const content = { ...body(paragraph("a")), suggestedDocumentStyleChanges: change };
    const { warnings } = convertDocument(content, { format: "docx", suggestions: "accept" });
    expect(warnings).toMatchObject([
      { code: "suggestion-style-left-out", pointer: "/suggestedDocumentStyleChanges" },
    ]);
  });
});

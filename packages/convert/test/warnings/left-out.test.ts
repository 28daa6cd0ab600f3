import { describe, expect, it } from "vitest";
import { convertDocument, type Format } from "../../src/index.js";
import { body, paragraph, run } from "../support/build-document.js";

const centred = {
  paragraph: { elements: [run("Centred\n")], paragraphStyle: { alignment: "CENTER" } },
};
const blank = { paragraph: { elements: [run("\n")], paragraphStyle: {} } };

describe("warnings about formatting that a format lacks", () => {
  it("count aligned paragraphs in Markdown and text", () => {
    const document = body(centred, blank, centred, paragraph("As ever"));
    const warning = { code: "alignment-left-out", count: 2, pointer: "/body/content/0/paragraph" };
    expect(warningsOf(document, "markdown")).toMatchObject([warning]);
    expect(warningsOf(document, "text")).toMatchObject([warning]);
    expect(warningsOf(document, "html")).toEqual([]);
  });

  it("include aligned cells in text, but not in pipe tables", () => {
    const cells = [{ content: [centred] }, { content: [centred] }];
    const document = body({ table: { tableRows: [{ tableCells: cells }] } });
    expect(warningsOf(document, "markdown")).toEqual([]);
    expect(warningsOf(document, "text")).toMatchObject([{ code: "alignment-left-out", count: 2 }]);
  });

  it("include aligned callouts in Markdown", () => {
    const document = body({ table: { tableRows: [{ tableCells: [{ content: [centred] }] }] } });
    expect(warningsOf(document, "markdown")).toMatchObject([{ code: "alignment-left-out" }]);
    expect(warningsOf(document, "html")).toEqual([]);
  });

  it("include cells that differ from their column's alignment", () => {
    const rows = [[centred], [paragraph("As ever")], [centred]];
    const tableRows = rows.map((content) => ({ tableCells: [{ content }] }));
    const document = body({ table: { tableRows } });
    const warning = { code: "alignment-left-out", count: 2, pointer: "/body/content/0/table" };
    expect(warningsOf(document, "markdown")).toMatchObject([warning]);
  });

  it("include page backgrounds and label colours in semantic mode", () => {
    const red = { foregroundColor: { color: { rgbColor: { red: 1 } } } };
    const styled = {
      paragraph: { elements: [run("a\n")], bullet: { listId: "l", textStyle: red } },
    };
    const background = { color: { color: { rgbColor: { blue: 1 } } } };
    const document = { ...body(styled, styled), documentStyle: { background } };
    for (const format of ["html", "markdown", "text"] as const) {
      expect(warningsOf(document, format)).toMatchObject([
        { code: "page-background-left-out", pointer: "/documentStyle/background" },
        { code: "glyph-style-left-out", count: 2, excerpt: "●" },
      ]);
    }
    expect(warningsOf(document, "docx")).toEqual([]);
  });

  it("include links in Markdown code blocks", () => {
    const font = { weightedFontFamily: { fontFamily: "Roboto Mono" } };
    const document = body(
      paragraph([
        run("\uE907see ", font),
        run("docs\uE907", { ...font, link: { url: "https://example.org" } }),
      ]),
    );
    const { content, warnings } = convertDocument(document, { format: "markdown" });
    expect(content).toBe("```\nsee docs\n```\n");
    expect(warnings).toMatchObject([{ code: "code-links-left-out", excerpt: "see docs" }]);
  });
});

function warningsOf(document: unknown, format: Format) {
  return convertDocument(document, { format }).warnings;
}

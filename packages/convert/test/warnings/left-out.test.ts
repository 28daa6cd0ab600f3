import { describe, expect, it } from "vitest";
import { convertDocument, type Format } from "../../src/index.js";
import { body, paragraph, run } from "../support/build-document.js";

const centred = {
  paragraph: { elements: [run("Centred\n")], paragraphStyle: { alignment: "CENTER" } },
};
const blank = { paragraph: { elements: [run("\n")], paragraphStyle: {} } };

const lossOf = (names: string) => ({
  code: "styling-simplified",
  detail: `Styling is simplified: the output is without ${names}.`,
});
const alignment = lossOf("alignment");

describe("warnings about formatting that a format lacks", () => {
  it("count aligned paragraphs in Markdown and text", () => {
    const document = body(centred, blank, centred, paragraph("As ever"));
    const warning = { ...alignment, count: 2, pointer: "/body/content/0/paragraph" };
    expect(warningsOf(document, "markdown")).toMatchObject([warning]);
    expect(warningsOf(document, "text")).toMatchObject([warning]);
    expect(warningsOf(document, "html")).toEqual([]);
  });

  it("include aligned cells in text, but not in pipe tables", () => {
    const cells = [{ content: [centred] }, { content: [centred] }];
    const document = body({ table: { tableRows: [{ tableCells: cells }] } });
    expect(warningsOf(document, "markdown")).toEqual([]);
    expect(warningsOf(document, "text")).toMatchObject([{ ...alignment, count: 2 }]);
  });

  it("include aligned callouts in Markdown", () => {
    const document = body({ table: { tableRows: [{ tableCells: [{ content: [centred] }] }] } });
    expect(warningsOf(document, "markdown")).toMatchObject([alignment]);
    expect(warningsOf(document, "html")).toEqual([]);
  });

  it("include cells that differ from their column's alignment", () => {
    const rows = [[centred], [paragraph("As ever")], [centred]];
    const tableRows = rows.map((content) => ({ tableCells: [{ content }] }));
    const document = body({ table: { tableRows } });
    const warning = { ...alignment, count: 2, pointer: "/body/content/0/table" };
    expect(warningsOf(document, "markdown")).toMatchObject([warning]);
  });

  it("include page backgrounds and label colours in semantic mode", () => {
    const red = { foregroundColor: { color: { rgbColor: { red: 1 } } } };
    const styled = {
      paragraph: { elements: [run("a\n")], bullet: { listId: "l", textStyle: red } },
    };
    const background = { color: { color: { rgbColor: { blue: 1 } } } };
    const lists = { l: {} };
    const document = { ...body(styled, styled), lists, documentStyle: { background } };
    for (const format of ["html", "markdown", "text"] as const) {
      expect(warningsOf(document, format)).toMatchObject([
        {
          ...lossOf("label styles and page backgrounds"),
          pointer: "/documentStyle/background",
          count: 3,
        },
      ]);
    }
    expect(warningsOf(document, "docx")).toEqual([]);
  });

  it("are merged into one for all tabs", () => {
    const tab = (tabId: string) => ({ tabProperties: { tabId }, documentTab: body(centred) });
    const warnings = warningsOf({ tabs: [tab("t.0"), tab("t.1")] }, "text");
    expect(warnings).toMatchObject([{ ...alignment, count: 2, tab: "t.0" }]);
  });

  it("have a location for each image that loses its crop", () => {
    const cropProperties = { offsetLeft: 0.2 };
    const imageProperties = { contentUri: "https://example.org/a.png", cropProperties };
    const element = { inlineObjectElement: { inlineObjectId: "i" } };
    const document = {
      ...body(paragraph([element])),
      inlineObjects: { i: { inlineObjectProperties: { embeddedObject: { imageProperties } } } },
    };
    const codes = (format: Format) => warningsOf(document, format).map(({ code }) => code);
    expect(codes("markdown")).toContain("image-crop-left-out");
    expect(codes("html")).not.toContain("image-crop-left-out");
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

import { describe, expect, it } from "vitest";
import { body, paragraph, run } from "../support/build-document.js";
import { treeOf } from "../support/tree-of.js";

const pt = (magnitude: number) => ({ magnitude, unit: "PT" });
const segment = (text: string) => ({ content: [paragraph(text)] });
const begin = (sectionStyle: object) => ({ sectionBreak: { sectionStyle } });
const documentStyle = {
  pageSize: { width: pt(595), height: pt(842) },
  marginTop: pt(72),
  defaultHeaderId: "h.all",
  firstPageHeaderId: "h.first",
  evenPageHeaderId: "h.even",
};
const headers = {
  "h.all": segment("All"),
  "h.first": segment("First"),
  "h.even": segment("Even"),
  "h.two": segment("Two"),
};

function sectionsOf(style: object, ...content: Parameters<typeof body>) {
  const document = { ...body(...content), headers, documentStyle: { ...documentStyle, ...style } };
  return treeOf(document).tree.tabs[0]?.sections;
}

describe("a section", () => {
  it("inherits page size, margins and headers of the document", () => {
    expect(sectionsOf({}, begin({}), paragraph("a"))).toMatchObject([
      {
        begin: "continuous",
        page: { width: 595, height: 842, margins: { top: 72 } },
        headers: { default: [{ children: [{ value: "All" }] }] },
      },
    ]);
  });

  it("has headers for first and even pages only if enabled", () => {
    const names = (style: object) =>
      sectionsOf(style, begin({}))?.map((section) => Object.keys(section.headers));
    expect(names({})).toEqual([["default"]]);
    expect(names({ useFirstPageHeaderFooter: true })).toEqual([["default", "first"]]);
    expect(names({ useEvenPageHeaderFooter: true })).toEqual([["default", "even"]]);
  });

  it("may disable headers for the first page", () => {
    const sections = sectionsOf(
      {},
      begin({ useFirstPageHeaderFooter: true }),
      paragraph("a"),
      begin({ useFirstPageHeaderFooter: false }),
    );
    const names = sections?.map((section) => Object.keys(section.headers));
    expect(names).toEqual([["default", "first"], ["default"]]);
  });

  it("overrides the section before it", () => {
    const sections = sectionsOf(
      {},
      begin({ marginTop: pt(10) }),
      paragraph("a"),
      begin({
        sectionType: "NEXT_PAGE",
        flipPageOrientation: true,
        defaultHeaderId: "h.two",
        pageNumberStart: 5,
        columnSeparatorStyle: "BETWEEN_EACH_COLUMN",
        columnProperties: [
          { width: pt(200), paddingEnd: pt(20) },
          { width: pt(200), paddingEnd: pt(0) },
        ],
      }),
      paragraph("b"),
    );
    expect(sections?.[1]).toMatchObject({
      begin: "nextPage",
      page: { width: 842, height: 595, margins: { top: 10 } },
      pageNumberStart: 5,
      columns: {
        widths: [
          { width: 200, gap: 20 },
          { width: 200, gap: 0 },
        ],
        separator: true,
      },
      headers: { default: [{ children: [{ value: "Two" }] }] },
    });
  });

  it("on the next page has a page break before it", () => {
    const content = body(
      begin({}),
      paragraph("a"),
      begin({ sectionType: "NEXT_PAGE" }),
      paragraph("b"),
    );
    expect(treeOf(content).body.map((block) => block.kind)).toEqual([
      "paragraph",
      "pageBreak",
      "paragraph",
    ]);
  });
});

describe("page numbers", () => {
  const content = body(
    paragraph([
      run("Page "),
      { autoText: { type: "PAGE_NUMBER" } },
      run(" of "),
      { autoText: { type: "PAGE_COUNT" } },
    ]),
  );

  it("are kept for a format with pages", () => {
    expect(treeOf(content, { format: "docx" }).body).toMatchObject([
      {
        children: [
          { kind: "text", value: "Page " },
          { kind: "pageNumber", of: "page" },
          { kind: "text", value: " of " },
          { kind: "pageNumber", of: "document" },
        ],
      },
    ]);
  });

  it("are left out with a warning for a format without", () => {
    expect(treeOf(content).warnings.map((warning) => warning.code)).toEqual([
      "page-number-left-out",
      "page-number-left-out",
    ]);
  });
});

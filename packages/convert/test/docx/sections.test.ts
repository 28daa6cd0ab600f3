import { describe, expect, it } from "vitest";
import { convertDocument } from "../../src/index.js";
import { origin, paragraph, section, tree } from "./building/build-tree.js";
import { docxParts } from "./reading/docx-parts.js";
import { readDocx, select } from "./reading/read-docx.js";

describe("sections", () => {
  it("have their own page size, margins, page numbers and columns", () => {
    const docx = readDocx(
      tree([
        section([paragraph("tall")], { page: { width: 595, height: 842, margins: { left: 50 } } }),
        section([paragraph("wide")], {
          begin: "continuous",
          page: { width: 842, height: 595, margins: {} },
          pageNumberStart: 5,
          direction: "rtl",
          columns: {
            widths: [
              { width: 300, gap: 20 },
              { width: 400, gap: 0 },
            ],
            separator: true,
          },
        }),
      ]),
    );
    expect(docx.values("w:type")).toEqual(["nextPage", "continuous"]);
    expect(docx.values("w:pgSz", "w:w")).toEqual(["11900", "16840"]);
    expect(docx.values("w:pgSz", "w:orient")).toEqual(["undefined", "landscape"]);
    expect(docx.values("w:pgMar", "w:left")).toEqual(["1000", "1440"]);
    expect(docx.values("w:pgNumType", "w:start")).toEqual(["5"]);
    expect(docx.values("w:col", "w:w")).toEqual(["6000", "8000"]);
    expect(docx.values("w:cols", "w:sep")).toEqual(["1"]);
    expect(docx.elements("w:bidi")).toHaveLength(1);
  });

  it("have the page background of the document", () => {
    const background = (red: number) => ({
      color: { color: { rgbColor: { red, green: 1, blue: 1 } } },
    });
    const partsOf = (red: number) => {
      const documentStyle = { background: background(red) };
      const { content } = convertDocument(
        { body: { content: [] }, documentStyle },
        { format: "docx" },
      );
      return docxParts(content);
    };
    const [colour] = select(partsOf(0).get("word/document.xml"), "w:background");
    expect(colour?.attributes).toEqual({ "w:color": "00ffff" });
    expect(select(partsOf(0).get("word/settings.xml"), "w:displayBackgroundShape")).toHaveLength(1);
    expect(select(partsOf(1).get("word/document.xml"), "w:background")).toEqual([]);
  });

  it("end in their last paragraph without adding an empty one", () => {
    const docx = readDocx(tree([section([paragraph("one")]), section([paragraph("two")])]));
    expect(docx.paragraphs()).toEqual(["one", "two"]);
  });

  it("have their own headers on first and even pages", () => {
    const docx = readDocx(
      tree([
        section([paragraph("one")], {
          headers: { default: [paragraph("all")], first: [paragraph("first")] },
          footers: { even: [paragraph("even")] },
        }),
        section([paragraph("two")]),
      ]),
    );
    const kinds = ["default", "first", "even", "default", "even"];
    expect(docx.values("w:headerReference", "w:type")).toEqual(kinds);
    expect(docx.values("w:footerReference", "w:type")).toEqual(kinds);
    const [all, first, even, ...second] = docx.values("w:headerReference", "r:id");
    expect(even).toBe(all);
    expect(first).not.toBe(all);
    expect(new Set(second).size).toBe(1);
    expect(second).not.toContain(all);
    expect(docx.elements("w:titlePg")).toHaveLength(1);
    expect(docx.elements("w:evenAndOddHeaders", "word/settings.xml")).toHaveLength(1);
  });

  it("share header parts", () => {
    const headers = { default: [paragraph("all")] };
    const sections = [
      section([paragraph("one")], { headers }),
      section([paragraph("two")], { headers }),
    ];
    const docx = readDocx(tree(sections));
    expect(docx.paths.filter((path) => path.startsWith("word/header"))).toEqual([
      "word/header1.xml",
    ]);
  });
});

describe("breaks", () => {
  it("are a property of the next paragraph, if there is one", () => {
    const page = { kind: "pageBreak", origin } as const;
    const docx = readDocx(
      tree([paragraph("a"), page, paragraph("b"), page, { kind: "columnBreak", origin }]),
    );
    expect(docx.paragraphs()).toEqual(["a", "b", "", ""]);
    expect(docx.elements("w:pageBreakBefore")).toHaveLength(1);
    expect(docx.values("w:br", "w:type")).toEqual(["page", "column"]);
  });
});

describe("a column break", () => {
  it("is in the paragraph after it", () => {
    const docx = readDocx(tree([paragraph("a"), { kind: "columnBreak", origin }, paragraph("b")]));
    expect(docx.paragraphs()).toEqual(["a", "b"]);
    expect(docx.values("w:br", "w:type")).toEqual(["column"]);
  });
});

describe("tabs", () => {
  it("begin on a new page with a heading as link target", () => {
    const [first] = tree([paragraph("one")]).tabs;
    const heading = { level: 1, title: "Birds", anchor: "birds" } as const;
    if (!first) throw new Error("A tree has a tab.");
    const sections = [section([paragraph("two")], { begin: "continuous" })];
    const docx = readDocx({ ...tree([]), tabs: [first, { ...first, heading, sections }] });
    expect(docx.paragraphs()).toEqual(["one", "Birds", "two"]);
    expect(docx.values("w:type")).toEqual(["nextPage", "nextPage"]);
    expect(docx.elements("w:bookmarkStart")).toHaveLength(1);
  });
});

describe("a table of contents", () => {
  it("is a field with the entries of the document", () => {
    const two = { blocks: [paragraph("Two")], entries: [] };
    const entries = [{ blocks: [paragraph("One")], entries: [two] }];
    const docx = readDocx(tree([{ kind: "tableOfContents", entries }, paragraph("x")]));
    expect(docx.values("w:docPartGallery")).toEqual(["Table of Contents"]);
    expect(docx.paragraphs()).toEqual(["One", "Two", "x"]);
    expect(docx.values("w:ind", "w:left")).toEqual(["360"]);
    expect(docx.values("w:fldChar", "w:fldCharType")).toEqual(["begin", "separate", "end"]);
  });

  it("may be empty", () => {
    const docx = readDocx(tree([{ kind: "tableOfContents", entries: [] }]));
    expect(docx.elements("w:fldChar")).toHaveLength(3);
  });
});

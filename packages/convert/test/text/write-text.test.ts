import { describe, expect, it } from "vitest";
import type { Block, ListItem } from "../../src/tree/block.js";
import type { DocumentTree } from "../../src/tree/document-tree.js";
import type { Inline } from "../../src/tree/inline.js";
import type { Warn } from "../../src/warnings/conversion-warning.js";
import { writeText } from "../../src/write/text/write-text.js";
import { cell, origin, paragraph, text, tree } from "../docx/building/build-tree.js";

function write(document: DocumentTree, fields: Record<string, string> = {}) {
  const warnings: Parameters<Warn>[0][] = [];
  const content = writeText(document, fields, (code) => warnings.push(code));
  return { content, warnings };
}
const textOf = (...blocks: readonly Block[]) => write(tree(blocks)).content;
const heading = (level: 1 | 2 | 3, value: string) =>
  ({
    kind: "heading",
    level,
    namedStyle: "heading1",
    layout: {},
    children: [text(value)],
  }) as const;
const link = (url: string, value: string): Inline => ({
  kind: "link",
  url,
  children: [text(value)],
});

describe("headings", () => {
  it("are underlined by level", () => {
    const content = textOf(
      heading(1, "One"),
      heading(2, "Zwölf"),
      heading(3, "Three"),
      paragraph("x"),
    );
    expect(content).toBe("One\n===\n\nZwölf\n-----\n\nThree\n~~~~~\n\nx\n");
  });
});

describe("lists", () => {
  const definition = { id: "a", levels: [] };
  const item = (label: string, ...blocks: readonly Block[]): ListItem => ({
    numbering: { definition, level: 0, number: 1, label },
    blocks,
  });
  const list = (...items: readonly ListItem[]): Block => ({
    kind: "list",
    definition,
    level: 0,
    marker: "decimal",
    start: 1,
    items,
    origin,
  });

  it("have the labels of Google Docs and nested indentation", () => {
    const inner = list(item("(a)", paragraph("inner"), paragraph("more")));
    const content = textOf(
      list(item("9.", paragraph("one"), inner), item("10.", paragraph("two"))),
    );
    expect(content).toBe("9. one\n   (a) inner\n       more\n10. two\n");
  });

  it("put the label of an item without text on a separate line", () => {
    const inner = list(item("(a)", paragraph("inner")));
    expect(textOf(list(item("9.", inner), item("10.")))).toBe("9.\n   (a) inner\n10.\n");
  });

  it("show empty items, and items without a label", () => {
    expect(textOf(list(item("1."), item("", paragraph("x"))))).toBe("1.\nx\n");
  });
});

describe("tables", () => {
  it("are lines of tab-separated cells, including covered ones", () => {
    const table: Block = {
      kind: "table",
      columns: 3,
      headerRows: 1,
      origin,
      rows: [
        { cells: [cell("a", { rowSpan: 2 }), cell("b", { columnSpan: 2 })] },
        { cells: [cell("c"), cell("", { blocks: [paragraph("d"), paragraph("e\tf")] })] },
      ],
    };
    expect(textOf(table)).toBe("a\tb\n\tc\td / e f\n");
  });
});

describe("inline content", () => {
  it("shows URLs after links unless they equal the text", () => {
    const content = textOf(
      paragraph(
        link("https://a.example/", "there"),
        " ",
        link("https://a.example/", "https://a.example/"),
        " ",
        link("mailto:a@b.example", "a@b.example"),
      ),
    );
    expect(content).toBe("there <https://a.example/> https://a.example/ a@b.example\n");
  });

  it("marks suggestions, and reports other marks once", () => {
    const marked = (mark: "insertion" | "deletion" | "strong"): Inline => ({
      kind: "marked",
      mark,
      children: [text(mark)],
    });
    const { content, warnings } = write(
      tree([
        paragraph(marked("insertion"), marked("deletion"), marked("strong"), marked("strong")),
        paragraph(link("#one", "one"), link("#two", " two")),
      ]),
    );
    expect(content).toBe("{+insertion+}[-deletion-]strongstrong\n\none two\n");
    expect(warnings).toEqual(["marks-left-out", "internal-links-left-out"]);
  });

  it("keeps superscripts apart from words, and leaves others alone", () => {
    const above = (...children: (Inline | string)[]): Inline => ({
      kind: "marked",
      mark: "superscript",
      children: children.map((child) => (typeof child === "string" ? text(child) : child)),
    });
    const strong: Inline = { kind: "marked", mark: "strong", children: [above("2")] };
    const lines: readonly (readonly [string, readonly (Inline | string)[]])[] = [
      ["^(1)FORM", [above("1"), "FORM"]],
      ["x^2 and (a)^(n+1)", ["x", above("2"), " and (a)", above("n+1")]],
      ["the 3^rd, m^2", ["the 3", above("rd"), ", m", strong]],
      ["^(1)FORM <https://a.example/>", [above("1"), link("https://a.example/", "FORM")]],
      ["Name™ and 1 FORM", ["Name", above("™"), " and ", above("1"), " FORM"]],
    ];
    for (const [line, nodes] of lines) expect(textOf(paragraph(...nodes))).toBe(`${line}\n`);
  });

  it("shows images as text and URL", () => {
    const image = { kind: "image", id: "i", alternative: "A dot", origin } as const;
    const { content, warnings } = write(
      tree([
        paragraph({ ...image, url: "https://a.example/i.png" }),
        paragraph({ ...image, url: "data:image/png;base64,AAAA" }),
      ]),
    );
    expect(warnings).toEqual(["image-as-link", "image-as-link"]);
    expect(content).toBe("[A dot] <https://a.example/i.png>\n\n[A dot]\n");
  });

  it("keeps the indent of a paragraph", () => {
    expect(textOf(paragraph("\ta"), paragraph("b"))).toBe("\ta\n\nb\n");
  });

  it("removes white space at the ends of lines", () => {
    expect(textOf(paragraph("a  ", { kind: "lineBreak" }, "b\t"))).toBe("a\nb\n");
  });
});

describe("a document", () => {
  it("begins with its fields and ends with its footnotes", () => {
    const footnote = { number: 1, referenced: true, blocks: [paragraph("one"), paragraph("two")] };
    const { content } = write(
      tree([paragraph("Text", { kind: "footnoteReference", number: 1 })], [footnote]),
      { author: "Ada\nL." },
    );
    const rule = "-".repeat(40);
    expect(content).toBe(`author: Ada L.\n\nText[1]\n\n${rule}\n\n[1] one\n\n    two\n`);
  });

  it("separates code, callouts, headers and footers", () => {
    const [tab] = tree([
      { kind: "codeBlock", children: [text("a"), { kind: "lineBreak" }, text("b")], origin },
      { kind: "callout", blocks: [paragraph("c"), paragraph("d")], origin },
    ]).tabs;
    if (!tab) throw new Error("A tree has a tab.");
    const whole = { ...tab, headers: [paragraph("head")], footers: [paragraph("foot")] };
    const rule = "-".repeat(40);
    expect(write({ ...tree([]), tabs: [whole] }).content).toBe(
      `head\n\n${rule}\n\n    a\n    b\n\n| c\n|\n| d\n\n${rule}\n\nfoot\n`,
    );
  });

  it("warns about page elements", () => {
    const { content, warnings } = write(
      tree([
        paragraph("a", { kind: "pageNumber", of: "page", origin }),
        { kind: "pageBreak", origin },
        { kind: "columnBreak", origin },
        paragraph("b"),
      ]),
    );
    expect(content).toBe("a\n\nb\n");
    expect(warnings).toEqual([
      "page-number-left-out",
      "page-break-left-out",
      "column-break-left-out",
    ]);
  });
});

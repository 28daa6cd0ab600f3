import { describe, expect, it } from "vitest";
import { convertDocument, type ConvertOptions } from "../../src/index.js";
import { item, paragraph } from "../fixtures/build/blocks.js";
import { documentOfOneTab } from "../fixtures/build/documents.js";
import { code, text } from "../fixtures/build/elements.js";
import { bulleted, numbered } from "../fixtures/build/lists.js";
import { cell, table } from "../fixtures/build/tables.js";
import { ownDocument } from "../support/read-documents.js";

type Options = Omit<ConvertOptions, "format">;

const convert = (document: unknown, options: Options = {}) =>
  convertDocument(document, { format: "markdown", tables: "pipe", ...options });

const lists = { bulleted, numbered };
const oneTable = (...rows: Parameters<typeof table>[0]) =>
  documentOfOneTab("T", [table(rows, { headerRows: 1 })], { lists });
const markdownOf = (document: object, options: Options = {}) => convert(document, options).content;

const merged = oneTable(
  ["a", "b", "c"],
  [cell("over two", { columnSpan: 2 }), "", "1"],
  [cell("down two", { rowSpan: 2 }), "2", "3"],
  ["", "4", "5"],
);

describe("a pipe table of any table", () => {
  it.each(["merged-cells", "tables", "tables-in-tables", "code-and-callouts", "checklists"])(
    "equals the golden file of %s",
    async (name) => {
      const { content } = convert(ownDocument(name));
      await expect(content).toMatchFileSnapshot(`../golden/${name}.pipe.md`);
    },
  );

  it("has blanks, or repeated text, in cells covered by a merged cell", () => {
    expect(markdownOf(merged)).toBe(
      "| a | b | c |\n| - | - | - |\n| over two | | 1 |\n| down two | 2 | 3 |\n| | 4 | 5 |\n",
    );
    expect(markdownOf(merged, { spans: "repeat" })).toBe(
      "| a | b | c |\n| - | - | - |\n| over two | over two | 1 |\n| down two | 2 | 3 |\n| down two | 4 | 5 |\n",
    );
  });

  it("has lists with labels, indented by non-breaking spaces", () => {
    const items = [item("one", "numbered"), item("below", "bulleted", 1), item("two", "numbered")];
    expect(markdownOf(oneTable(["x", "y"], ["list", items]))).toContain(
      "| list | 1. one<br>\u00A0\u00A0○ below<br>2. two |",
    );
  });

  it("keeps code as code and escapes its pipe", () => {
    const document = oneTable(["x", "y"], [[paragraph([code("a|b")]), paragraph("c|d")], "z"]);
    expect(markdownOf(document)).toContain("| `a\\|b`<br>c\\|d | z |");
  });

  it("contains no HTML if raw HTML is disabled", () => {
    const document = oneTable(
      ["x", "y"],
      [[paragraph([code("a\\|b"), text("\u{b}c")]), paragraph("d")], "e"],
    );
    expect(markdownOf(document, { rawHtml: false })).toContain("| a\\\\\\|b c d | e |");
  });

  it("uses JSX for line breaks in MDX", () => {
    const document = oneTable(["x", "y"], [[paragraph("a"), paragraph("b")], "c"]);
    expect(markdownOf(document, { dialect: "mdx" })).toContain("| a<br />b | c |");
  });

  it("is written as HTML in CommonMark, which lacks pipe tables", () => {
    expect(markdownOf(merged, { dialect: "commonmark" })).toContain(
      '<td colspan="2">over two</td>',
    );
  });

  it("warns about each loss with its location", () => {
    const { warnings } = convert(ownDocument("tables-in-tables"));
    expect(new Set(warnings.map(({ code: one }) => one))).toContain("table-cell-flattened");
    const [spans] = convert(merged).warnings;
    expect(spans).toMatchObject({
      code: "table-spans-expanded",
      pointer: "/tabs/0/documentTab/body/content/1/table",
      excerpt: "over two",
    });
  });

  it("keeps one header row, with a warning about others", () => {
    const document = documentOfOneTab("T", [
      table(
        [
          ["a", "b"],
          ["c", "d"],
          ["e", "f"],
        ],
        { headerRows: 2 },
      ),
    ]);
    expect(convert(document).warnings).toMatchObject([
      { code: "table-header-reduced", excerpt: "c d" },
    ]);
  });

  it("limits the size if a long text spans many cells", () => {
    const long = "word ".repeat(100_000);
    const rows = Array.from({ length: 100 }, () => ["", "x"]);
    const [first, ...others] = rows;
    const document = oneTable([cell(long, { rowSpan: 100 }), first?.[1] ?? ""], ...others);
    expect(markdownOf(document, { spans: "repeat" }).length).toBeLessThan(2_000_000);
  });
});

import { body, item, paragraph, run, table } from "../../support/build-document.js";
import { report, type Reports } from "./report.js";

const lists = {
  bullets: { listProperties: { nestingLevels: [{ glyphSymbol: "●" }, { glyphSymbol: "○" }] } },
};
const cells = (...contents: readonly (readonly object[])[]) => ({
  tableCells: contents.map((content) => ({ content: [...content] })),
});
const tableOf = (...rows: readonly object[]) => ({ table: { tableRows: [...rows] } });

const merged = tableOf(
  { tableCells: [{ content: [paragraph("wide")], tableCellStyle: { columnSpan: 2 } }, {}] },
  cells([paragraph("a")], [paragraph("b")]),
);
const several = tableOf(
  cells([paragraph("a")], [paragraph("b")]),
  cells([item("one", "bullets"), item("two", "bullets")], []),
);
const nested = tableOf(cells([item("one", "bullets"), item("two", "bullets", 1)], []));
const code = (text: string) =>
  paragraph([run(text, { weightedFontFamily: { fontFamily: "Courier New" } })]);
const pictures = {
  ...body(
    tableOf(
      cells([paragraph("a")], [paragraph([{ inlineObjectElement: { inlineObjectId: "i" } }])]),
    ),
  ),
  inlineObjects: {
    i: {
      inlineObjectProperties: {
        embeddedObject: { imageProperties: { contentUri: "https://example.org/a.png" } },
      },
    },
  },
};

export const ofTables: Reports = {
  "every table becomes HTML": report(
    "kept",
    body(table(["a", "b"], ["c", "d"])),
    "| a | b |\n| - | - |\n| c | d |",
  ),
  "merged cells are lost in HTML, or their rows get too long": report(
    "kept",
    body(merged),
    /<tr>\n<td colspan="2">wide<\/td>\n<\/tr>\n<tr>\n<td>a<\/td>\n<td>b<\/td>\n<\/tr>/,
    { format: "html" },
  ),
  "merged cells shift the rows of a pipe table": report(
    "kept with a warning",
    body(merged),
    "| wide | |\n| - | - |\n| a | b |",
    { tables: "pipe" },
  ),
  "a list in a cell makes the whole table HTML": report(
    "kept with a warning",
    { ...body(several), lists },
    "| ● one<br>● two | |",
    { tables: "pipe" },
  ),
  "nested lists in cells are flattened": report(
    "kept with a warning",
    { ...body(nested), lists },
    "<li>one\n<ul>\n<li>two</li>\n</ul>\n</li>",
  ),
  "a list at the beginning of a cell ends the conversion": report(
    "kept",
    { ...body(nested), lists },
    "<li>two</li>",
    { format: "html" },
  ),
  "images in cells are lost": report("kept", pictures, "| a | ![](a.png) |", {
    images: { external: new Map([["https://example.org/a.png", "a.png"]]) },
  }),
  "a pipe in a cell makes a column": report(
    "kept",
    body(table(["a|b", "c"], ["d", "e"])),
    String.raw`| a\|b | c |`,
  ),
  "code in a table of one cell stays a table": report(
    "kept",
    body(tableOf(cells([code("let a = 1;"), code("let b = 2;")]))),
    "```\nlet a = 1;\nlet b = 2;\n```",
  ),
  "header rows of tables are not marked": report(
    "kept",
    body(
      tableOf(
        { ...cells([paragraph("a")], [paragraph("b")]), tableRowStyle: { tableHeader: true } },
        cells([paragraph("c")], [paragraph("d")]),
      ),
    ),
    /<th scope="col">a<\/th>/,
    { format: "html" },
  ),
  "tables in tables are lost": report(
    "kept",
    body(tableOf(cells([table(["inner", "b"])], [paragraph("outer")]))),
    /<td>\s*(?:<div[^>]*>)?<table>[^]*inner[^]*<\/table>/,
    { format: "html" },
  ),
};

import { describe, expect, it } from "vitest";
import type { Table } from "../../src/tree/block.js";
import { cell, origin, paragraph, tree } from "./building/build-tree.js";
import { readDocx, select, textOf } from "./reading/read-docx.js";

const table = (columns: number, ...rows: Table["rows"]): Table => ({
  kind: "table",
  columns,
  headerRows: 0,
  rows,
  origin,
});

describe("tables", () => {
  it("continue merged cells in every row", () => {
    const docx = readDocx(
      tree([
        table(
          3,
          { cells: [cell("a", { rowSpan: 3 }), cell("b", { columnSpan: 2, rowSpan: 2 })] },
          { cells: [] },
          { cells: [cell("c"), cell("d")] },
        ),
      ]),
    );
    const rows = docx.elements("w:tr").map((row) => select(row, "w:tc").map(textOf));
    expect(rows).toEqual([
      ["a", "b"],
      ["", ""],
      ["", "c", "d"],
    ]);
    expect(docx.values("w:vMerge")).toEqual([
      "restart",
      "restart",
      "continue",
      "continue",
      "continue",
    ]);
    expect(docx.values("w:gridSpan")).toEqual(["2", "2"]);
  });

  it("write header rows, row breaks, widths and formatting", () => {
    const style = {
      shading: "#ffeecc",
      borders: { top: { width: 1, colour: "#000000", dash: "dashed" } },
      padding: { top: 1, right: 2, bottom: 3, left: 4 },
      contentAlignment: "middle",
    } as const;
    const docx = readDocx(
      tree([
        {
          ...table(
            2,
            { keepTogether: true, minHeight: 30, cells: [cell("a", { style }), cell("b")] },
            { cells: [cell("c"), cell("d")] },
          ),
          headerRows: 1,
          widths: [100, undefined],
        },
      ]),
    );
    expect(docx.elements("w:tblHeader")).toHaveLength(1);
    expect(docx.elements("w:cantSplit")).toHaveLength(1);
    expect(docx.values("w:trHeight")).toEqual(["600"]);
    expect(docx.values("w:gridCol", "w:w")).toEqual(["2000", "7026"]);
    const [properties] = docx.elements("w:tcPr");
    expect(properties?.children.map((child) => child.type === "element" && child.name)).toEqual(
      "w:tcW w:tcBorders w:shd w:tcMar w:vAlign".split(" "),
    );
  });

  it("write a border shared by all cells once", () => {
    const thin = { width: 0.5, colour: "#b7c4c7", dash: "solid" } as const;
    const thick = { ...thin, width: 2 };
    const framed = (top: typeof thin | typeof thick) => ({
      style: { borders: { top, right: thin, bottom: thin, left: thin } },
    });
    const docxOf = (top: typeof thin | typeof thick) =>
      readDocx(tree([table(2, { cells: [cell("a", framed(thin)), cell("b", framed(top))] })]));
    const [same, different] = [docxOf(thin), docxOf(thick)];
    expect(same.elements("w:tblBorders")[0]?.children).toHaveLength(6);
    expect(same.elements("w:tcBorders")).toHaveLength(0);
    expect(different.elements("w:tblBorders")).toHaveLength(0);
    expect(different.elements("w:tcBorders")).toHaveLength(2);
  });

  it("are scaled to the line width", () => {
    const wide = { ...table(2, { cells: [cell("a"), cell("b")] }), widths: [600, 600] };
    expect(readDocx(tree([wide])).values("w:gridCol", "w:w")).toEqual(["4513", "4513"]);
  });

  it("write no padding that equals their style", () => {
    const padding = { top: 5, right: 5, bottom: 5, left: 5 };
    const cells = [
      cell("a", { style: { padding } }),
      cell("b", { style: { padding: { ...padding, top: 0 } } }),
    ];
    const docx = readDocx(tree([table(2, { cells })]));
    expect(docx.elements("w:tcPr").map((one) => select(one, "w:tcMar").length)).toEqual([0, 1]);
  });

  it("have a paragraph at the end of each cell, and are not joined", () => {
    const nested = { ...cell(""), blocks: [table(1, { cells: [cell("inner")] })] };
    const docx = readDocx(tree([table(1, { cells: [nested] }), table(1, { cells: [cell("x")] })]));
    for (const one of docx.elements("w:tc")) {
      expect(one.children.at(-1)).toMatchObject({ name: "w:p" });
    }
    const [body] = docx.elements("w:body");
    expect(body?.children.map((child) => child.type === "element" && child.name)).toEqual([
      "w:tbl",
      "w:p",
      "w:tbl",
      "w:sectPr",
    ]);
  });

  it("are left out if they have no cells", () => {
    expect(readDocx(tree([table(0, { cells: [] }), paragraph("x")])).elements("w:tbl")).toEqual([]);
  });

  it("write callouts with one cell", () => {
    const docx = readDocx(tree([{ kind: "callout", blocks: [paragraph("note")], origin }]));
    expect(docx.values("w:tblStyle")).toEqual(["Callout"]);
    expect(docx.elements("w:tc").map(textOf)).toEqual(["note"]);
  });
});

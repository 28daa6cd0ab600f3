import type { Element } from "xast";
import { x } from "../xml/x.js";
import type { Callout } from "../../../tree/block.js";
import type { DocxContext, WriteContent } from "../docx-context.js";
import { twips } from "../formatting/units.js";
import { writeCell } from "./write-cell.js";
import { tableProperties } from "./write-table.js";

/** Writes a callout as a table with one cell. */
export function writeCallout(
  { blocks, style }: Callout,
  context: DocxContext,
  writeContent: WriteContent,
): readonly Element[] {
  const cell = { rowSpan: 1, columnSpan: 1, blocks, ...(style ? { style } : {}) };
  const row = writeCell(
    { cell, column: 0, merge: "none" },
    { widths: [context.width], hasBorders: true },
    context,
    writeContent,
  );
  return [
    x("w:tbl", [
      tableProperties("Callout", context.width),
      x("w:tblGrid", [x("w:gridCol", { "w:w": twips(context.width) })]),
      x("w:tr", [row]),
    ]),
  ];
}

import type { docs_v1 } from "@googleapis/docs";
import * as fc from "fast-check";
import { item, paragraph, sectionBreak, tableOfContents } from "../../fixtures/build/blocks.js";
import { cell, table } from "../../fixtures/build/tables.js";
import { paragraphElement } from "./paragraph-element.js";

type Structural = docs_v1.Schema$StructuralElement;

const elements = fc.array(paragraphElement, { maxLength: 5 });
const namedStyleType = fc.constantFrom(
  "NORMAL_TEXT",
  "TITLE",
  "SUBTITLE",
  "HEADING_1",
  "HEADING_6",
);
const style: fc.Arbitrary<docs_v1.Schema$ParagraphStyle> = fc.record(
  {
    namedStyleType,
    headingId: fc.constantFrom("h.0", "h.1"),
    alignment: fc.constantFrom("START", "CENTER", "END", "JUSTIFIED"),
    direction: fc.constantFrom("LEFT_TO_RIGHT", "RIGHT_TO_LEFT"),
    pageBreakBefore: fc.boolean(),
  },
  { requiredKeys: [] },
);
const plainParagraph = fc.tuple(elements, style).map((one) => paragraph(...one));
const listItem = fc
  .tuple(elements, fc.nat({ max: 8 }), style)
  .map(([runs, level, formatting]) => item(runs, "kix.list", level, formatting));

const { content: blocks } = fc.letrec<{ content: Structural[]; table: Structural }>((tie) => ({
  content: fc.array(
    fc.oneof(
      { maxDepth: 3, depthIdentifier: "blocks" },
      plainParagraph,
      listItem,
      fc.constant(sectionBreak()),
      tie("table"),
      tie("content").map((entries) => tableOfContents(...entries)),
    ),
    { maxLength: 5, depthIdentifier: "blocks" },
  ),
  table: fc
    .tuple(fc.integer({ min: 1, max: 3 }), fc.integer({ min: 1, max: 3 }))
    .chain(([rows, columns]) => tableOf(rows, columns, tie("content"))),
}));

/** Content of a body, a cell or a footnote: paragraphs, items, tables in tables, tables of contents. */
export const content: fc.Arbitrary<Structural[]> = blocks;

/** Spans are arbitrary numbers: past the edge, overlapping, and less than one. */
function tableOf(
  rows: number,
  columns: number,
  inner: fc.Arbitrary<Structural[]>,
): fc.Arbitrary<Structural> {
  const span = fc.oneof({ weight: 6, arbitrary: fc.constant(1) }, fc.integer({ min: -1, max: 4 }));
  const one = fc
    .tuple(inner, span, span)
    .map(([within, rowSpan, columnSpan]) => cell(within, { rowSpan, columnSpan }));
  const row = fc.array(one, { minLength: columns, maxLength: columns });
  return fc
    .tuple(fc.array(row, { minLength: rows, maxLength: rows }), fc.nat({ max: 2 }))
    .map(([cells, headerRows]) => table(cells, { headerRows }));
}

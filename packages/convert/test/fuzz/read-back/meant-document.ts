import type { docs_v1 } from "@googleapis/docs";
import * as fc from "fast-check";
import { body, paragraph, run } from "../../support/build-document.js";
import { anyRun, IMAGES, type MeantRun, type RunOptions } from "./meant-run.js";
import { lineOf, type ReadBlock } from "./read-block.js";

/** A document, and what a reader of its output must find. */
export interface MeantDocument {
  readonly document: docs_v1.Schema$Document;
  readonly blocks: readonly ReadBlock[];
}

/** Bullets, and numbers, which Markdown without HTML writes as text where two lists touch. */
type ListKind = "bullets" | "numbers";

interface Options extends RunOptions {
  readonly lists?: readonly ListKind[];
}

/** Documents of paragraphs, headings, list items and tables. */
export function meantDocument({
  lists = ["bullets", "numbers"],
  ...options
}: Options = {}): fc.Arbitrary<MeantDocument> {
  const list = fc.constantFrom(...lists);
  const line = fc.array(anyRun(options), { minLength: 1, maxLength: 5 });
  const block = fc.oneof(
    { weight: 4, arbitrary: line.map((runs) => aParagraph(runs)) },
    { weight: 2, arbitrary: fc.tuple(line, fc.nat(2), list).map((one) => anItem(...one)) },
    { weight: 1, arbitrary: fc.tuple(line, fc.nat(5)).map((one) => aHeading(...one)) },
    { weight: 1, arbitrary: fc.array(line, { minLength: 4, maxLength: 4 }).map(aTable) },
  );
  return fc.array(block, { minLength: 1, maxLength: 4 }).map((parts) => ({
    document: documentOf(parts.map(({ element }) => element)),
    blocks: parts.flatMap(({ blocks }) => blocks),
  }));
}

function documentOf(
  elements: readonly docs_v1.Schema$StructuralElement[],
): docs_v1.Schema$Document {
  const document = { ...body(...structuredClone(elements)), lists: LISTS, inlineObjects: IMAGES };
  const hasNote = JSON.stringify(elements).includes("footnoteReference");
  if (!hasNote) return document;
  return { ...document, footnotes: { note: { content: [paragraph("A note")] } } };
}

const bullets = [0, 1, 2].map((depth) => ({ glyphSymbol: "●", glyphFormat: `%${depth}` }));
const numbers = [0, 1, 2].map((depth) => ({ glyphType: "DECIMAL", glyphFormat: `%${depth}.` }));
const LISTS = {
  bullets: { listProperties: { nestingLevels: bullets } },
  numbers: { listProperties: { nestingLevels: numbers } },
};

type Line = readonly MeantRun[];

interface Meant {
  readonly element: docs_v1.Schema$StructuralElement;
  readonly blocks: readonly ReadBlock[];
}

function aParagraph(runs: Line): Meant {
  return { element: paragraphOf(runs), blocks: blocksOf("p", runs) };
}

function anItem(runs: Line, nestingLevel: number, listId: ListKind): Meant {
  const bullet = { listId, nestingLevel };
  return { element: paragraphOf(runs, { bullet }), blocks: blocksOf("p", runs) };
}

function aHeading(runs: Line, level: number): Meant {
  const paragraphStyle = { namedStyleType: `HEADING_${level + 1}` };
  return {
    element: paragraphOf(runs, { paragraphStyle }),
    blocks: blocksOf(`h${level + 1}`, withoutBreaks(runs)),
  };
}

/** Two rows of two cells. */
function aTable(cells: readonly Line[]): Meant {
  const tableRows = [cells.slice(0, 2), cells.slice(2)].map((row) => ({
    tableCells: row.map((runs) => ({ content: [paragraphOf(runs)] })),
  }));
  return {
    element: { table: { rows: 2, columns: 2, tableRows } },
    blocks: cells.flatMap((runs) => blocksOf("td", runs)),
  };
}

function paragraphOf(
  runs: Line,
  more: Omit<docs_v1.Schema$Paragraph, "elements"> = {},
): docs_v1.Schema$StructuralElement {
  return { paragraph: { elements: [...runs.map(({ element }) => element), run("\n")], ...more } };
}

/** Headings have one line. */
function withoutBreaks(runs: Line): Line {
  return runs.map((one) => ({ ...one, text: one.text.replaceAll("\v", " ") }));
}

function blocksOf(kind: string, runs: Line): readonly ReadBlock[] {
  const line = lineOf(runs);
  return line === "" ? [] : [{ kind, line }];
}

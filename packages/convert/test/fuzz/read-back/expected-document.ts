import type { docs_v1 } from "@googleapis/docs";
import * as fc from "fast-check";
import { body, paragraph, run } from "../../support/build-document.js";
import { anyRun, IMAGES, type ExpectedRun, type RunOptions } from "./expected-run.js";
import { lineOf, type ReadBlock } from "./read-block.js";

/** A document, and what a reader must find in its output. */
export interface ExpectedDocument {
  readonly document: docs_v1.Schema$Document;
  readonly blocks: readonly ReadBlock[];
  /** Number of checklist items that have text. */
  readonly boxes: number;
}

/** Checklists, bullets and numbers. Markdown without HTML writes numbers as text if two lists are adjacent. */
type ListKind = "bullets" | "numbers" | "tasks";

interface Options extends RunOptions {
  readonly lists?: readonly ListKind[];
}

/** Documents of paragraphs, headings, list items and tables. */
export function expectedDocument({
  lists = ["bullets", "numbers", "tasks"],
  ...options
}: Options = {}): fc.Arbitrary<ExpectedDocument> {
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
    boxes: parts.filter(({ isTask }) => isTask).length,
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
const tasks = [0, 1, 2].map((depth) => ({
  glyphType: "GLYPH_TYPE_UNSPECIFIED",
  glyphFormat: `%${depth}`,
}));
const LISTS = {
  tasks: { listProperties: { nestingLevels: tasks } },
  bullets: { listProperties: { nestingLevels: bullets } },
  numbers: { listProperties: { nestingLevels: numbers } },
};

type Line = readonly ExpectedRun[];

interface ExpectedContent {
  readonly element: docs_v1.Schema$StructuralElement;
  readonly blocks: readonly ReadBlock[];
  readonly isTask?: boolean;
}

function aParagraph(runs: Line): ExpectedContent {
  return { element: paragraphOf(runs), blocks: blocksOf("p", runs) };
}

function anItem(runs: Line, nestingLevel: number, listId: ListKind): ExpectedContent {
  const element = paragraphOf(runs, { bullet: { listId, nestingLevel } });
  return listId === "tasks"
    ? { element, ...aTask(runs) }
    : { element, blocks: blocksOf("p", runs) };
}

/**
 * A checklist item. If all its words are struck through, its box is checked, and its text has no strikethrough. An item
 * without text has a box too.
 */
function aTask(runs: Line): Pick<ExpectedContent, "blocks" | "isTask"> {
  const words = runs.filter(({ element: { textRun } }) => textRun?.content?.trim());
  const isTicked = words.length > 0 && words.every(isStruck);
  const own = runs.map((one) => ({ ...one, marks: isTicked ? without("del", one) : one.marks }));
  const box = { text: isTicked ? "[x] " : "[ ] ", marks: [] };
  return {
    blocks: [{ kind: "p", line: lineOf([box, ...own]) }],
    isTask: lineOf(own) !== "",
  };
}

function isStruck({ element: { textRun } }: ExpectedRun): boolean {
  return textRun?.textStyle?.strikethrough === true;
}

function without(mark: string, { marks }: ExpectedRun): readonly string[] {
  return marks.filter((one) => one !== mark);
}

function aHeading(runs: Line, level: number): ExpectedContent {
  const paragraphStyle = { namedStyleType: `HEADING_${level + 1}` };
  return {
    element: paragraphOf(runs, { paragraphStyle }),
    blocks: blocksOf(`h${level + 1}`, withoutBreaks(runs)),
  };
}

/** A table of two rows with two cells each. */
function aTable(cells: readonly Line[]): ExpectedContent {
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

/** Removes breaks, since headings have one line. */
function withoutBreaks(runs: Line): Line {
  return runs.map((one) => ({ ...one, text: one.text.replaceAll("\v", " ") }));
}

function blocksOf(kind: string, runs: Line): readonly ReadBlock[] {
  const line = lineOf(runs);
  return line === "" ? [] : [{ kind, line }];
}

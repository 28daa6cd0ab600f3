import type { docs_v1 } from "@googleapis/docs";

type StructuralElement = docs_v1.Schema$StructuralElement;
type ParagraphElement = docs_v1.Schema$ParagraphElement;

/** A document in the older form with the given structural elements. */
export function body(...content: StructuralElement[]): docs_v1.Schema$Document {
  return { body: { content } };
}

/** A paragraph of the given runs, in a named style. */
export function paragraph(
  runs: string | readonly ParagraphElement[],
  namedStyleType = "NORMAL_TEXT",
): StructuralElement {
  const elements = typeof runs === "string" ? [run(runs)] : [...runs];
  return { paragraph: { elements: [...elements, run("\n")], paragraphStyle: { namedStyleType } } };
}

/** A run of text with a style. */
export function run(content: string, textStyle: docs_v1.Schema$TextStyle = {}): ParagraphElement {
  return { textRun: { content, textStyle } };
}

/** A list item of list `listId`. */
export function item(text: string, listId: string, nestingLevel = 0): StructuralElement {
  return { paragraph: { elements: [run(`${text}\n`)], bullet: { listId, nestingLevel } } };
}

/** A table of cells with text. */
export function table(...rows: readonly (readonly string[])[]): StructuralElement {
  const tableRows = rows.map((cells) => ({
    tableCells: cells.map((text) => ({ content: [paragraph(text)] })),
  }));
  return { table: { rows: rows.length, columns: rows[0]?.length ?? 0, tableRows } };
}

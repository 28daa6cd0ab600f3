import type { Element, Root } from "xast";
import { visit } from "unist-util-visit";
import type { DocumentTree } from "../../../src/tree/document-tree.js";
import type { Warn } from "../../../src/warnings/conversion-warning.js";
import { writeDocx } from "../../../src/write/docx/write-docx.js";
import { docxParts } from "./docx-parts.js";

/** Queries for the elements of a written file. */
export interface ReadDocx {
  readonly paths: readonly string[];
  readonly warnings: readonly Parameters<Warn>[0][];
  /** All elements of a name in a part, in document order. */
  readonly elements: (name: string, path?: string) => readonly Element[];
  /** The values of an attribute of all elements with a name. */
  readonly values: (name: string, attribute?: string, path?: string) => readonly string[];
  /** The text of each paragraph of a part. */
  readonly paragraphs: (path?: string) => readonly string[];
}

const TEXT = "word/document.xml";

/** Writes a tree as DOCX and reads the file again. */
export function readDocx(
  tree: DocumentTree,
  fields: Readonly<Record<string, string>> = {},
): ReadDocx {
  const warnings: Parameters<Warn>[0][] = [];
  const parts = docxParts(writeDocx(tree, fields, (code) => warnings.push(code)));
  const elements = (name: string, path = TEXT) => select(parts.get(path), name);
  return {
    paths: [...parts.keys()],
    warnings,
    elements,
    values: (name, attribute = "w:val", path = TEXT) =>
      elements(name, path).map(({ attributes }) => String(attributes[attribute])),
    paragraphs: (path = TEXT) => elements("w:p", path).map((paragraph) => textOf(paragraph)),
  };
}

/** The descendants of a node with this name. */
export function select(node: Root | Element | undefined, name: string): readonly Element[] {
  const found: Element[] = [];
  if (!node) return found;
  visit(node, "element", (element) => {
    if (element.name === name && element !== node) found.push(element);
  });
  return found;
}

/** The text in an element, including tracked deletions. */
export function textOf(element: Element): string {
  return [...select(element, "w:t"), ...select(element, "w:delText")]
    .map(({ children: [first] }) => (first?.type === "text" ? first.value : ""))
    .join("");
}

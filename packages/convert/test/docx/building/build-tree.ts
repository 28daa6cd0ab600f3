import type { Block, Paragraph, TableCell } from "../../../src/tree/block.js";
import type { DocumentTree, Footnote } from "../../../src/tree/document-tree.js";
import type { Inline, Text } from "../../../src/tree/inline.js";
import type { Section } from "../../../src/tree/section.js";
import { wholeDocument } from "../../../src/place/place.js";

/** The whole document as origin, because these trees are not parsed from a document. */
export const origin = { place: wholeDocument };

/** A run of text. */
export function text(value: string, style: Pick<Text, "style"> = {}): Text {
  return { kind: "text", value, ...style };
}

/** A paragraph of runs. */
export function paragraph(...children: readonly (Inline | string)[]): Paragraph {
  const nodes = children.map((child) => (typeof child === "string" ? text(child) : child));
  return { kind: "paragraph", namedStyle: "normal", layout: {}, children: nodes };
}

/** A cell with one paragraph; `spans` can merge it. */
export function cell(content: string, spans: Partial<TableCell> = {}): TableCell {
  return { rowSpan: 1, columnSpan: 1, blocks: [paragraph(content)], ...spans };
}

/** A section with the given settings. */
export function section(blocks: readonly Block[], settings: Partial<Section> = {}): Section {
  const page = { margins: {} };
  return { begin: "nextPage", blocks, page, headers: {}, footers: {}, ...settings };
}

/** A document with one tab, made of blocks or of whole sections. */
export function tree(
  content: readonly Block[] | readonly Section[],
  footnotes: readonly Footnote[] = [],
): DocumentTree {
  const sections = content.map((one) => ("begin" in one ? one : section([one])));
  const isSections = content.some((one) => "begin" in one);
  const all = isSections ? sections : [section(content as readonly Block[])];
  const tab = { headers: [], footers: [], sections: all };
  return { title: "A title", language: "", tabs: [tab], footnotes };
}

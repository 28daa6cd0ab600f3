import type { Element } from "xast";
import { serialized } from "../xml/serialize-xml.js";
import { x } from "../xml/x.js";
import type { Inline, PageNumber } from "../../../tree/inline.js";
import type { DocxContext } from "../docx-context.js";
import type { RunFormatting } from "../formatting/run-formatting.js";
import { writeField } from "./write-field.js";
import { writeFootnoteReference } from "./write-footnote-reference.js";
import { writeImage } from "./write-image.js";
import { writeLink } from "./write-link.js";
import { writeRun } from "./write-run.js";
import { writeText } from "./write-text.js";

/** Longer lines are serialized in chunks of this many nodes, because a line may have a million. */
const MAX_NODES = 100;

const PLAIN: RunFormatting = { marks: [] };

/** Writes inline content as runs. Marks do not nest in DOCX, so each run carries all marks around it. */
export function writeInlines(
  nodes: readonly Inline[],
  context: DocxContext,
  formatting: RunFormatting = PLAIN,
): readonly Element[] {
  const [only] = nodes;
  // Most paragraphs have a single run.
  if (only && nodes.length === 1) return writeInline(only, context, formatting);
  if (nodes.length <= MAX_NODES)
    return nodes.flatMap((node) => writeInline(node, context, formatting));
  const pieces: Element[] = [];
  for (let start = 0; start < nodes.length; start += MAX_NODES) {
    const piece = nodes.slice(start, start + MAX_NODES);
    pieces.push(serialized(writeInlines(piece, context, formatting)));
  }
  return pieces;
}

function writeInline(
  node: Inline,
  context: DocxContext,
  formatting: RunFormatting,
): readonly Element[] {
  switch (node.kind) {
    case "text":
      return [writeText(node.value, { ...formatting, style: node.style }, context)];
    case "lineBreak":
      return [writeRun([x("w:br")], formatting, context)];
    case "image":
      return writeImage(node, formatting, context);
    case "footnoteReference":
      return writeFootnoteReference(node, formatting, context);
    case "pageNumber":
      return writePageNumber(node, formatting, context);
    case "marked":
      return writeInlines(node.children, context, {
        ...formatting,
        marks: [...formatting.marks, node.mark],
      });
    case "link":
      return writeLink(node, context, (children) =>
        writeInlines(children, context, { ...formatting, link: true }),
      );
  }
}

function writePageNumber(
  { of, style }: PageNumber,
  formatting: RunFormatting,
  context: DocxContext,
): readonly Element[] {
  return writeField(of === "page" ? "PAGE" : "NUMPAGES", "1", { ...formatting, style }, context);
}

import type { Element } from "xast";
import { written } from "../xml/serialize-xml.js";
import { x } from "../xml/x.js";
import type { Inline, PageNumber } from "../../../tree/inline.js";
import type { DocxContext } from "../docx-context.js";
import type { RunLook } from "./run-look.js";
import { writeField } from "./write-field.js";
import { writeFootnoteReference } from "./write-footnote-reference.js";
import { writeImage } from "./write-image.js";
import { writeLink } from "./write-link.js";
import { writeRun } from "./write-run.js";
import { writeText } from "./write-text.js";

/** How many nodes of a line stay a tree of elements. A line may have a million. */
const MAX_NODES = 100;

const PLAIN: RunLook = { marks: [] };

/** Inline content as runs; marks do not nest in the format, so each run carries all that are around it. */
export function writeInlines(
  nodes: readonly Inline[],
  context: DocxContext,
  look: RunLook = PLAIN,
): readonly Element[] {
  if (nodes.length <= MAX_NODES) return nodes.flatMap((node) => writeInline(node, context, look));
  const pieces: Element[] = [];
  for (let start = 0; start < nodes.length; start += MAX_NODES) {
    const piece = nodes.slice(start, start + MAX_NODES);
    pieces.push(written(writeInlines(piece, context, look)));
  }
  return pieces;
}

function writeInline(node: Inline, context: DocxContext, look: RunLook): readonly Element[] {
  switch (node.kind) {
    case "text":
      return [writeText(node.value, { ...look, style: node.style }, context)];
    case "lineBreak":
      return [writeRun([x("w:br")], look, context)];
    case "image":
      return writeImage(node, look, context);
    case "footnoteReference":
      return [writeFootnoteReference(node, look, context)];
    case "pageNumber":
      return writePageNumber(node, look, context);
    case "marked":
      return writeInlines(node.children, context, { ...look, marks: [...look.marks, node.mark] });
    case "link":
      return writeLink(node, context, (children) =>
        writeInlines(children, context, { ...look, link: true }),
      );
  }
}

function writePageNumber(
  { of, style }: PageNumber,
  look: RunLook,
  context: DocxContext,
): readonly Element[] {
  return writeField(of === "page" ? "PAGE" : "NUMPAGES", "1", { ...look, style }, context);
}

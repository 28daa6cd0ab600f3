import type { Block } from "./block.js";
import type { BlockContext } from "./block-context.js";
import {
  attributeOf,
  declarationOf,
  findElements,
  isElement,
  type Element,
} from "../page/page-nodes.js";
import { justification } from "./justification.js";
import { richText } from "./rich-text.js";
import { propertyText } from "./serialize-block.js";
import { hasMoreFormatting } from "./write-text.js";

/**
 * Writes a table; returns undefined if a cell contains more than text, which is all that the editor's cells support.
 */
export function writeTable(table: Element, context: BlockContext): Block | undefined {
  const cells = findElements(table.childNodes, isCell);
  if (cells.some((cell) => findElements(cell.childNodes, isStructure).length > 0)) return undefined;
  if (cells.some(isMerged) && !canMerge(context)) return undefined;
  if (cells.length === 0) return undefined;
  if (attributeOf(table, "dir") === "rtl")
    context.losses.add("direction of tables, unless the site runs from right to left");
  const isFixed = context.types.get("core/table")?.attributes["hasFixedLayout"]?.default === true;
  const content = sections(table).map((section) => writeSection(section, context));
  return {
    name: "core/table",
    tag: "figure",
    attributes: { hasFixedLayout: isFixed ? false : undefined },
    content: [`<table>${content.join("")}</table>`],
  };
}

function sections({ childNodes }: Element): readonly Element[] {
  return childNodes
    .filter(isElement)
    .filter(({ tagName }) => /^t(?:head|body|foot)$/.test(tagName));
}

function isCell({ tagName }: Element): boolean {
  return tagName === "td" || tagName === "th";
}

/** Returns true if an element would lose its meaning as lines of text. */
function isStructure({ tagName }: Element): boolean {
  return /^(?:ul|ol|table|blockquote|aside|nav)$/.test(tagName);
}

function isMerged(cell: Element): boolean {
  return attributeOf(cell, "colspan") !== undefined || attributeOf(cell, "rowspan") !== undefined;
}

/** Returns true if cells can be merged: supported since WordPress 6.2. */
function canMerge({ types }: BlockContext): boolean {
  return JSON.stringify(types.get("core/table")?.attributes["body"] ?? {}).includes('"colspan"');
}

function writeSection(section: Element, context: BlockContext): string {
  const rows = section.childNodes.filter(isElement).map(({ childNodes }) => {
    const cells = childNodes.filter(isElement).map((cell) => writeCell(cell, context));
    return `<tr>${cells.join("")}</tr>`;
  });
  return `<${section.tagName}>${rows.join("")}</${section.tagName}>`;
}

function writeCell(cell: Element, context: BlockContext): string {
  const { tagName } = cell;
  const align = alignmentOf(cell);
  const attributes = propertyText([
    ["class", align && `has-text-align-${align}`],
    ["data-align", align],
    ["scope", tagName === "th" ? attributeOf(cell, "scope") : undefined],
    ["colspan", attributeOf(cell, "colspan")],
    ["rowspan", attributeOf(cell, "rowspan")],
  ]);
  const identity = {
    id: attributeOf(cell, "id"),
    dir: attributeOf(cell, "dir"),
    style: justification(cell, context),
  };
  if (hasMoreFormatting(cell)) context.losses.add("cell formatting");
  if (hasOtherLines(cell, align)) context.losses.add("alignment of single lines in cells");
  return `<${tagName}${attributes}>${richText(cell.childNodes, context, identity)}</${tagName}>`;
}

/** Returns true if a line in a cell is aligned differently from the cell. */
function hasOtherLines(cell: Element, align: string | undefined): boolean {
  if (align !== undefined) return false;
  const lines = findElements(cell.childNodes, ({ tagName }) => /^(?:p|h[1-6])$/.test(tagName));
  return lines.some((line) => declarationOf(line, "text-align") !== undefined);
}

/** Returns the alignment of a cell, or else the one that all of its paragraphs share. */
function alignmentOf(cell: Element): string | undefined {
  const own = declarationOf(cell, "text-align");
  const inside = cell.childNodes
    .filter(isElement)
    .filter(({ tagName }) => /^(?:p|h[1-6])$/.test(tagName));
  const found = new Set(
    own === undefined ? inside.map((line) => declarationOf(line, "text-align")) : [own],
  );
  const [align] = found;
  if (found.size !== 1) return undefined;
  return align === "center" ? align : align === "end" ? "right" : undefined;
}

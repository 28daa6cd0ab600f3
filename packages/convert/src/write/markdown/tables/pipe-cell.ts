import type { PhrasingContent, Text } from "mdast";
import type { Origin } from "../../../place/place.js";
import type { Block, List, ListItem, Table, TableCell } from "../../../tree/block.js";
import { flatEntries } from "../../../tree/contents.js";
import { beginsRightToLeft } from "../../../tree/direction.js";
import { itemLabel } from "../../item-label.js";
import { addToLine } from "../marks/in-mark.js";
import type { MarkdownContext } from "../markdown-context.js";
import { isOneLine } from "./is-one-line.js";
import { trimLine } from "../trim-line.js";
import { lineWithDirection } from "../with-direction.js";
import { withoutBreaks, type UnbrokenBlock } from "../without-breaks.js";
import { lineBreakOf, writeInlines, type LineBreakStyle } from "../write-inlines.js";
import { writeLine } from "../write-line.js";

type Line = readonly PhrasingContent[];

/** Indent of an item's lines below its label, in spaces that do not collapse. */
const INDENT = "\u00A0\u00A0";

/** Replacement for a horizontal rule, which a cell cannot contain. */
const RULE = "———";

/** Writes the content of a cell on one line, with a warning if this does not show everything. */
export function writePipeCell(
  { blocks }: TableCell,
  table: Origin,
  isMixed: boolean,
  context: MarkdownContext,
): PhrasingContent[] {
  warnIfFlattened(blocks, table, context);
  const lines = linesOf(blocks, context, styleOf(context)).filter((line) => line.length > 0);
  const line = joined(lines, () => lineBreakOf(styleOf(context), context));
  return isMixed ? lineWithDirection(line, beginsRightToLeft(blocks), context) : line;
}

function styleOf({ dialect }: MarkdownContext): LineBreakStyle {
  return dialect.html === "none" ? "cell" : "html";
}

/** Warns unless the cell looks as in the document, as paragraphs on separate lines do with HTML. */
function warnIfFlattened(
  blocks: readonly Block[],
  table: Origin,
  { warn, dialect }: MarkdownContext,
): void {
  const hasHtml = dialect.html !== "none";
  if (hasHtml ? blocks.every(({ kind }) => kind === "paragraph") : isOneLine(blocks, false)) return;
  const found = blocks.find((block) => "origin" in block);
  warn("table-cell-flattened", found && "origin" in found ? found.origin : table, blocks);
}

function linesOf(
  blocks: readonly Block[],
  context: MarkdownContext,
  style: LineBreakStyle,
): readonly Line[] {
  return [...withoutBreaks(blocks, context)].flatMap((block) =>
    linesOfBlock(block, context, style),
  );
}

function linesOfBlock(
  block: UnbrokenBlock,
  context: MarkdownContext,
  style: LineBreakStyle,
): readonly Line[] {
  switch (block.kind) {
    case "paragraph":
      return [writeLine(block, context, style)];
    case "heading": {
      const label = block.numbering?.label;
      const { children } = block;
      // Without HTML, only headings can be link targets.
      const line = writeLine(
        context.dialect.html === "none" ? { children } : block,
        context,
        style,
      );
      return [joined([label ? [textOf(`${label} `)] : [], line])];
    }
    case "list":
      return linesOfList(block, context, style);
    case "table":
      return linesOfTable(block, context);
    case "codeBlock": {
      const code = { kind: "marked", mark: "code", children: block.children } as const;
      return [trimLine(writeInlines([code], context, style))];
    }
    case "callout":
      return linesOf(block.blocks, context, style);
    case "tableOfContents":
      return flatEntries(block.entries).flatMap(({ blocks, depth }) =>
        linesOf(blocks, context, style).map((line) => indented(INDENT.repeat(depth), line)),
      );
    case "horizontalRule":
      return [[textOf(RULE)]];
  }
}

function linesOfList(
  { items }: List,
  context: MarkdownContext,
  style: LineBreakStyle,
): readonly Line[] {
  return items.flatMap((item) => linesOfItem(item, context, style));
}

/** Writes the first line after the label, and the others indented below it. A list in an item has its own lines. */
function linesOfItem(
  item: ListItem,
  context: MarkdownContext,
  style: LineBreakStyle,
): readonly Line[] {
  const label = itemLabel(item);
  const lines = linesOf(item.blocks, context, style);
  const hasText = lines.length > 0 && item.blocks[0]?.kind !== "list";
  const first: Line = hasText ? (lines[0] ?? []) : [];
  const start: Line = label === "" ? [] : [textOf(first.length > 0 ? `${label} ` : label)];
  const below = hasText ? lines.slice(1) : lines;
  return [joined([start, first]), ...below.map((line) => indented(INDENT, line))];
}

function textOf(value: string): Text {
  return { type: "text", value };
}

/** Writes a nested table as one line per row, with a bar between its cells and a slash between the lines of a cell. */
function linesOfTable({ rows }: Table, context: MarkdownContext): readonly Line[] {
  return rows.map(({ cells }) =>
    joined(
      cells.map(({ blocks }) =>
        joined(
          linesOf(blocks, context, "cell").filter((line) => line.length > 0),
          () => SLASH,
        ),
      ),
      () => BAR,
    ),
  );
}

const BAR = textOf(" | ");
const SLASH = textOf(" / ");

function indented(indent: string, line: Line): Line {
  return line.length === 0 ? line : joined([[textOf(indent)], line]);
}

/** Joins lines into one. Adjacent texts are merged, because they are escaped node by node. */
function joined(lines: readonly Line[], separator?: () => PhrasingContent): PhrasingContent[] {
  const whole: PhrasingContent[] = [];
  for (const [index, line] of lines.entries()) {
    if (index > 0 && separator) addToLine(whole, { ...separator() });
    for (const node of line) addToLine(whole, { ...node });
  }
  return whole;
}

/** Whether a node is the HTML of a link target, which a document may contain only once. */
export function isOfAnchor(node: PhrasingContent): boolean {
  return node.type === "html" && node.value.startsWith("<a id=");
}

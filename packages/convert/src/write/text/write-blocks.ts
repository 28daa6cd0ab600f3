import type {
  Block,
  Callout,
  CodeBlock,
  Heading,
  List,
  ListItem,
  TableOfContents,
} from "../../tree/block.js";
import { flatEntries } from "../../tree/contents.js";
import { itemLabel } from "../item-label.js";
import { indent } from "./indent.js";
import type { TextContext } from "./text-context.js";
import { writeInlines } from "./write-inlines.js";
import { writeTable } from "./write-table.js";

/** Writes blocks as text, separated by empty lines. */
export function writeBlocks(blocks: readonly Block[], context: TextContext): string {
  const [only] = blocks;
  // Most cells contain one paragraph.
  if (only && blocks.length === 1) return writeBlock(only, context);
  return [...eachText(blocks, context)].join("\n\n");
}

/** Yields the text of each block that is not empty. */
export function* eachText(blocks: Iterable<Block>, context: TextContext): Generator<string> {
  for (const block of blocks) {
    const text = writeBlock(block, context);
    if (text !== "") yield text;
  }
}

function writeBlock(block: Block, context: TextContext): string {
  switch (block.kind) {
    case "paragraph":
      return trimLines(writeInlines(block.children, context));
    case "heading":
      return writeHeading(block, context);
    case "list":
      return writeList(block, context);
    case "table":
      return writeTable(block, context, (blocks) => writeBlocks(blocks, context));
    case "codeBlock":
      return writeCode(block, context);
    case "callout":
      return writeCallout(block, context);
    case "tableOfContents":
      return writeContents(block, context);
    case "horizontalRule":
      return RULE;
    case "pageBreak":
      context.warn("page-break-left-out", block.origin);
      return "";
    case "columnBreak":
      context.warn("column-break-left-out", block.origin);
      return "";
  }
}

/** Line that separates parts of a text. */
export const RULE = "----------------------------------------";

/** Characters that underline headings: those of Markdown's setext headings, then the usual ones of reStructuredText. */
const UNDERLINES: Readonly<Record<Heading["level"], string>> = {
  1: "=",
  2: "-",
  3: "~",
  4: "^",
  5: '"',
  6: "'",
};

/** Maximum length of an underline, in characters. */
const MAX_UNDERLINE = 80;

function writeHeading({ level, numbering, children }: Heading, context: TextContext): string {
  const label = numbering?.label ?? "";
  const text = trimLines(writeInlines(children, context)).replaceAll("\n", " ");
  return underlined(label === "" ? text : `${label} ${text}`, level);
}

/** Writes a heading with the underline of its level. */
export function underlined(text: string, level: Heading["level"]): string {
  if (text === "") return text;
  return `${text}\n${UNDERLINES[level].repeat(Math.min([...text].length, MAX_UNDERLINE))}`;
}

function writeList({ items }: List, context: TextContext): string {
  return items.map((item) => writeItem(item, context)).join("\n");
}

/** Writes an item with its label as Google Docs shows it, and the rest of the item indented to its text. */
function writeItem(item: ListItem, context: TextContext): string {
  const { blocks } = item;
  const texts = blocks.map((block) => writeBlock(block, context));
  const content = texts.filter((text) => text !== "").join("\n");
  const label = itemLabel(item);
  // If an item has no text, its label goes on a separate line, so that it does not precede the label of a nested item.
  const isEmpty = blocks[texts.findIndex((text) => text !== "")]?.kind === "list";
  if (isEmpty && label !== "")
    return `${label}\n${indent(content, " ".repeat([...label].length + 1))}`;
  const first = label === "" ? "" : `${label} `;
  return `${first}${indent(content, " ".repeat([...first].length || 2)).trimStart()}`.trimEnd();
}

function writeCode({ children }: CodeBlock, context: TextContext): string {
  return indent(writeInlines(children, context), "    ");
}

/** Writes one entry per line, indented by level. */
function writeContents({ entries }: TableOfContents, context: TextContext): string {
  return flatEntries(entries)
    .flatMap(({ blocks, depth }) =>
      [...eachText(blocks, context)].map((text) => indent(text, "  ".repeat(depth))),
    )
    .join("\n");
}

function writeCallout({ blocks, role }: Callout, context: TextContext): string {
  return indent(writeBlocks(blocks, context), role === "quote" ? "> " : "| ");
}

/** Removes trailing white space from lines. A regular expression would take quadratic time on long white space. */
function trimLines(text: string): string {
  // Most paragraphs have a single line.
  if (!text.includes("\n")) return text.trimEnd();
  const lines = text.split("\n").map((line) => line.trimEnd());
  return lines.join("\n").replace(/^\n+/, "").trimEnd();
}

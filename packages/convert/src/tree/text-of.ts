import type { Block, CodeBlock } from "./block.js";
import { flatEntries } from "./contents.js";
import type { Inline, Link, Marked } from "./inline.js";

/** Returns at least the first `length` characters of the plain text of blocks, separated by white space. */
export function beginningOfBlocks(blocks: readonly Block[], length: number): string {
  let text = "";
  for (const part of partsOfBlocks(blocks)) {
    text += part;
    if (text.length >= length) break;
  }
  return text;
}

/** Returns the text of a code block. */
export function textOfCode({ children }: CodeBlock): string {
  return children.map((node) => lineOf(node)).join("");
}

function lineOf(node: Inline): string {
  if (node.kind === "lineBreak") return "\n";
  if (node.kind === "marked" || node.kind === "link") return node.children.map(lineOf).join("");
  return textOfLeaf(node);
}

function textOfLeaf(node: Exclude<Inline, Marked | Link>): string {
  switch (node.kind) {
    case "text":
      return node.value;
    case "lineBreak":
      return " ";
    case "image":
      return node.alternative;
    case "footnoteReference":
    case "pageNumber":
      return "";
  }
}

function* partsOfInlines(nodes: readonly Inline[]): Generator<string> {
  for (const node of nodes) {
    if (node.kind === "marked" || node.kind === "link") yield* partsOfInlines(node.children);
    else yield textOfLeaf(node);
  }
}

function* partsOfBlocks(blocks: readonly Block[]): Generator<string> {
  for (const block of blocks) {
    yield* partsOfBlock(block);
    yield " ";
  }
}

function* partsOfBlock(block: Block): Generator<string> {
  switch (block.kind) {
    case "paragraph":
    case "heading":
    case "codeBlock":
      return yield* partsOfInlines(block.children);
    case "list":
      for (const { blocks } of block.items) yield* partsOfBlocks(blocks);
      return;
    case "table":
      for (const { cells } of block.rows) {
        for (const { blocks } of cells) yield* partsOfBlocks(blocks);
      }
      return;
    case "callout":
      return yield* partsOfBlocks(block.blocks);
    case "tableOfContents":
      for (const { blocks } of flatEntries(block.entries)) yield* partsOfBlocks(blocks);
      return;
    case "horizontalRule":
    case "pageBreak":
    case "columnBreak":
  }
}

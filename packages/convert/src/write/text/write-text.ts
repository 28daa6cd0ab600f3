import { oneLine } from "../../hosted/one-line.js";
import { wholeDocument } from "../../place/place.js";
import type { Block } from "../../tree/block.js";
import type { DocumentTree, Footnote, Tab } from "../../tree/document-tree.js";
import type { Warn } from "../../warnings/conversion-warning.js";
import { indented } from "./indented.js";
import type { TextContext } from "./text-context.js";
import { RULE, underlined, writeBlocks } from "./write-blocks.js";

/** Writes a document as plain text, a paragraph a line, with the fields as lines at the top. */
export function writeText(
  tree: DocumentTree,
  fields: Readonly<Record<string, string>>,
  warn: Warn,
): string {
  const context: TextContext = { warn, leftOut: new Set() };
  const parts = [
    Object.entries(fields)
      .map(([name, content]) => `${oneLine(name)}: ${oneLine(content)}`)
      .join("\n"),
    ...tree.tabs.map((tab) => writeTab(tab, context)),
    writeFootnotes(tree.footnotes, context),
  ];
  if (context.leftOut.has("marks")) warn("marks-left-out", { place: wholeDocument });
  if (context.leftOut.has("links")) warn("internal-links-left-out", { place: wholeDocument });
  return `${parts.filter((part) => part !== "").join("\n\n")}\n`;
}

function writeTab({ heading, headers, body, footers }: Tab, context: TextContext): string {
  const title = heading ? underlined(oneLine(heading.title), heading.level) : "";
  const region = (blocks: readonly Block[]) => writeBlocks(blocks, context);
  const content = [region(headers), region(body), region(footers)].filter((text) => text !== "");
  return [title, content.join(`\n\n${RULE}\n\n`)].filter((text) => text !== "").join("\n\n");
}

function writeFootnotes(footnotes: readonly Footnote[], context: TextContext): string {
  if (footnotes.length === 0) return "";
  const notes = footnotes.map(({ number, blocks }) => {
    const label = `[${number}] `;
    const content = indented(writeBlocks(blocks, context), " ".repeat(label.length));
    return `${label}${content.trimStart()}`.trimEnd();
  });
  return `${RULE}\n\n${notes.join("\n")}`;
}

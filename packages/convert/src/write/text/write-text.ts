import { oneLine } from "../../hosted/text/clean-text.js";
import { wholeDocument } from "../../place/place.js";
import { bodyOf } from "../../tree/body-of.js";
import type { DocumentTree, Footnote, Tab } from "../../tree/document-tree.js";
import type { Warn } from "../../warnings/conversion-warning.js";
import { joinLines } from "../join-lines.js";
import { indent } from "./indent.js";
import type { TextContext } from "./text-context.js";
import { eachText, RULE, underlined, writeBlocks } from "./write-blocks.js";

/** Writes a document as plain text with one line per paragraph, and the fields as lines at the top. */
export function writeText(
  tree: DocumentTree,
  fields: Readonly<Record<string, string>>,
  warn: Warn,
): string {
  const context: TextContext = { warn, leftOut: new Set() };
  const text = joinLines(eachPart(tree, fields, context), "\n\n");
  if (context.leftOut.has("marks")) warn("marks-left-out", { place: wholeDocument });
  if (context.leftOut.has("links")) warn("internal-links-left-out", { place: wholeDocument });
  return `${text}\n`;
}

/** Yields the parts of the text, which are separated by empty lines. */
function* eachPart(
  tree: DocumentTree,
  fields: Readonly<Record<string, string>>,
  context: TextContext,
): Generator<string> {
  const lines = Object.entries(fields).map(
    ([name, content]) => `${oneLine(name)}: ${oneLine(content)}`,
  );
  if (lines.length > 0) yield lines.join("\n");
  for (const tab of tree.tabs) yield* eachPartOfTab(tab, context);
  const notes = Array.from(tree.footnotes, (footnote) => writeFootnote(footnote, context));
  if (notes.length > 0) yield* [RULE, notes.join("\n")];
}

/** Yields the parts of a tab. A line separates headers, text and footers. */
function* eachPartOfTab(tab: Tab, context: TextContext): Generator<string> {
  const { heading, headers, footers } = tab;
  if (heading) yield underlined(oneLine(heading.title), heading.level);
  let isAfterRegion = false;
  for (const region of [headers, bodyOf(tab), footers]) {
    let isFirst = true;
    for (const text of eachText(region, context)) {
      if (isFirst && isAfterRegion) yield RULE;
      isFirst = false;
      yield text;
    }
    isAfterRegion ||= !isFirst;
  }
}

function writeFootnote({ number, blocks }: Footnote, context: TextContext): string {
  const label = `[${number}] `;
  const content = indent(writeBlocks(blocks, context), " ".repeat(label.length));
  return `${label}${content.trimStart()}`.trimEnd();
}

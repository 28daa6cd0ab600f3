import type { Block } from "../../tree/block.js";
import { bodyOf } from "../../tree/body-of.js";
import type { DocumentTree, Tab } from "../../tree/document-tree.js";
import { element, text } from "./element.js";
import { idOf, type HtmlContext } from "./html-context.js";
import type { Piece } from "./pieces.js";
import { eachElement } from "./blocks/write-blocks.js";
import { writeFootnotes } from "./write-footnotes.js";
import { eachSection } from "./write-sections.js";

/** Yields the content of a document, part by part: its tabs, then its footnotes. */
export function* eachPiece(tree: DocumentTree, context: HtmlContext): Generator<Piece> {
  for (const tab of tree.tabs) yield* eachOfTab(tab, { ...context, styles: tab.styles });
  yield* writeFootnotes([...tree.footnotes], { ...context, styles: tree.tabs[0]?.styles });
}

/** Returns the page background of a document without tabs, in faithful mode. */
export function backgroundOf({ tabs }: DocumentTree): readonly string[] {
  const [only] = tabs;
  return only && tabs.length === 1 ? backgroundOfTab(only) : [];
}

function* eachOfTab(tab: Tab, context: HtmlContext): Generator<Piece> {
  const content = eachRegion(tab, context);
  if (!tab.heading) return yield* content;
  const { level, title, anchor } = tab.heading;
  const id = idOf(anchor, context);
  const heading = element(`h${level}`, { id, ...context.formatting.of(["tab"]) }, [text(title)]);
  const around = element("section", {
    ...context.formatting.of([], backgroundOfTab(tab, "padding: 1.25rem")),
  });
  yield { around, content: concat([heading], content) };
}

function* eachRegion(tab: Tab, context: HtmlContext): Generator<Piece> {
  yield* region("header", "page-header", tab.headers, context);
  if (context.styles) yield* eachSection(tab.sections, context);
  else yield* eachElement(bodyOf(tab), context);
  yield* region("footer", "page-footer", tab.footers, context);
}

function* concat(...parts: readonly Iterable<Piece>[]): Generator<Piece> {
  for (const part of parts) yield* part;
}

/** Returns the background that all sections of a tab share. */
function backgroundOfTab({ sections, styles }: Tab, ...more: readonly string[]): readonly string[] {
  const colour = styles && sections[0]?.page.background;
  return colour ? [`background-color: ${colour}`, ...more] : [];
}

function* region(
  name: "header" | "footer",
  className: string,
  blocks: readonly Block[],
  context: HtmlContext,
): Generator<Piece> {
  if (blocks.length === 0) return;
  const around = element(name, context.formatting.of([className]));
  yield { around, content: eachElement(blocks, context) };
}

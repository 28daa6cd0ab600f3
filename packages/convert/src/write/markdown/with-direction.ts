import type { BlockContent, DefinitionContent, Html, PhrasingContent } from "mdast";
import { beginsRightToLeft, directionOfTable } from "../../tree/direction.js";
import { inside } from "../html/html-context.js";
import type { MarkdownContext } from "./markdown-context.js";
import type { UnbrokenBlock } from "./without-breaks.js";

type Content = BlockContent | DefinitionContent;
type Direction = "ltr" | "rtl";

/**
 * Writes blocks as Markdown, one by one, inside a `div` if their direction differs from that of the surrounding
 * content. Markdown has no syntax for direction, and renderers without HTML show the same text.
 */
export function* withDirection(
  blocks: Iterable<UnbrokenBlock>,
  context: MarkdownContext,
  write: (block: UnbrokenBlock, context: MarkdownContext) => readonly Content[],
): Generator<Content> {
  let open: Direction | undefined;
  for (const block of blocks) {
    const own = ownDirection(directionOf(block), context);
    if (open !== undefined && open !== own) {
      yield CLOSE;
      open = undefined;
    }
    const within = own === undefined ? context : { ...context, html: inside(own, context.html) };
    for (const content of write(block, within)) {
      if (own !== undefined && open === undefined) yield divOf(own);
      open = own;
      yield content;
    }
  }
  if (open !== undefined) yield CLOSE;
}

/** Writes a line inside a `span` if its direction differs from that of the surrounding content. */
export function lineWithDirection(
  line: readonly PhrasingContent[],
  isRightToLeft: boolean,
  context: MarkdownContext,
): PhrasingContent[] {
  const own = ownDirection(isRightToLeft ? "rtl" : "ltr", context);
  if (own === undefined || line.length === 0) return [...line];
  return [
    { type: "html", value: `<span dir="${own}">` },
    ...line,
    { type: "html", value: "</span>" },
  ];
}

const CLOSE: Html = { type: "html", value: "</div>" };

function divOf(direction: Direction): Html {
  return { type: "html", value: `<div dir="${direction}">` };
}

/**
 * Returns a direction if it differs from that of the surrounding content. Returns undefined without HTML, because
 * Markdown itself cannot express a direction.
 */
function ownDirection(
  direction: Direction | undefined,
  { dialect, leftOut, html }: MarkdownContext,
): Direction | undefined {
  if (direction === undefined || direction === (html.direction ?? "ltr")) return undefined;
  if (dialect.html !== "none") return direction;
  leftOut.add("direction-left-out");
  return undefined;
}

/**
 * Returns the direction of a block; undefined if it has no text. Content in both directions has that of its first
 * paragraph, and code is left-to-right.
 */
function directionOf(block: UnbrokenBlock): Direction | undefined {
  switch (block.kind) {
    case "horizontalRule":
      return undefined;
    case "table":
      return directionOfTable(block) === "rtl" ? "rtl" : "ltr";
    default:
      return beginsRightToLeft([block]) ? "rtl" : "ltr";
  }
}

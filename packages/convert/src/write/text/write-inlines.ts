import type { Inline, Link, Mark, Marked } from "../../tree/inline.js";
import type { Image } from "../../tree/image.js";
import { blankOf } from "./blank-of.js";
import { firstCharacters, NOTHING_AROUND, setApart, type Around } from "./superscript.js";
import type { TextContext } from "./text-context.js";

/** Writes inline content as text. A soft line break starts a new line. */
export function writeInlines(
  nodes: readonly Inline[],
  context: TextContext,
  around: Around = NOTHING_AROUND,
): string {
  const parts: string[] = [];
  let before = around.before;
  for (const [index, node] of nodes.entries()) {
    const next = nodes[index + 1];
    const after = next ? firstCharacters(next) : around.after;
    const part = writeInline(node, context, { before, after });
    parts.push(part);
    before = part.slice(-2) || before;
  }
  return parts.join("");
}

function writeInline(node: Inline, context: TextContext, around: Around): string {
  switch (node.kind) {
    case "text":
      return node.value;
    case "lineBreak":
      return "\n";
    case "image":
      context.warn("image-as-link", node.origin, node.alternative);
      return writeImage(node);
    case "footnoteReference":
      return `[${node.number}]`;
    case "pageNumber":
      context.warn("page-number-left-out", node.origin);
      return "";
    case "marked":
      return writeMarked(node, context, around);
    case "link":
      return writeLink(node, context, around);
  }
}

/** Suggestions are marked as in `wdiff`; other marks are left out. */
const SUGGESTION_MARKS: Readonly<Partial<Record<Mark, readonly [open: string, close: string]>>> = {
  insertion: ["{+", "+}"],
  deletion: ["[-", "-]"],
};

function writeMarked({ mark, children }: Marked, context: TextContext, around: Around): string {
  const content = writeInlines(children, context, around);
  const marks = SUGGESTION_MARKS[mark];
  if (marks) return `${marks[0]}${content}${marks[1]}`;
  const blank = mark === "underline" ? blankOf(children) : undefined;
  if (blank !== undefined) return blank;
  context.leftOut.add("marks");
  return mark === "superscript" ? setApart(content, around) : content;
}

/** Writes the URL after the text, unless the text is the URL or the link is internal. */
function writeLink({ url, children }: Link, context: TextContext, around: Around): string {
  const text = writeInlines(children, context, around);
  if (url.startsWith("#")) {
    context.leftOut.add("links");
    return text;
  }
  const isShown = text.trim() === url || `mailto:${text.trim()}` === url;
  return isShown || text.trim() === "" ? text : `${text} <${url}>`;
}

function writeImage({ url, alternative, title }: Image): string {
  const label = `[${alternative || title || "image"}]`;
  return url.startsWith("data:") ? label : `${label} <${url}>`;
}

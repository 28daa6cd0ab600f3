import type { Styled } from "../hosted/hosted-document.js";
import { cleanText, HIDDEN_OBJECT, showHiddenObjects } from "../hosted/clean-text.js";
import type { Mark, Text, LineBreak } from "../tree/inline.js";
import type { ElementContext } from "./element-context.js";
import { originOf } from "./parse-context.js";
import type { InlinePiece } from "./piece.js";
import { resolveLink } from "./resolve-link.js";
import { noteLostLooks } from "./styles/note-lost-looks.js";
import { resolveMarks, suggestionMarks } from "./styles/resolve-marks.js";
import { textStyleOf } from "./styles/text-style-of.js";

/** The newline that ends every paragraph, and soft breaks (U+000B) inside it. */
const LINE_BREAK = /\r\n|[\n\v\r]/;

/**
 * Text with the style of the element that it comes from.
 * A link of the style wins over `chipUrl`, the address that the element itself has.
 */
export function parseText(
  content: string,
  element: Styled,
  at: ElementContext,
  chip: { readonly url?: string | undefined; readonly timestamp?: string } = {},
): InlinePiece[] {
  at.context.budget.spendText(content, at.place);
  const { text, controlCharacters } = cleanText(showHiddenObjects(content));
  if (content.includes(HIDDEN_OBJECT))
    at.context.warn("object-not-available", originOf(at.context, at.place), text);
  if (controlCharacters) {
    at.context.warn("control-characters-removed", originOf(at.context, at.place), text);
  }
  const marks = marksOf(element, text, at);
  const link = resolveLink(element.textStyle?.link, text, at.place, at.context) ?? chip.url;
  const looks = looksOf(element, text, at);
  const facts = chip.timestamp ? { ...looks, timestamp: chip.timestamp } : looks;
  return splitLines(text, facts).flatMap((node) => splitWhiteSpace(node, marks, link));
}

/** The marks of an element, with a warning where they show a suggestion. */
export function marksOf(element: Styled, excerpt: string, at: ElementContext): readonly Mark[] {
  const suggested = suggestionMarks(element);
  const marks = resolveMarks(element.textStyle, at.base);
  if (at.context.options.suggestions === "mark" && element.suggestedTextStyleChanges) {
    at.context.warn("suggestion-style-left-out", originOf(at.context, at.place), excerpt);
  }
  if (suggested.length === 0) return marks;
  at.context.warn("suggestion-shown", originOf(at.context, at.place), excerpt);
  return [...suggested, ...marks];
}

const NO_LOOKS: Pick<Text, "style"> = {};

/** In faithful mode how an element looks; else a note of what is lost. */
export function looksOf(element: Styled, excerpt: string, at: ElementContext): Pick<Text, "style"> {
  const style = textStyleOf(element.textStyle, at.base);
  if (!style) return NO_LOOKS;
  if (at.context.faithful) return { style };
  if (excerpt.trim() !== "") noteLostLooks(style, element.textStyle, excerpt, at);
  return NO_LOOKS;
}

function splitLines(text: string, facts: Omit<Text, "kind" | "value">): (Text | LineBreak)[] {
  const nodes: (Text | LineBreak)[] = [];
  for (const [index, line] of text.split(LINE_BREAK).entries()) {
    if (index > 0) nodes.push({ kind: "lineBreak" });
    if (line !== "") nodes.push({ kind: "text", value: line, ...facts });
  }
  return nodes;
}

/** White space at the edges becomes pieces of its own, since it may have to lose its marks. Code keeps it. */
function splitWhiteSpace(
  node: Text | LineBreak,
  marks: readonly Mark[],
  link: string | undefined,
): InlinePiece[] {
  if (node.kind === "lineBreak" || (marks.includes("code") && node.value.trim() !== "")) {
    return [{ kind: "inline", node, marks, link }];
  }
  const { value } = node;
  if (value.trim() === value) return [{ kind: "inline", node, marks, link }];
  const start = value.length - value.trimStart().length;
  const end = Math.max(start, value.trimEnd().length);
  return [value.slice(0, start), value.slice(start, end), value.slice(end)]
    .filter((part) => part !== "")
    .map((part) => ({ kind: "inline", node: { ...node, value: part }, marks, link }));
}

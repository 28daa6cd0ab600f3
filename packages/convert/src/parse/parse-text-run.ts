import type { Styled } from "../hosted/hosted-document.js";
import type { Mark, Text, LineBreak } from "../tree/inline.js";
import { cleanText } from "../hosted/clean-text.js";
import type { ElementContext } from "./element-context.js";
import { originOf } from "./parse-context.js";
import type { InlinePiece } from "./piece.js";
import { resolveLink } from "./resolve-link.js";
import { resolveMarks, suggestionMarks } from "./resolve-marks.js";

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
  chipUrl?: string,
): InlinePiece[] {
  const { text, hiddenObject, controlCharacters } = cleanText(content);
  const origin = originOf(at.context, at.place);
  if (hiddenObject) at.context.warn("object-not-available", origin, text);
  if (controlCharacters) at.context.warn("control-characters-removed", origin, text);
  const marks = marksOf(element, text, at);
  const link = resolveLink(element.textStyle?.link, text, at.place, at.context) ?? chipUrl;
  return splitLines(text).flatMap((node) => splitWhiteSpace(node, marks, link));
}

/** The marks of an element, with a warning where they show a suggestion. */
export function marksOf(element: Styled, excerpt: string, at: ElementContext): readonly Mark[] {
  const suggested = suggestionMarks(element);
  if (suggested.length > 0) {
    at.context.warn("suggestion-shown", originOf(at.context, at.place), excerpt);
  }
  return [...suggested, ...resolveMarks(element.textStyle, at.base)];
}

function splitLines(text: string): (Text | LineBreak)[] {
  return text
    .split(LINE_BREAK)
    .flatMap((line, index): (Text | LineBreak)[] => [
      ...(index === 0 ? [] : [{ kind: "lineBreak" } as const]),
      ...(line === "" ? [] : [{ kind: "text", value: line } as const]),
    ]);
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
  const start = value.length - value.trimStart().length;
  const end = Math.max(start, value.trimEnd().length);
  return [value.slice(0, start), value.slice(start, end), value.slice(end)]
    .filter((value) => value !== "")
    .map((value) => ({ kind: "inline", node: { kind: "text", value }, marks, link }));
}

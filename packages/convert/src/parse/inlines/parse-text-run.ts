import type { Styled } from "../../hosted/hosted-document.js";
import {
  cleanText,
  HIDDEN_OBJECT,
  isClean,
  showHiddenObjects,
} from "../../hosted/text/clean-text.js";
import type { Mark, Text } from "../../tree/inline.js";
import type { ElementContext } from "./element-context.js";
import type { InlinePiece } from "./piece.js";
import { resolveLink } from "./resolve-link.js";
import { warnLostFormatting } from "./warn-lost-formatting.js";
import { resolveMarks, suggestionMarks } from "../styles/resolve-marks.js";
import { textStyleOf } from "../styles/text-style-of.js";
import { piecesOfText } from "./text-pieces.js";

/** Properties of a chip besides its text: the URL that it links to, and the time that it shows. */
export interface Chip {
  readonly url?: string | undefined;
  readonly timestamp?: string;
}

const NO_CHIP: Chip = {};

/** Returns text with the style of its element. A link in the style takes precedence over the URL of a chip. */
export function parseText(
  content: string,
  element: Styled,
  at: ElementContext,
  chip = NO_CHIP,
): readonly InlinePiece[] {
  at.context.budget.spendText(content, at);
  const text = isClean(content) ? content : visibleText(content, at);
  const marks = marksOf(element, text, at);
  const link = resolveLink(element.textStyle?.link, text, at) ?? chip.url;
  const styled = styleOf(element, text, at);
  const properties = chip.timestamp ? { ...styled, timestamp: chip.timestamp } : styled;
  return piecesOfText(text, { properties, marks, link }, () => at.context.budget.spend(at));
}

function visibleText(content: string, at: ElementContext): string {
  const { text, controlCharacters } = cleanText(showHiddenObjects(content));
  if (content.includes(HIDDEN_OBJECT)) at.context.warn("object-not-available", at, text);
  if (controlCharacters) at.context.warn("control-characters-removed", at, text);
  return text;
}

/** Returns the marks of an element. Adds a warning if they show a suggestion. */
export function marksOf(element: Styled, excerpt: string, at: ElementContext): readonly Mark[] {
  const marks = resolveMarks(element.textStyle, at.base, at.context.isTypewritten);
  if (element.suggestedTextStyleChanges && at.context.options.suggestions === "mark") {
    at.context.warn("suggestion-style-left-out", at, excerpt);
  }
  const suggested = suggestionMarks(element);
  if (suggested.length === 0) return marks;
  at.context.warn("suggestion-shown", at, excerpt);
  return [...suggested, ...marks];
}

const NO_STYLE: Pick<Text, "style"> = {};

/** Returns the text style of an element in faithful mode; otherwise warns about what is lost. */
export function styleOf(element: Styled, excerpt: string, at: ElementContext): Pick<Text, "style"> {
  const style = textStyleOf(element.textStyle, at.base);
  if (!style) return NO_STYLE;
  if (at.context.faithful) return { style };
  if (excerpt.trim() !== "") warnLostFormatting(style, element.textStyle, excerpt, at);
  return NO_STYLE;
}

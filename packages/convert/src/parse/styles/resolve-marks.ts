import type { Styled } from "../../hosted/hosted-document.js";
import type { HostedTextStyle } from "../../hosted/hosted-style.js";
import { readText } from "../../hosted/read.js";
import type { Mark } from "../../tree/inline.js";
import { isMonospace } from "./is-monospace.js";
import type { ResolvedTextStyle } from "./resolved-text-style.js";

/** What a mark needs to be set: the run's own style and the style of its paragraph. */
type Condition = (run: HostedTextStyle, base: ResolvedTextStyle) => boolean;

/**
 * A mark says how a run differs from its paragraph's named style:
 * a bold run in a heading whose style is bold is not emphasised.
 */
const CONDITIONS: readonly (readonly [Mark, Condition])[] = [
  ["strong", (run, base) => run.bold === true && !base.bold],
  ["emphasis", (run, base) => run.italic === true && !base.italic],
  // The underline that the editor gives to a link is no mark.
  ["underline", (run, base) => run.underline === true && !base.underline && !run.link],
  ["strikethrough", (run, base) => run.strikethrough === true && !base.strikethrough],
  ["superscript", (run, base) => raises(run, base, "SUPERSCRIPT")],
  ["subscript", (run, base) => raises(run, base, "SUBSCRIPT")],
  ["code", (run, base) => isMonospace(fontOf(run)) && !isMonospace(base.font)],
];

const NONE: readonly Mark[] = [];

/** The marks of a run. */
export function resolveMarks(
  style: HostedTextStyle | null | undefined,
  base: ResolvedTextStyle,
): readonly Mark[] {
  if (!style) return NONE;
  const marks: Mark[] = [];
  for (const [mark, holds] of CONDITIONS) if (holds(style, base)) marks.push(mark);
  return marks.length === 0 ? NONE : marks;
}

function raises(run: HostedTextStyle, base: ResolvedTextStyle, baseline: string): boolean {
  return run.baselineOffset === baseline && base.baseline !== baseline;
}

function fontOf(run: HostedTextStyle): string {
  return readText(run.weightedFontFamily?.fontFamily);
}

/** The marks of a suggestion that nobody has accepted or rejected. */
export function suggestionMarks(element: Styled): readonly Mark[] {
  if (hasEntries(element.suggestedDeletionIds)) return ["deletion"];
  return hasEntries(element.suggestedInsertionIds) ? ["insertion"] : NONE;
}

function hasEntries(ids: Styled["suggestedDeletionIds"]): boolean {
  return Array.isArray(ids) && ids.length > 0;
}

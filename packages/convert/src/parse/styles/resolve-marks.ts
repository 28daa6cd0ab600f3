import type { Styled } from "../../hosted/hosted-document.js";
import type { HostedTextStyle } from "../../hosted/hosted-style.js";
import { readText } from "../../hosted/read.js";
import type { Mark } from "../../tree/inline.js";
import { isMonospace } from "./is-monospace.js";
import type { ResolvedTextStyle } from "./resolved-text-style.js";

const NONE: readonly Mark[] = [];

/**
 * The marks of a run. A mark says how a run differs from its paragraph's named style:
 * a bold run in a heading whose style is bold is not emphasised.
 */
export function resolveMarks(
  run: HostedTextStyle | null | undefined,
  base: ResolvedTextStyle,
): readonly Mark[] {
  if (!run) return NONE;
  const marks: Mark[] = [];
  if (run.bold === true && !base.bold) marks.push("strong");
  if (run.italic === true && !base.italic) marks.push("emphasis");
  // The underline that the editor gives to a link is no mark.
  if (run.underline === true && !base.underline && !run.link) marks.push("underline");
  if (run.strikethrough === true && !base.strikethrough) marks.push("strikethrough");
  if (raises(run, base, "SUPERSCRIPT")) marks.push("superscript");
  if (raises(run, base, "SUBSCRIPT")) marks.push("subscript");
  if (isCode(run, base)) marks.push("code");
  return marks.length === 0 ? NONE : marks;
}

function raises(run: HostedTextStyle, base: ResolvedTextStyle, baseline: string): boolean {
  return run.baselineOffset === baseline && base.baseline !== baseline;
}

function isCode({ weightedFontFamily }: HostedTextStyle, base: ResolvedTextStyle): boolean {
  const font = readText(weightedFontFamily?.fontFamily);
  return font !== base.font && isMonospace(font) && !isMonospace(base.font);
}

/** The marks of a suggestion that nobody has accepted or rejected. */
export function suggestionMarks(element: Styled): readonly Mark[] {
  if (hasEntries(element.suggestedDeletionIds)) return ["deletion"];
  return hasEntries(element.suggestedInsertionIds) ? ["insertion"] : NONE;
}

function hasEntries(ids: Styled["suggestedDeletionIds"]): boolean {
  return Array.isArray(ids) && ids.length > 0;
}

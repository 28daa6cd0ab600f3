import type { Styled } from "../../hosted/hosted-document.js";
import type { HostedTextStyle } from "../../hosted/hosted-style.js";
import { isEmpty, readText } from "../../hosted/read.js";
import type { Mark } from "../../tree/inline.js";
import { isMonospace } from "./is-monospace.js";
import type { ResolvedTextStyle } from "./resolved-text-style.js";

const NONE: readonly Mark[] = [];

/** In the order in which the editor's own menu has them, a bit each. */
const MARKS: readonly Mark[] = [
  "strong",
  "emphasis",
  "underline",
  "strikethrough",
  "superscript",
  "subscript",
  "code",
];

/** All runs of the same marks share one list of them. */
const MARKS_OF_BITS: readonly (readonly Mark[])[] = Array.from(
  { length: 2 ** MARKS.length },
  (_, bits) => MARKS.filter((_mark, index) => bits & (2 ** index)),
);

/**
 * The marks of a run. A mark says how a run differs from its paragraph's named style:
 * a bold run in a heading whose style is bold is not emphasised.
 */
export function resolveMarks(
  run: HostedTextStyle | null | undefined,
  base: ResolvedTextStyle,
): readonly Mark[] {
  if (!run || isEmpty(run)) return NONE;
  const bits =
    Number(run.bold === true && !base.bold) |
    (Number(run.italic === true && !base.italic) << 1) |
    // The underline that the editor gives to a link is no mark.
    (Number(run.underline === true && !base.underline && !run.link) << 2) |
    (Number(run.strikethrough === true && !base.strikethrough) << 3) |
    (Number(raises(run, base, "SUPERSCRIPT")) << 4) |
    (Number(raises(run, base, "SUBSCRIPT")) << 5) |
    (Number(isCode(run, base)) << 6);
  return MARKS_OF_BITS[bits] ?? NONE;
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

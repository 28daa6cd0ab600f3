import type { Styled } from "../../hosted/hosted-document.js";
import type { HostedTextStyle } from "../../hosted/hosted-style.js";
import { isEmpty, readText } from "../../hosted/read.js";
import type { Mark } from "../../tree/inline.js";
import { isMonospace } from "./is-monospace.js";
import type { ResolvedTextStyle } from "./resolved-text-style.js";

const NONE: readonly Mark[] = [];
const BOTH: readonly Mark[] = ["insertion", "deletion"];

/** In the order of the Google Docs menu, with one bit each. */
const MARKS: readonly Mark[] = [
  "strong",
  "emphasis",
  "underline",
  "strikethrough",
  "superscript",
  "subscript",
  "code",
];

/** Runs with the same marks share one array. */
const MARKS_OF_BITS: readonly (readonly Mark[])[] = Array.from(
  { length: 2 ** MARKS.length },
  (_, bits) => MARKS.filter((_mark, index) => bits & (2 ** index)),
);

/**
 * Returns the marks of a run. A mark is a difference from the paragraph's named style: a bold run in a heading whose
 * style is bold has no mark. `isTypewritten` says that a monospaced font does not mean code.
 */
export function resolveMarks(
  run: HostedTextStyle | null | undefined,
  base: ResolvedTextStyle,
  isTypewritten = false,
): readonly Mark[] {
  if (!run || isEmpty(run)) return NONE;
  const bits =
    Number(run.bold === true && !base.bold) |
    (Number(run.italic === true && !base.italic) << 1) |
    // Google Docs underlines every link, so only the underline of other text is a mark.
    (Number(run.underline === true && !base.underline && !run.link) << 2) |
    (Number(run.strikethrough === true && !base.strikethrough) << 3) |
    (Number(raises(run, base, "SUPERSCRIPT")) << 4) |
    (Number(raises(run, base, "SUBSCRIPT")) << 5) |
    (Number(!isTypewritten && isCode(run, base)) << 6);
  return MARKS_OF_BITS[bits] ?? NONE;
}

function raises(run: HostedTextStyle, base: ResolvedTextStyle, baseline: string): boolean {
  return run.baselineOffset === baseline && base.baseline !== baseline;
}

function isCode({ weightedFontFamily }: HostedTextStyle, base: ResolvedTextStyle): boolean {
  const font = readText(weightedFontFamily?.fontFamily);
  return font !== base.font && isMonospace(font) && !isMonospace(base.font);
}

/** Returns the marks of open suggestions. One person may suggest deleting what another suggested inserting. */
export function suggestionMarks(element: Styled): readonly Mark[] {
  const isDeleted = hasEntries(element.suggestedDeletionIds);
  if (hasEntries(element.suggestedInsertionIds)) return isDeleted ? BOTH : ["insertion"];
  return isDeleted ? ["deletion"] : NONE;
}

function hasEntries(ids: Styled["suggestedDeletionIds"]): boolean {
  return Array.isArray(ids) && ids.length > 0;
}

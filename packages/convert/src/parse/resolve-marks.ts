import type { HostedTextStyle, Styled } from "../hosted/hosted-document.js";
import { readText } from "../hosted/read.js";
import type { Mark } from "../tree/inline.js";
import { inherit, type ResolvedTextStyle } from "./style-cascade.js";

/** What a mark needs to be set: the run's resolved style and that of its paragraph. */
type Condition = (run: ResolvedTextStyle, base: ResolvedTextStyle) => boolean;

/**
 * A mark says how a run differs from its paragraph's named style:
 * a bold run in a heading whose style is bold is not emphasised.
 */
const CONDITIONS: readonly (readonly [Mark, Condition])[] = [
  ["strong", (run, base) => run.bold && !base.bold],
  ["emphasis", (run, base) => run.italic && !base.italic],
  ["underline", (run, base) => run.underline && !base.underline],
  ["strikethrough", (run, base) => run.strikethrough && !base.strikethrough],
  ["superscript", (run, base) => run.baseline === "SUPERSCRIPT" && base.baseline !== "SUPERSCRIPT"],
  ["subscript", (run, base) => run.baseline === "SUBSCRIPT" && base.baseline !== "SUBSCRIPT"],
  ["code", (run, base) => isMonospace(run.font) && !isMonospace(base.font)],
];

const MONOSPACE =
  /\bmono\b|\bcode\b|consolas|courier|menlo|monaco|inconsolata|cousine|lucida console|nanum gothic coding/i;

/** The marks of a run; the underline that the editor gives to a link is none. */
export function resolveMarks(
  style: HostedTextStyle | null | undefined,
  base: ResolvedTextStyle,
): readonly Mark[] {
  const run = inherit(base, style);
  const marks = CONDITIONS.filter(([, holds]) => holds(run, base)).map(([mark]) => mark);
  return style?.link ? marks.filter((mark) => mark !== "underline") : marks;
}

/** The marks of a suggestion that nobody has accepted or rejected. */
export function suggestionMarks(element: Styled): readonly Mark[] {
  if (hasEntries(element.suggestedDeletionIds)) return ["deletion"];
  return hasEntries(element.suggestedInsertionIds) ? ["insertion"] : [];
}

function hasEntries(ids: Styled["suggestedDeletionIds"]): boolean {
  return Array.isArray(ids) && ids.length > 0;
}

function isMonospace(font: string): boolean {
  return MONOSPACE.test(readText(font));
}

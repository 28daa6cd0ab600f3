import { wholeDocument } from "../../../place/place.js";
import type { Section } from "../../../tree/section.js";
import type { Colour } from "../../../tree/text-style.js";
import type { DocxState } from "../docx-context.js";

/** The colour of the paper, if it is not white. A file has one, so tabs of another get a warning. */
export function paperColour(
  sections: readonly Section[],
  { looks, warn }: DocxState,
): Colour | undefined {
  if (!looks) return undefined;
  const colours = new Set(sections.map(({ page }) => page.background));
  if (colours.size > 1) warn("page-background-left-out", { place: wholeDocument });
  return [...colours].find((colour) => colour !== undefined);
}

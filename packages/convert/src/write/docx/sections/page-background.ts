import { wholeDocument } from "../../../place/place.js";
import type { Section } from "../../../tree/section.js";
import type { Colour } from "../../../tree/text-style.js";
import type { DocxState } from "../docx-context.js";

/** The page background, if it is not white. DOCX has one per file, so there is a warning if tabs differ. */
export function pageBackground(
  sections: readonly Section[],
  { namedStyles, warn }: DocxState,
): Colour | undefined {
  if (!namedStyles) return undefined;
  const colours = new Set(sections.map(({ page }) => page.background));
  if (colours.size > 1) warn("page-background-left-out", { place: wholeDocument });
  return [...colours].find((colour) => colour !== undefined);
}

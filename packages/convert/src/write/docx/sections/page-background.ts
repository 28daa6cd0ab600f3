import { wholeDocument } from "../../../place/place.js";
import type { Section } from "../../../tree/section.js";
import type { Colour } from "../../../tree/text-style.js";
import type { DocxState } from "../docx-context.js";

/**
 * Returns the page background, if it is not white. DOCX has one background per file, so a warning is added if tabs
 * differ.
 */
export function pageBackground(
  sections: readonly Section[],
  { namedStyles, warn }: DocxState,
): Colour | undefined {
  if (!namedStyles) return undefined;
  const colours = new Set(sections.map(({ page }) => page.background));
  if (colours.size > 1) warn("page-background-left-out", { place: wholeDocument });
  return [...colours].find((colour) => colour !== undefined);
}

import type { DocxState } from "../docx-context.js";
import { defaultStyles } from "./default-styles.js";
import { CODE_FONT } from "./fixed-styles.js";

/** The fonts of a file: those of its styles and, after its text is written, those of its runs. */
export function fontsOf({ namedStyles = defaultStyles, fonts }: DocxState): ReadonlySet<string> {
  const ofStyles = Object.values(namedStyles).flatMap(({ text }) => text.font ?? []);
  return new Set([CODE_FONT, ...ofStyles, ...fonts]);
}

import type { DocxState } from "../docx-context.js";
import { defaultLooks } from "./default-looks.js";
import { CODE_FONT } from "./fixed-styles.js";

/** The fonts that a file names: in its styles and, once its text is written, in its runs. */
export function fontsOf({ looks = defaultLooks, fonts }: DocxState): ReadonlySet<string> {
  const ofStyles = Object.values(looks).flatMap(({ text }) => text.font ?? []);
  return new Set([CODE_FONT, ...ofStyles, ...fonts]);
}

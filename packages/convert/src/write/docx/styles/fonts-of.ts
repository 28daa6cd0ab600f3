import { defaultStyles } from "./default-styles.js";
import type { NamedStyles } from "./document-styles.js";
import { CODE_FONT } from "./fixed-styles.js";

/** Returns the fonts of a file: those of its styles and, after its text is written, those of its runs. */
export function fontsOf(
  namedStyles: NamedStyles | undefined,
  ofRuns: ReadonlySet<string>,
): ReadonlySet<string> {
  const ofStyles = Object.values(namedStyles ?? defaultStyles).flatMap(
    ({ text }) => text.font ?? [],
  );
  return new Set([CODE_FONT, ...ofStyles, ...ofRuns]);
}

import type { Element } from "xast";
import { x } from "../xml/x.js";
import { SEPARATORS } from "../notes/write-footnotes.js";
import { TEXT_PREFIXES } from "../package/namespaces.js";
import { toggle } from "../xml/optional.js";

/** Selects the layout rules of Word 2013 and later; without this, those of Word 2007 apply. */
const COMPATIBILITY_MODE = {
  "w:name": "compatibilityMode",
  "w:uri": "http://schemas.microsoft.com/office/word",
  "w:val": "15",
};

/** Half an inch, as in Google Docs, in twentieths of a point. */
const TAB_STOP = 720;

/** Writes the settings of the whole file (ECMA-376 part 1, 17.15.1.78). */
export function writeSettings(hasEvenPages: boolean, hasBackground: boolean): Element {
  return x("w:settings", TEXT_PREFIXES, [
    toggle("w:displayBackgroundShape", hasBackground ? true : undefined),
    x("w:defaultTabStop", { "w:val": TAB_STOP }),
    toggle("w:evenAndOddHeaders", hasEvenPages ? true : undefined),
    x(
      "w:footnotePr",
      SEPARATORS.map(({ id }) => x("w:footnote", { "w:id": id })),
    ),
    x("w:compat", [x("w:compatSetting", COMPATIBILITY_MODE)]),
  ]);
}

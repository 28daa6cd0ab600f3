import type { NamedStyle, StyleFormatting } from "../../tree/named-style.js";
import { faithfulLayoutOf } from "./layout-of.js";
import { namedStyles } from "./named-styles.js";
import type { StyleCascade } from "./style-cascade.js";
import { wholeTextStyle } from "./text-style-of.js";

/** Returns the formatting of a tab's named styles, for formats that define styles. */
export function formattingOfNamedStyles(
  styles: StyleCascade,
): Readonly<Record<NamedStyle, StyleFormatting>> {
  return namedStyles((name) => ({
    text: wholeTextStyle(styles[name].text),
    layout: faithfulLayoutOf({}, styles[name].paragraph),
  }));
}

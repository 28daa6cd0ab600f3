import type { NamedStyle, NamedStyleLook } from "../../tree/named-style.js";
import { faithfulLayoutOf } from "./layout-of.js";
import { namedStyles } from "./named-styles.js";
import type { StyleCascade } from "./style-cascade.js";
import { wholeTextStyle } from "./text-style-of.js";

/** What the named styles of a tab look like, for formats that define styles. */
export function lookOfNamedStyles(
  styles: StyleCascade,
): Readonly<Record<NamedStyle, NamedStyleLook>> {
  return namedStyles((name) => ({
    text: wholeTextStyle(styles[name].text),
    layout: faithfulLayoutOf({}, styles[name].paragraph),
  }));
}

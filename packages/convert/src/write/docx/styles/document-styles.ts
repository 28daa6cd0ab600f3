import type { NamedStyle, StyleFormatting } from "../../../tree/named-style.js";
import { defaultStyles } from "./default-styles.js";

/** Formatting of each named style. */
export type NamedStyles = Readonly<Record<NamedStyle, StyleFormatting>>;

/** Returns the document's own styles, with defaults for spacing and page breaks. */
export function documentStyles(own: NamedStyles): NamedStyles {
  const namedStyles = (Object.keys(defaultStyles) as NamedStyle[]).map((name) => {
    const layout = { ...defaultStyles[name].layout, ...own[name].layout };
    return [name, { text: own[name].text, layout }] as const;
  });
  return Object.fromEntries(namedStyles) as NamedStyles;
}

import type { Element } from "xast";
import { x } from "../xml/x.js";
import type { NamedStyle, StyleFormatting } from "../../../tree/named-style.js";
import type { TextStyle } from "../../../tree/text-style.js";
import { layoutProperties } from "../formatting/paragraph-properties.js";
import { styleProperties } from "../formatting/run-properties.js";
import { TEXT_PREFIXES } from "../package/namespaces.js";
import { unlessEmpty, value } from "../xml/optional.js";
import { defaultStyles } from "./default-styles.js";
import { differences } from "./differences.js";
import { fixedStyles } from "./fixed-styles.js";
import type { NamedStyles } from "./document-styles.js";

/** Named styles, with their ids and names in word processors. */
const STYLES: readonly (readonly [
  style: NamedStyle,
  id: string,
  name: string,
  outline?: number,
])[] = [
  ["title", "Title", "Title"],
  ["subtitle", "Subtitle", "Subtitle"],
  ["heading1", "Heading1", "heading 1", 0],
  ["heading2", "Heading2", "heading 2", 1],
  ["heading3", "Heading3", "heading 3", 2],
  ["heading4", "Heading4", "heading 4", 3],
  ["heading5", "Heading5", "heading 5", 4],
  ["heading6", "Heading6", "heading 6", 5],
];

/**
 * Defaults that are not written, because in some word processors an explicit colour would override the colour of links.
 */
const PLAIN: TextStyle = {
  colour: "#000000",
  background: "transparent",
  bold: false,
  italic: false,
  smallCaps: false,
  strikethrough: false,
  underline: false,
};

/** Writes the part with all styles (ECMA-376 part 1, 17.7): the document's own styles, or the defaults. */
export function writeStyles(namedStyles: NamedStyles | undefined, language: string): Element {
  const all = namedStyles ?? defaultStyles;
  const { text, layout } = all.normal;
  return x("w:styles", TEXT_PREFIXES, [
    // `Normal` would override the table style in a table; the defaults do not.
    x("w:docDefaults", [
      x("w:rPrDefault", [
        x("w:rPr", [
          ...styleProperties(differences(text, PLAIN)),
          language === "" ? undefined : x("w:lang", { "w:val": language }),
        ]),
      ]),
      x("w:pPrDefault", [x("w:pPr", layoutProperties(layout))]),
    ]),
    x("w:style", { "w:type": "paragraph", "w:default": 1, "w:styleId": "Normal" }, [
      x("w:name", { "w:val": "Normal" }),
      x("w:qFormat"),
    ]),
    ...STYLES.map(([style, id, name, outline]) =>
      x("w:style", { "w:type": "paragraph", "w:styleId": id }, [
        x("w:name", { "w:val": name }),
        x("w:basedOn", { "w:val": "Normal" }),
        x("w:next", { "w:val": "Normal" }),
        x("w:qFormat"),
        ...formattingProperties(all[style], all.normal, outline),
      ]),
    ),
    ...fixedStyles(namedStyles !== undefined),
  ]);
}

function formattingProperties(
  { text, layout }: StyleFormatting,
  normal: StyleFormatting,
  outline?: number,
): readonly (Element | undefined)[] {
  return [
    unlessEmpty("w:pPr", [
      ...layoutProperties(differences(layout, normal.layout)),
      value("w:outlineLvl", outline),
    ]),
    unlessEmpty("w:rPr", styleProperties(differences(text, { ...PLAIN, ...normal.text }))),
  ];
}

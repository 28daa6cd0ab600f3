import type { Element } from "xast";
import { x } from "../xml/x.js";
import type { NamedStyle, NamedStyleLook } from "../../../tree/named-style.js";
import type { TextStyle } from "../../../tree/text-style.js";
import { layoutProperties } from "../blocks/paragraph-properties.js";
import { styleProperties } from "../inlines/run-properties.js";
import { TEXT_PREFIXES } from "../package/namespaces.js";
import { unlessEmpty, value } from "../xml/optional.js";
import { defaultLooks } from "./default-looks.js";
import { differences } from "./differences.js";
import { fixedStyles } from "./fixed-styles.js";
import type { Looks } from "./looks.js";

/** Named styles by the ids and names that word processors know them by. */
const STYLES: readonly (readonly [look: NamedStyle, id: string, name: string, outline?: number])[] =
  [
    ["title", "Title", "Title"],
    ["subtitle", "Subtitle", "Subtitle"],
    ["heading1", "Heading1", "heading 1", 0],
    ["heading2", "Heading2", "heading 2", 1],
    ["heading3", "Heading3", "heading 3", 2],
    ["heading4", "Heading4", "heading 4", 3],
    ["heading5", "Heading5", "heading 5", 4],
    ["heading6", "Heading6", "heading 6", 5],
  ];

/** What text is where nothing is said of it; a colour that is said would win over that of links in some readers. */
const PLAIN: TextStyle = {
  colour: "#000000",
  background: "transparent",
  bold: false,
  italic: false,
  smallCaps: false,
  strikethrough: false,
  underline: false,
};

/** The part with all styles (ECMA-376 part 1, 17.7): with the document's own looks, or ours. */
export function writeStyles(looks: Looks | undefined, language: string): Element {
  const all = looks ?? defaultLooks;
  const { text, layout } = all.normal;
  return x("w:styles", TEXT_PREFIXES, [
    // What `Normal` says would win over the style of a table that it stands in, what the defaults say does not.
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
    ...STYLES.map(([look, id, name, outline]) =>
      x("w:style", { "w:type": "paragraph", "w:styleId": id }, [
        x("w:name", { "w:val": name }),
        x("w:basedOn", { "w:val": "Normal" }),
        x("w:next", { "w:val": "Normal" }),
        x("w:qFormat"),
        ...lookProperties(all[look], all.normal, outline),
      ]),
    ),
    ...fixedStyles(looks !== undefined),
  ]);
}

function lookProperties(
  { text, layout }: NamedStyleLook,
  normal: NamedStyleLook,
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

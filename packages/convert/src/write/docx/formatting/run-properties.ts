import type { Element } from "xast";
import { x } from "../xml/x.js";
import type { Mark } from "../../../tree/inline.js";
import type { TextStyle } from "../../../tree/text-style.js";
import { toggle, unlessEmpty, value } from "../xml/optional.js";
import { halfPoints } from "./units.js";
import type { RunFormatting } from "./run-formatting.js";

/** The lightest font weight that is written as bold. */
const BOLD = 600;

/** Returns the properties of a run, in the order of the schema (ECMA-376 part 1, 17.3.2.28). */
export function runProperties(formatting: RunFormatting): Element | undefined {
  const { marks, style, rightToLeft, link, note } = formatting;
  // Most runs have no formatting.
  if (marks.length === 0 && !style && !link && !note && !rightToLeft) return undefined;
  const has = (mark: Mark) => marks.includes(mark);
  return unlessEmpty("w:rPr", [
    value("w:rStyle", characterStyle(formatting)),
    ...styleProperties(marks.length === 0 ? (style ?? {}) : withMarks(style, has)),
    value("w:vertAlign", verticalAlignment(has)),
    toggle("w:rtl", rightToLeft),
  ]);
}

function withMarks(style: TextStyle | undefined, has: (mark: Mark) => boolean): TextStyle {
  return {
    ...style,
    ...(has("strong") ? { bold: true } : {}),
    ...(has("emphasis") ? { italic: true } : {}),
    ...(has("strikethrough") ? { strikethrough: true } : {}),
    ...(has("underline") ? { underline: true } : {}),
  };
}

/** Returns a text style as properties of a run or of a style. */
export function styleProperties(style: TextStyle): readonly (Element | undefined)[] {
  const bold = style.bold ?? (style.weight === undefined ? undefined : style.weight >= BOLD);
  const size = style.size === undefined ? undefined : halfPoints(style.size);
  return [
    fonts(style.font),
    toggle("w:b", bold),
    toggle("w:bCs", bold),
    toggle("w:i", style.italic),
    toggle("w:iCs", style.italic),
    toggle("w:smallCaps", style.smallCaps),
    toggle("w:strike", style.strikethrough),
    value("w:color", style.colour?.slice(1)),
    value("w:sz", size),
    value("w:szCs", size),
    style.underline === undefined
      ? undefined
      : x("w:u", { "w:val": style.underline ? "single" : "none" }),
    shading(style.background),
  ];
}

/** Returns a background; `transparent` removes the background of the style. */
export function shading(colour: TextStyle["background"]): Element | undefined {
  if (colour === undefined) return undefined;
  const fill = colour === "transparent" ? "auto" : colour.slice(1);
  return x("w:shd", { "w:val": "clear", "w:color": "auto", "w:fill": fill });
}

/** Sets one font for all scripts, as in Google Docs. */
function fonts(font: string | undefined): Element | undefined {
  if (font === undefined) return undefined;
  return x("w:rFonts", { "w:ascii": font, "w:hAnsi": font, "w:eastAsia": font, "w:cs": font });
}

function characterStyle({ marks, link, note }: RunFormatting): string | undefined {
  if (note) return "FootnoteReference";
  if (link) return "Hyperlink";
  return marks.includes("code") ? "VerbatimChar" : undefined;
}

function verticalAlignment(has: (mark: Mark) => boolean): string | undefined {
  if (has("superscript")) return "superscript";
  return has("subscript") ? "subscript" : undefined;
}

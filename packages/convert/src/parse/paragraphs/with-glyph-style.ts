import type { HostedParagraph } from "../../hosted/hosted-document.js";
import type { HostedTextStyle } from "../../hosted/hosted-style.js";
import type { Place } from "../../place/place.js";
import type { Numbering } from "../../tree/list-definition.js";
import type { TextStyle } from "../../tree/text-style.js";
import { hostedLevelOf } from "../lists/hosted-level.js";
import { originOf, type ParseContext } from "../parse-context.js";
import { namedStyleOf } from "../styles/named-styles.js";
import { inherit, type ResolvedTextStyle } from "../styles/resolved-text-style.js";
import { wholeTextStyle } from "../styles/text-style-of.js";

/** Returns the numbering with the formatting of its label in faithful mode; otherwise warns about what is lost. */
export function withGlyphStyle(
  paragraph: Partial<HostedParagraph>,
  numbering: Numbering,
  place: Place,
  context: ParseContext,
): Numbering {
  const base = context.styles[namedStyleOf(paragraph.paragraphStyle?.namedStyleType)].text;
  const ofLevel = hostedLevelOf(paragraph, numbering.level, context)?.textStyle;
  const own = paragraph.bullet?.textStyle;
  if (numbering.label === "" || !(changes(ofLevel, base) || changes(own, base))) return numbering;
  const style = differences(inherit(inherit(base, ofLevel), own), base);
  if (!style) return numbering;
  if (context.faithful) return { ...numbering, style };
  context.warn("glyph-style-left-out", originOf(context, place, "bullet"), numbering.label);
  return numbering;
}

/** Whether a style differs from the style it inherits. Most labels only have `underline: false`. */
function changes(style: HostedTextStyle | null | undefined, base: ResolvedTextStyle): boolean {
  for (const name in style)
    if (name !== "underline" || style.underline !== base.underline) return true;
  return false;
}

function differences(style: ResolvedTextStyle, base: ResolvedTextStyle): TextStyle | undefined {
  const before = new Map<string, unknown>(Object.entries(base));
  const other = Object.entries(wholeTextStyle(style)).filter(
    ([name, value]) => value !== before.get(name),
  );
  return other.length === 0 ? undefined : Object.fromEntries(other);
}

import type { HostedParagraph } from "../../hosted/hosted-document.js";
import type { HostedTextStyle } from "../../hosted/hosted-style.js";
import { readEntry, readList, readText } from "../../hosted/read.js";
import type { Place } from "../../place/place.js";
import type { Numbering } from "../../tree/list-definition.js";
import type { TextStyle } from "../../tree/text-style.js";
import { originOf, type ParseContext } from "../parse-context.js";
import { namedStyleOf } from "./named-styles.js";
import { inherit, type ResolvedTextStyle } from "./resolved-text-style.js";
import { wholeTextStyle } from "./text-style-of.js";

/** In faithful mode how the label of an item looks; else a note of what is lost. */
export function glyphStyleOf(
  paragraph: Partial<HostedParagraph>,
  { level, label }: Numbering,
  place: Place,
  context: ParseContext,
): Pick<Numbering, "style"> {
  const ofLevel = styleOfLevel(paragraph, level, context);
  const own = paragraph.bullet?.textStyle;
  if (label === "" || (!ofLevel && !own)) return NO_STYLE;
  const base = context.styles[namedStyleOf(paragraph.paragraphStyle?.namedStyleType)].text;
  const style = differences(inherit(inherit(base, ofLevel), own), base);
  if (!style) return NO_STYLE;
  if (context.faithful) return { style };
  context.warn("glyph-style-left-out", originOf(context, place, "bullet"), label);
  return NO_STYLE;
}

const NO_STYLE: Pick<Numbering, "style"> = {};

function styleOfLevel(
  { bullet }: Partial<HostedParagraph>,
  level: number,
  { content }: ParseContext,
): HostedTextStyle | null | undefined {
  const list = readEntry(content.lists, readText(bullet?.listId));
  return readList(list?.listProperties?.nestingLevels)[level]?.textStyle;
}

function differences(style: ResolvedTextStyle, base: ResolvedTextStyle): TextStyle | undefined {
  if (style === base) return undefined;
  const before = Object.entries(wholeTextStyle(base));
  const values = new Map<string, unknown>(before);
  const other = Object.entries(wholeTextStyle(style)).filter(
    ([name, value]) => value !== values.get(name),
  );
  return other.length === 0 ? undefined : Object.fromEntries(other);
}

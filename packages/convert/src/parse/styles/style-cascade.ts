import type { HostedContent } from "../../hosted/hosted-document.js";
import type { HostedParagraphStyle } from "../../hosted/hosted-style.js";
import { isObject, readList } from "../../hosted/read.js";
import type { Heading } from "../../tree/block.js";
import type { NamedStyle } from "../../tree/named-style.js";
import { levelOfStyle } from "./heading-level.js";
import { namedStyleOf, namedStyles } from "./named-styles.js";
import { GOOGLE_DOCS_DEFAULT, inherit, type ResolvedTextStyle } from "./resolved-text-style.js";

/** A named style with everything it inherits. */
export interface ResolvedNamedStyle {
  readonly name: NamedStyle;
  /** Level of a heading; undefined for any other style. */
  readonly level: Heading["level"] | undefined;
  readonly text: ResolvedTextStyle;
  readonly paragraph: HostedParagraphStyle;
}

/** The named styles of one tab. */
export type StyleCascade = Readonly<Record<NamedStyle, ResolvedNamedStyle>>;

/** Creates the cascade of one tab: Google Docs defaults, then `NORMAL_TEXT`, then each named style. */
export function createStyleCascade(content: HostedContent): StyleCascade {
  const styles = readList(content.namedStyles?.styles);
  const named = new Map(styles.map((style) => [namedStyleOf(style.namedStyleType), style]));
  const normal = named.get("normal");
  const normalText = inherit(GOOGLE_DOCS_DEFAULT, normal?.textStyle);
  const normalParagraph = overParagraph({}, normal?.paragraphStyle);
  const resolve = (name: NamedStyle): ResolvedNamedStyle => ({
    name,
    level: levelOfStyle(name),
    text: inherit(normalText, named.get(name)?.textStyle),
    paragraph: bounded(overParagraph(normalParagraph, named.get(name)?.paragraphStyle)),
  });
  return namedStyles(resolve);
}

/** More than word processors support. */
const MAX_TAB_STOPS = 100;

/**
 * Returns the inheritable part of a style. Unknown members are dropped, because a hostile document may have a million
 * of them.
 */
function bounded(style: HostedParagraphStyle): HostedParagraphStyle {
  const { tabStops } = style;
  const known = Object.entries(style).filter(([name]) => MEMBERS.has(name));
  const stops = Array.isArray(tabStops) ? { tabStops: tabStops.slice(0, MAX_TAB_STOPS) } : {};
  return { ...Object.fromEntries(known), ...stops };
}

const MEMBERS: ReadonlySet<string> = new Set([
  "namedStyleType",
  "headingId",
  "alignment",
  "direction",
  "lineSpacing",
  "spacingMode",
  "spaceAbove",
  "spaceBelow",
  "indentFirstLine",
  "indentStart",
  "indentEnd",
  "borderTop",
  "borderBottom",
  "borderLeft",
  "borderRight",
  "borderBetween",
  "shading",
  "tabStops",
  "keepLinesTogether",
  "keepWithNext",
  "avoidWidowAndOrphan",
  "pageBreakBefore",
] satisfies (keyof HostedParagraphStyle)[]);

/** Merges a paragraph style over the style it inherits from. */
export function overParagraph(
  from: HostedParagraphStyle,
  over: HostedParagraphStyle | null | undefined,
): HostedParagraphStyle {
  if (!isObject(over)) return from;
  if (!hasAbsentMember(over)) return { ...from, ...over };
  const own = Object.entries(over).filter(([, value]) => value !== null && value !== undefined);
  return own.length === 0 ? from : { ...from, ...Object.fromEntries(own) };
}

function hasAbsentMember(style: HostedParagraphStyle): boolean {
  return Object.values(style).some((value) => value === null || value === undefined);
}

import type { Absent } from "./absent.js";

/** Text style of a run. Absent members are inherited. */
export interface HostedTextStyle {
  readonly bold?: Absent<boolean>;
  readonly italic?: Absent<boolean>;
  readonly underline?: Absent<boolean>;
  readonly strikethrough?: Absent<boolean>;
  readonly smallCaps?: Absent<boolean>;
  readonly baselineOffset?: Absent<string>;
  readonly fontSize?: Absent<HostedDimension>;
  readonly foregroundColor?: Absent<HostedColour>;
  readonly backgroundColor?: Absent<HostedColour>;
  readonly weightedFontFamily?: Absent<{
    readonly fontFamily?: Absent<string>;
    readonly weight?: Absent<number>;
  }>;
  readonly link?: Absent<HostedLink>;
}

/** Paragraph style. Absent members are inherited. */
export interface HostedParagraphStyle {
  readonly namedStyleType?: Absent<string>;
  readonly headingId?: Absent<string>;
  readonly alignment?: Absent<string>;
  readonly direction?: Absent<string>;
  readonly lineSpacing?: Absent<number>;
  readonly spacingMode?: Absent<string>;
  readonly spaceAbove?: Absent<HostedDimension>;
  readonly spaceBelow?: Absent<HostedDimension>;
  readonly indentFirstLine?: Absent<HostedDimension>;
  readonly indentStart?: Absent<HostedDimension>;
  readonly indentEnd?: Absent<HostedDimension>;
  readonly borderTop?: Absent<HostedBorder>;
  readonly borderBottom?: Absent<HostedBorder>;
  readonly borderLeft?: Absent<HostedBorder>;
  readonly borderRight?: Absent<HostedBorder>;
  readonly borderBetween?: Absent<HostedBorder>;
  readonly shading?: Absent<{ readonly backgroundColor?: Absent<HostedColour> }>;
  readonly tabStops?: Absent<readonly HostedTabStop[]>;
  readonly keepLinesTogether?: Absent<boolean>;
  readonly keepWithNext?: Absent<boolean>;
  readonly avoidWidowAndOrphan?: Absent<boolean>;
  readonly pageBreakBefore?: Absent<boolean>;
}

/** A tab stop. */
export interface HostedTabStop {
  readonly offset?: Absent<HostedDimension>;
  readonly alignment?: Absent<string>;
}

/** A named style (`NORMAL_TEXT`, `HEADING_1` …) as the document defines it. */
export interface HostedNamedStyle {
  readonly namedStyleType?: Absent<string>;
  readonly textStyle?: Absent<HostedTextStyle>;
  readonly paragraphStyle?: Absent<HostedParagraphStyle>;
}

/** A length in points, the only unit of the Google Docs API. An absent magnitude means 0. */
export interface HostedDimension {
  readonly magnitude?: Absent<number>;
}

/** A colour. Without `color` it is transparent; an absent channel means 0. */
export interface HostedColour {
  readonly color?: Absent<{
    readonly rgbColor?: Absent<{
      readonly red?: Absent<number>;
      readonly green?: Absent<number>;
      readonly blue?: Absent<number>;
    }>;
  }>;
}

/** A line at the edge of a paragraph, cell or object. */
export interface HostedBorder {
  readonly color?: Absent<HostedColour>;
  readonly dashStyle?: Absent<string>;
  readonly width?: Absent<HostedDimension>;
  readonly padding?: Absent<HostedDimension>;
  /** On objects only: `NOT_RENDERED` means no border. */
  readonly propertyState?: Absent<string>;
}

/** Target of a link. Exactly one member is set. */
export interface HostedLink {
  readonly url?: Absent<string>;
  readonly tabId?: Absent<string>;
  readonly headingId?: Absent<string>;
  readonly bookmarkId?: Absent<string>;
  readonly heading?: Absent<HostedTarget>;
  readonly bookmark?: Absent<HostedTarget>;
}

/** A heading or bookmark, and the tab that contains it. */
export interface HostedTarget {
  readonly id?: Absent<string>;
  readonly tabId?: Absent<string>;
}

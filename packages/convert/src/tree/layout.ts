import type { Colour } from "./text-style.js";

/** Layout of a block. Absent members have the defaults of the format. Lengths are in points. */
export interface Layout extends FaithfulLayout {
  readonly alignment?: "center" | "end" | "justify";
  readonly direction?: "rtl";
}

/** Members that are resolved only in faithful mode, by merging the paragraph's own style over its named style. */
export interface FaithfulLayout {
  readonly indentStart?: number;
  readonly indentEnd?: number;
  /** Measured from the paragraph's edge, not from `indentStart`. */
  readonly indentFirstLine?: number;
  readonly spaceAbove?: number;
  readonly spaceBelow?: number;
  /** Multiple of the font's own line height. Google Docs uses 1.15 by default. */
  readonly lineSpacing?: number;
  /** Whether to omit the space between adjacent paragraphs of the same style. */
  readonly collapseSpace?: boolean;
  readonly borders?: Borders<"top" | "bottom" | "start" | "end" | "between">;
  readonly shading?: Colour;
  readonly tabStops?: readonly TabStop[];
  readonly keepWithNext?: boolean;
  readonly keepLinesTogether?: boolean;
  readonly avoidWidowAndOrphan?: boolean;
}

/** Borders by side. */
export type Borders<Side extends string> = Readonly<Partial<Record<Side, Border>>>;

/** A border. Lengths are in points. */
export interface Border {
  /** 0 occurs only on table cells, and means no border in place of the default border. */
  readonly width: number;
  readonly colour: Colour;
  readonly dash: "solid" | "dotted" | "dashed";
  /** Distance between the line and the text; absent on table cells, which have padding. */
  readonly padding?: number;
}

/** A tab stop, in points from the paragraph's edge. */
export interface TabStop {
  readonly offset: number;
  readonly alignment: "start" | "center" | "end";
}

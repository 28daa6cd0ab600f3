import type { Colour } from "./text-style.js";

/** The layout of a block; absent members are the defaults of the format. Lengths are in points. */
export interface Layout extends FaithfulLayout {
  readonly alignment?: "center" | "end" | "justify";
  readonly direction?: "rtl";
}

/** Members resolved in faithful mode only: the paragraph's own style over that of its named style. */
export interface FaithfulLayout {
  readonly indentStart?: number;
  readonly indentEnd?: number;
  /** From the paragraph's edge, not from `indentStart`. */
  readonly indentFirstLine?: number;
  readonly spaceAbove?: number;
  readonly spaceBelow?: number;
  /** Multiple of the font's own line height: 1.15 is the default of Google Docs. */
  readonly lineSpacing?: number;
  /** No space between neighbours of the same style. */
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
  /** 0 only on table cells: no border, where there would be one by default. */
  readonly width: number;
  readonly colour: Colour;
  readonly dash: "solid" | "dotted" | "dashed";
  /** Between the line and the text; absent on table cells, which have padding. */
  readonly padding?: number;
}

/** A tab stop, in points from the paragraph's edge. */
export interface TabStop {
  readonly offset: number;
  readonly alignment: "start" | "center" | "end";
}

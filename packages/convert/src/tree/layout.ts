import type { Colour } from "./text-style.js";

/** How a block's lines run; what is absent is the default of the reader. Lengths are in points. */
export interface Layout extends FaithfulLayout {
  readonly alignment?: "center" | "end" | "justify";
  readonly direction?: "rtl";
}

/** What is resolved in faithful mode only: the paragraph's own style over that of its named style. */
export interface FaithfulLayout {
  readonly indentStart?: number;
  readonly indentEnd?: number;
  /** From the paragraph's edge, not from `indentStart`. */
  readonly indentFirstLine?: number;
  readonly spaceAbove?: number;
  readonly spaceBelow?: number;
  /** Multiple of the font's own line height: 1.15 is the editor's default. */
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

/** The borders that are there. */
export type Borders<Side extends string> = Readonly<Partial<Record<Side, Border>>>;

/** A line at an edge. Lengths are in points. */
export interface Border {
  /** 0 only on table cells: no line, where there would be one by default. */
  readonly width: number;
  readonly colour: Colour;
  readonly dash: "solid" | "dotted" | "dashed";
  /** Between the line and the text; absent on table cells, which have padding. */
  readonly padding?: number;
}

/** A place that a tab character leads to, in points from the paragraph's edge. */
export interface TabStop {
  readonly offset: number;
  readonly alignment: "start" | "center" | "end";
}

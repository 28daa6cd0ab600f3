import type { Block, PageBreak } from "./block.js";
import type { Colour } from "./text-style.js";

/** A part of the body with its own page settings. Lengths are in points. */
export interface Section {
  readonly begin: "continuous" | "nextPage";
  /** The page break before the section, for formats without sections. */
  readonly pageBreak?: PageBreak;
  /** Resolved during iteration, so that the whole document is never in memory. Can be iterated only once. */
  readonly blocks: Iterable<Block>;
  /** Absent in a section with one column. */
  readonly columns?: Columns;
  readonly direction?: "rtl";
  readonly page: Page;
  /** Number of the first page, if numbering restarts. */
  readonly pageNumberStart?: number;
  readonly headers: PageRegions;
  readonly footers: PageRegions;
}

/** Two columns or more. */
export interface Columns {
  /** One entry per column, with its width and the gap after it. */
  readonly widths: readonly { readonly width?: number; readonly gap: number }[];
  readonly separator: boolean;
}

/** The page size and margins, with the orientation already applied. */
export interface Page {
  readonly width?: number;
  readonly height?: number;
  readonly margins: Margins;
  /** Absent if the background is white. */
  readonly background?: Colour;
}

/** Distances from the edges of the page. */
export interface Margins {
  readonly top?: number;
  readonly right?: number;
  readonly bottom?: number;
  readonly left?: number;
  readonly header?: number;
  readonly footer?: number;
}

/** The headers or the footers of a section. */
export interface PageRegions {
  readonly default?: readonly Block[];
  /** Content for the first page, if it differs. */
  readonly first?: readonly Block[];
  /** Content for even pages, if it differs. */
  readonly even?: readonly Block[];
}

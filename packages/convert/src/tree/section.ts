import type { Block, PageBreak } from "./block.js";
import type { Colour } from "./text-style.js";

/** A part of the body with page settings of its own. Lengths are in points. */
export interface Section {
  readonly begin: "continuous" | "nextPage";
  /** The break that the section begins with, for formats without sections. */
  readonly pageBreak?: PageBreak;
  /** Each block is resolved when it is taken, so that nobody holds a whole document; they can be taken once. */
  readonly blocks: Iterable<Block>;
  /** Absent in a section of one column. */
  readonly columns?: Columns;
  readonly direction?: "rtl";
  readonly page: Page;
  /** Number of the first page, where the count begins anew. */
  readonly pageNumberStart?: number;
  readonly headers: PageRegions;
  readonly footers: PageRegions;
}

/** Two columns or more. */
export interface Columns {
  /** One entry a column: its width and the gap after it. */
  readonly widths: readonly { readonly width?: number; readonly gap: number }[];
  readonly separator: boolean;
}

/** The paper, after its orientation. */
export interface Page {
  readonly width?: number;
  readonly height?: number;
  readonly margins: Margins;
  /** Absent where the paper is white. */
  readonly background?: Colour;
}

/** From the edges of the page. */
export interface Margins {
  readonly top?: number;
  readonly right?: number;
  readonly bottom?: number;
  readonly left?: number;
  readonly header?: number;
  readonly footer?: number;
}

/** What stands at the top or bottom of the pages of a section. */
export interface PageRegions {
  readonly default?: readonly Block[];
  /** On the first page; absent where it has what the others have. */
  readonly first?: readonly Block[];
  /** On even pages; absent where they have what the others have. */
  readonly even?: readonly Block[];
}

import type { Absent, Dictionary } from "./absent.js";
import type { HostedSegment, Suggested } from "./hosted-document.js";
import type { HostedBorder, HostedColour, HostedDimension } from "./hosted-style.js";

/** A table; every row has a cell for each column, covered cells included. */
export interface HostedTable extends Suggested {
  readonly columns?: Absent<number>;
  readonly tableRows?: Absent<readonly HostedTableRow[]>;
  readonly tableStyle?: Absent<{
    readonly tableColumnProperties?: Absent<
      readonly { readonly widthType?: Absent<string>; readonly width?: Absent<HostedDimension> }[]
    >;
  }>;
}

/** One row of a table. */
export interface HostedTableRow extends Suggested {
  readonly tableCells?: Absent<readonly HostedTableCell[]>;
  readonly tableRowStyle?: Absent<HostedRowStyle>;
  readonly suggestedTableRowStyleChanges?: Dictionary<{
    readonly tableRowStyle?: Absent<HostedRowStyle>;
    readonly tableRowStyleSuggestionState?: Absent<object>;
  }>;
}

/** The height of a row and how it breaks across pages. */
export interface HostedRowStyle {
  readonly tableHeader?: Absent<boolean>;
  readonly preventOverflow?: Absent<boolean>;
  readonly minRowHeight?: Absent<HostedDimension>;
}

/** One cell: a segment with spans. */
export interface HostedTableCell extends HostedSegment, Suggested {
  readonly tableCellStyle?: Absent<HostedCellStyle>;
  readonly suggestedTableCellStyleChanges?: Dictionary<{
    readonly tableCellStyle?: Absent<HostedCellStyle>;
    readonly tableCellStyleSuggestionState?: Absent<object>;
  }>;
}

/** Spans and formatting of a cell. */
export interface HostedCellStyle {
  readonly rowSpan?: Absent<number>;
  readonly columnSpan?: Absent<number>;
  readonly backgroundColor?: Absent<HostedColour>;
  readonly borderTop?: Absent<HostedBorder>;
  readonly borderRight?: Absent<HostedBorder>;
  readonly borderBottom?: Absent<HostedBorder>;
  readonly borderLeft?: Absent<HostedBorder>;
  readonly paddingTop?: Absent<HostedDimension>;
  readonly paddingRight?: Absent<HostedDimension>;
  readonly paddingBottom?: Absent<HostedDimension>;
  readonly paddingLeft?: Absent<HostedDimension>;
  readonly contentAlignment?: Absent<string>;
}

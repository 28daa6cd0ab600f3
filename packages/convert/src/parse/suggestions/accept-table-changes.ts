import type { HostedTableCell, HostedTableRow } from "../../hosted/hosted-document.js";
import { applyChanges } from "./apply-changes.js";
import { splitChanges } from "./split-changes.js";

/** Returns a row with the suggested changes to its height. */
export function acceptRow(row: Partial<HostedTableRow>): Partial<HostedTableRow> {
  if (!row.suggestedTableRowStyleChanges) return row;
  const { changes, left } = splitChanges(row.suggestedTableRowStyleChanges, (change) => ({
    style: change.tableRowStyle,
    state: change.tableRowStyleSuggestionState,
  }));
  const tableRowStyle = applyChanges(row.tableRowStyle ?? {}, changes);
  return { ...row, tableRowStyle, suggestedTableRowStyleChanges: left };
}

/** Returns a cell with the suggested changes to its formatting and spans. */
export function acceptCell(cell: Partial<HostedTableCell>): Partial<HostedTableCell> {
  if (!cell.suggestedTableCellStyleChanges) return cell;
  const { changes, left } = splitChanges(cell.suggestedTableCellStyleChanges, (change) => ({
    style: change.tableCellStyle,
    state: change.tableCellStyleSuggestionState,
  }));
  const tableCellStyle = applyChanges(cell.tableCellStyle ?? {}, changes);
  return { ...cell, tableCellStyle, suggestedTableCellStyleChanges: left };
}

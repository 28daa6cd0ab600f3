import type { Suggested } from "../../hosted/hosted-document.js";
import type { HostedTable } from "../../hosted/hosted-table.js";
import { readList, readTexts } from "../../hosted/read.js";
import { placeAt, type Place } from "../../place/place.js";
import { noteLostChanges } from "./note-lost-changes.js";
import { originOf, type ParseContext } from "../parse-context.js";

/** Warns of a suggestion that no format marks. */
export function noteUnmarked(suggested: Suggested, place: Place, context: ParseContext): void {
  if (isMarkable(context) && isSuggested(suggested)) warn(place, context);
}

/** Warns of suggestions in a table: of the table itself, else of rows, else of cells. */
export function noteUnmarkedTable(
  table: Partial<HostedTable>,
  place: Place,
  context: ParseContext,
): void {
  if (isMarkable(context) && isSuggested(table)) return warn(place, context);
  for (const [index, row] of readList(table.tableRows).entries()) {
    const at = placeAt(place, "tableRows", index);
    if (noteUnmarkedPart(row, at, context)) continue;
    for (const [column, cell] of readList(row.tableCells).entries()) {
      noteUnmarkedPart(cell, placeAt(at, "tableCells", column), context);
    }
  }
}

/** Whether all of a row or cell is suggested, so that what is in it need not be said. */
function noteUnmarkedPart(part: Suggested, place: Place, context: ParseContext): boolean {
  noteLostChanges(part, place, context);
  if (!isMarkable(context) || !isSuggested(part)) return false;
  warn(place, context);
  return true;
}

function isMarkable({ options }: ParseContext): boolean {
  return options.suggestions === "mark";
}

function isSuggested({ suggestedInsertionIds, suggestedDeletionIds }: Suggested): boolean {
  if (!suggestedInsertionIds && !suggestedDeletionIds) return false;
  return readTexts(suggestedInsertionIds).length + readTexts(suggestedDeletionIds).length > 0;
}

function warn(place: Place, context: ParseContext): void {
  context.warn("suggestion-not-marked", originOf(context, place));
}

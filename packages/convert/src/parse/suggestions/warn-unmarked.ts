import type { Suggested, HostedTable } from "../../hosted/hosted-document.js";
import { readList, readTexts } from "../../hosted/read.js";
import { placeAt, type Place } from "../../place/place.js";
import { warnLostChanges } from "./warn-lost-changes.js";
import { originOf, type ParseContext } from "../parse-context.js";

/** Warns about a suggestion that no format marks. */
export function warnUnmarked(suggested: Suggested, place: Place, context: ParseContext): void {
  if (isMarkable(context) && isSuggested(suggested)) warn(place, context);
}

/** Warns about suggestions in a table: the table itself, otherwise its rows, otherwise their cells. */
export function warnUnmarkedTable(
  table: Partial<HostedTable>,
  place: Place,
  context: ParseContext,
): void {
  if (isMarkable(context) && isSuggested(table)) return warn(place, context);
  for (const [index, row] of readList(table.tableRows).entries()) {
    const at = placeAt(place, "tableRows", index);
    if (warnUnmarkedPart(row, at, context)) continue;
    for (const [column, cell] of readList(row.tableCells).entries()) {
      warnUnmarkedPart(cell, placeAt(at, "tableCells", column), context);
    }
  }
}

/** Warns about a suggested row or cell. Returns whether it warned, in which case its parts need no warning. */
function warnUnmarkedPart(part: Suggested, place: Place, context: ParseContext): boolean {
  warnLostChanges(part, place, context);
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

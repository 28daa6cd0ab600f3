import { createLogUpdate } from "log-update";
import { plainText } from "../plain-text.js";
import { formatRows, outputColumns, type Row } from "../print-rows.js";

/** Lines that are not rows: the names of the columns, and the last line. */
const OTHER_LINES = 3;

/** Where a watched list is shown. */
export interface View<Item> {
  readonly show: (items: readonly Item[]) => void;
  /** Says why nothing new is shown for now. */
  readonly away: (reason: string) => void;
  readonly end: () => void;
}

/** Draws the rows that fit the terminal again and again, in the same place. */
export function screenView<Item>(row: (item: Item) => Row): View<Item> {
  const draw = createLogUpdate(process.stdout);
  let table = "";
  return {
    show: (items) => {
      const { rows } = process.stdout;
      const shown = items.slice(0, Math.max(rows - OTHER_LINES, 1)).map(row);
      table = shown.length === 0 ? "No results yet." : formatRows(shown, outputColumns());
      draw(`${table}\n${new Date().toLocaleTimeString()}  Ctrl+C ends`);
    },
    away: (reason) => draw(`${table}\n${plainText(reason)}`),
    end: () => draw.done(),
  };
}

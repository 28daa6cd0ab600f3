import { createLogUpdate } from "log-update";
import { plainText } from "../plain-text.js";
import { formatRows, outputColumns, type Row } from "../print-rows.js";

/** Number of lines that are not rows: the column headings and the last line. */
const OTHER_LINES = 3;

/** Output of a watched list. */
export interface View<Item> {
  readonly show: (items: readonly Item[]) => void;
  /** Shows why there are no updates at the moment. */
  readonly away: (reason: string) => void;
  readonly end: () => void;
}

/** Creates a view that redraws, in place, the rows that fit the terminal. */
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

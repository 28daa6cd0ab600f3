import { createLogUpdate } from "log-update";
import { controlCharacters } from "../plain-text.js";
import { formatRows, type Row } from "../print-rows.js";
import { explainError } from "./explain-error.js";
import type { Operator } from "./operator.js";
import { type Changed, readChanges } from "./read-changes.js";

/** A list that is watched. */
export interface WatchedList<Item> {
  readonly load: () => Promise<readonly Item[]>;
  readonly row: (item: Item) => Row;
  readonly changed: Changed;
  readonly json?: boolean | undefined;
}

/** Lines that are not rows: the names of the columns, and the last line. */
const OTHER_LINES = 3;

/**
 * Shows a list as it changes, until Ctrl+C: drawn again on a terminal, elsewhere each new or changed row once, with `json`
 * as a line of JSON.
 */
export async function watchList<Item>(operator: Operator, list: WatchedList<Item>): Promise<void> {
  const over = new AbortController();
  const end = () => over.abort();
  process.once("SIGINT", end);
  process.once("SIGTERM", end);
  const view = list.json || !process.stdout.isTTY ? lineView(list) : screenView(list);
  try {
    const onAway = (error: unknown) => view.away(explainError(error));
    for await (const _ of readChanges(operator, list.changed, { signal: over.signal, onAway })) {
      try {
        view.show(await list.load());
      } catch (error) {
        if (isFinal(error)) throw error;
        onAway(error);
      }
    }
  } finally {
    view.end();
    process.removeListener("SIGINT", end);
    process.removeListener("SIGTERM", end);
  }
}

/** A refusal does not pass by waiting. */
function isFinal(error: unknown): boolean {
  const { status } = Object(error) as { readonly status?: unknown };
  return typeof status === "number" && status >= 400 && status < 500 && status !== 429;
}

interface View<Item> {
  readonly show: (items: readonly Item[]) => void;
  readonly away: (reason: string) => void;
  readonly end: () => void;
}

/** Draws the rows that fit the terminal again and again, in the same place. */
function screenView<Item>({ row }: WatchedList<Item>): View<Item> {
  const draw = createLogUpdate(process.stdout);
  let table = "";
  return {
    show: (items) => {
      const { columns, rows = 24 } = process.stdout;
      const shown = items.slice(0, Math.max(rows - OTHER_LINES, 1)).map(row);
      table = shown.length === 0 ? "No results yet." : formatRows(shown, columns);
      draw(`${table}\n${new Date().toLocaleTimeString()}  Ctrl+C ends`);
    },
    away: (reason) => draw(`${table}\n${reason} Trying again.`),
    end: () => draw.done(),
  };
}

/** Prints each row once, and again when it has changed; oldest first, as a log. */
function lineView<Item>({ row, json }: WatchedList<Item>): View<Item> {
  let known: ReadonlySet<string> = new Set();
  let isAway = false;
  return {
    show: (items) => {
      isAway = false;
      const lines = items.map((item) => (json ? jsonLine(item) : textLine(row(item)))).toReversed();
      for (const line of lines) if (!known.has(line)) console.log(line);
      known = new Set(lines);
    },
    away: (reason) => {
      if (!isAway) console.error(`${reason} Trying again.`);
      isAway = true;
    },
    end: () => undefined,
  };
}

function jsonLine(item: unknown): string {
  return JSON.stringify(item).replaceAll(
    controlCharacters,
    (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, "0")}`,
  );
}

function textLine(row: Row): string {
  const [, line = ""] = formatRows([row]).split("\n");
  return line;
}

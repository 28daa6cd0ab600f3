import { plainJson, plainText } from "../plain-text.js";
import { formatRows, type Row } from "../print-rows.js";
import { untilInterrupted } from "./until-interrupted.js";
import { explainError } from "./explain-error.js";
import type { Operator } from "./operator.js";
import { type Changed, readChanges } from "./read-changes.js";
import type { View } from "./screen-view.js";

/** A list to watch. */
export interface WatchedList<Item> {
  readonly load: (operator: Operator, signal: AbortSignal) => Promise<readonly Item[]>;
  readonly row: (item: Item) => Row;
  readonly changed: Changed;
  readonly json?: boolean | undefined;
}

/** Opens the operator API for `work`, and closes it afterwards. */
type UseOperator = (work: (operator: Operator) => Promise<void>) => Promise<void>;

const NO_SERVICE =
  "No service runs on the data folder: this is what its database has. Waiting for a service.";

/**
 * Shows a list as it changes, until Ctrl+C or until the output closes. A terminal is redrawn; other output gets each
 * new or changed row once, with `json` as one line of JSON.
 */
export async function watchList<Item>(use: UseOperator, list: WatchedList<Item>): Promise<void> {
  const view = canDraw() && !list.json ? await openScreen(list) : lineView(list);
  try {
    await untilInterrupted(async (interrupted) => {
      const signal = AbortSignal.any([interrupted, outputClosed()]);
      let untilService: Operator["untilService"];
      do {
        await use(async (operator) => {
          await showChanges(operator, list, view, signal);
          ({ untilService } = operator);
        });
        if (signal.aborted || !untilService) return;
        // The database is closed here, so a service can open it.
        view.away(NO_SERVICE);
        await untilService(signal);
      } while (!signal.aborted);
    });
  } finally {
    view.end();
  }
}

async function showChanges<Item>(
  operator: Operator,
  list: WatchedList<Item>,
  view: View<Item>,
  signal: AbortSignal,
): Promise<void> {
  const onAway = (error: unknown) => view.away(`${explainError(error)} Trying again.`);
  for await (const _ of readChanges(operator, list.changed, { signal, onAway })) {
    try {
      view.show(await list.load(operator, signal));
    } catch (error) {
      if (signal.aborted) return;
      if (isFinal(error)) throw error;
      onAway(error);
    }
  }
}

/** Returns a signal that aborts when standard output is closed, as in `--watch | head -1`. */
function outputClosed(): AbortSignal {
  const closed = new AbortController();
  process.stdout.once("error", () => closed.abort());
  return closed.signal;
}

/** Returns true if an error is final: waiting does not resolve a refusal. */
function isFinal(error: unknown): boolean {
  const { status } = Object(error) as { readonly status?: unknown };
  return typeof status === "number" && status >= 400 && status < 500 && status !== 429;
}

/** Returns true if lines can be redrawn: the terminal has a known height and can move its cursor. */
function canDraw(): boolean {
  const { isTTY, rows } = process.stdout;
  return isTTY && rows > 0 && process.env["TERM"] !== "dumb";
}

/** Loads the screen view on demand: it takes longer to load than everything else that printing a list once needs. */
async function openScreen<Item>({ row }: WatchedList<Item>): Promise<View<Item>> {
  const { screenView } = await import("./screen-view.js");
  return screenView(row);
}

/** Creates a view that prints each row once, and again when it changes; oldest first, like a log. */
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
      if (!isAway) console.error(plainText(reason));
      isAway = true;
    },
    end: () => undefined,
  };
}

function jsonLine(item: unknown): string {
  return plainJson(item, 0);
}

function textLine(row: Row): string {
  const [, line = ""] = formatRows([row]).split("\n");
  return line;
}

import { createLogUpdate } from "log-update";
import type { Terminal } from "../terminal/terminal.js";
import type { ExportObserver } from "./export-documents.js";
import type { ExportView } from "./export-view.js";
import { formatOutcome, outcomeToJson } from "./format-outcome.js";
import { formatProgress } from "./format-progress.js";

// Often enough to look alive, seldom enough to cost nothing.
const REDRAW_MS = 80;

/** Prints a line, or with `json` a JSON text, for each export that ends; where someone watches, draws the others below. */
export function reportExports(
  terminal: Terminal,
  total: number,
  json: boolean | undefined,
): ExportObserver {
  let views: readonly ExportView[] = [];
  let ended = 0;
  const { draw, clear } = openCanvas(terminal, () =>
    formatProgress({ views, ended, total }, terminal.progressColumns(), terminal.remarkStyle),
  );
  return {
    onChange: (changed) => {
      views = changed;
      draw();
    },
    onEnd: (outcome) => {
      ended += 1;
      views = views.filter(({ path }) => path !== outcome.path);
      clear();
      if (json) terminal.print(outcomeToJson(outcome));
      else if ("job" in outcome) terminal.print(formatOutcome(outcome, terminal.style));
      else terminal.remark(formatOutcome(outcome, terminal.remarkStyle));
      if (ended < total) draw();
    },
  };
}

/** A place on the terminal that is drawn over again; where nobody watches, nothing is drawn. */
function openCanvas({ isWatched }: Terminal, picture: () => string) {
  if (!isWatched) return { draw: () => {}, clear: () => {} };
  const update = createLogUpdate(process.stderr, { showCursor: true });
  let timer: NodeJS.Timeout | undefined;
  const paint = () => {
    timer = undefined;
    update(picture());
  };
  return {
    draw: () => void (timer ??= setTimeout(paint, REDRAW_MS)),
    clear: () => {
      clearTimeout(timer);
      timer = undefined;
      update.clear();
    },
  };
}

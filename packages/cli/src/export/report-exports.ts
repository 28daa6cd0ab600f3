import { createLogUpdate } from "log-update";
import type { Terminal } from "../terminal/terminal.js";
import type { ExportObserver, ExportProgress } from "./export-documents.js";
import { formatOutcome, outcomeToJson } from "./outcome.js";
import { formatProgress } from "./format-progress.js";

// Time between two redraws in milliseconds, as short as needed for a smooth display.
const REDRAW_MS = 80;

/** Prints a line, or JSON, for each finished export. On a terminal, also shows the running exports below. */
export function reportExports(
  terminal: Terminal,
  total: number,
  json: boolean | undefined,
): ExportObserver {
  let running: readonly ExportProgress[] = [];
  let ended = 0;
  const { draw, clear } = openCanvas(terminal, () =>
    formatProgress({ running, ended, total }, terminal.progressColumns(), terminal.remarkStyle),
  );
  return {
    onProgress: (current) => {
      running = current;
      draw();
    },
    onEnd: (outcome) => {
      ended += 1;
      running = running.filter(({ path }) => path !== outcome.path);
      clear();
      if (json) terminal.print(outcomeToJson(outcome));
      else if (outcome.error === undefined) terminal.print(formatOutcome(outcome, terminal.style));
      else terminal.remark(formatOutcome(outcome, terminal.remarkStyle));
      if (ended < total) draw();
    },
  };
}

/** Creates an area of the terminal that can be redrawn. Without a terminal, it draws nothing. */
function openCanvas({ isInteractive }: Terminal, content: () => string) {
  if (!isInteractive) return { draw: () => {}, clear: () => {} };
  const update = createLogUpdate(process.stderr, { showCursor: true });
  let timer: NodeJS.Timeout | undefined;
  const redraw = () => {
    timer = undefined;
    update(content());
  };
  return {
    draw: () => void (timer ??= setTimeout(redraw, REDRAW_MS)),
    clear: () => {
      clearTimeout(timer);
      timer = undefined;
      update.clear();
    },
  };
}

import type { GlobalFlags } from "../command/global-flags.js";
import { createStyle, type Style } from "./style.js";
import { wantsColour } from "./wants-colour.js";

/** Columns of a terminal that does not know its size. */
export const USUAL_COLUMNS = 80;

/** Where results and remarks go, and what can be shown there. */
export interface Terminal {
  /** Writes a line of the result. */
  readonly print: (line: string) => void;
  /** Writes a line about the result, which a pipe does not see. */
  readonly remark: (line: string) => void;
  /** Columns of what shows the result; undefined where it is no terminal. */
  readonly columns: number | undefined;
  /** Columns of what shows progress, as they are now. */
  readonly progressColumns: () => number;
  /** Whether someone watches: progress may be drawn. */
  readonly isWatched: boolean;
  readonly style: Style;
  readonly remarkStyle: Style;
}

/** The terminal of this process. */
export function openTerminal({ color, json }: GlobalFlags): Terminal {
  const { stdout, stderr, env: environment } = process;
  const styleFor = ({ isTTY: isTerminal }: { readonly isTTY?: boolean }) =>
    createStyle(wantsColour({ color, environment, isTerminal: isTerminal === true }));
  return {
    print: (line) => void stdout.write(`${line}\n`),
    remark: (line) => void stderr.write(`${line}\n`),
    // A terminal that does not know its size says 0.
    columns: stdout.isTTY ? stdout.columns || USUAL_COLUMNS : undefined,
    progressColumns: () => stderr.columns || USUAL_COLUMNS,
    // Nothing can be drawn over again on a terminal of unknown height.
    isWatched: stderr.isTTY && stderr.rows > 0 && json !== true && environment["TERM"] !== "dumb",
    style: styleFor(stdout),
    remarkStyle: styleFor(stderr),
  };
}

import { createStyle, type Style, wantsColour } from "./style.js";

/** Columns of a terminal of unknown size. */
export const DEFAULT_COLUMNS = 80;

/** Where results and remarks are written, and how. */
export interface Terminal {
  /** Writes a line to standard output. */
  readonly print: (line: string) => void;
  /** Writes a line to standard error. */
  readonly remark: (line: string) => void;
  /** Columns of standard output; undefined if it is not a terminal. */
  readonly columns: number | undefined;
  /** Current columns of standard error. */
  readonly progressColumns: () => number;
  /** Whether progress can be drawn. */
  readonly isInteractive: boolean;
  readonly style: Style;
  readonly remarkStyle: Style;
}

/** Flags about the output. */
export interface TerminalFlags {
  readonly color?: boolean;
  readonly json?: boolean;
}

/** The terminal of this process. */
export function openTerminal({ color, json }: TerminalFlags): Terminal {
  const { stdout, stderr, env: environment } = process;
  const styleFor = ({ isTTY: isTerminal }: { readonly isTTY?: boolean }) =>
    createStyle(wantsColour({ color, environment, isTerminal: isTerminal === true }));
  return {
    print: (line) => void stdout.write(`${line}\n`),
    remark: (line) => void stderr.write(`${line}\n`),
    // A terminal of unknown size reports 0 columns.
    columns: stdout.isTTY ? stdout.columns || DEFAULT_COLUMNS : undefined,
    progressColumns: () => stderr.columns || DEFAULT_COLUMNS,
    // A terminal of unknown height cannot be redrawn.
    isInteractive:
      stderr.isTTY && stderr.rows > 0 && json !== true && environment["TERM"] !== "dumb",
    style: styleFor(stdout),
    remarkStyle: styleFor(stderr),
  };
}

/**
 * Calls `listener` when standard output cannot be written: without an error if the reader closed the pipe, as `head`
 * does. Text that standard error cannot take is lost; there is nowhere else to report it.
 */
export function onOutputLost(listener: (error: Error | undefined) => void): void {
  process.stderr.removeAllListeners("error").on("error", () => undefined);
  const lost = ({ code, message }: NodeJS.ErrnoException) => {
    // Every following line would fail too.
    process.stdout.removeAllListeners("error").on("error", () => undefined);
    listener(
      code === "EPIPE" ? undefined : new Error(`Standard output is incomplete: ${message}.`),
    );
  };
  process.stdout.removeAllListeners("error").on("error", lost);
}

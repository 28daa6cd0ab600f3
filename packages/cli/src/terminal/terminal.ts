import { createStyle, type Style, wantsColour } from "./style.js";

/** Assumed width of a terminal that does not report its width, in columns. */
export const DEFAULT_COLUMNS = 80;

/** The output streams and what they support. */
export interface Terminal {
  /** Writes a line to standard output. */
  readonly print: (line: string) => void;
  /** Writes a line to standard error. */
  readonly remark: (line: string) => void;
  /** Width of standard output in columns; undefined if it is not a terminal. */
  readonly columns: number | undefined;
  /** Current width of standard error in columns. */
  readonly progressColumns: () => number;
  /** True if progress can be drawn on standard error. */
  readonly isInteractive: boolean;
  readonly style: Style;
  readonly remarkStyle: Style;
}

/** Flags about the output. */
export interface TerminalFlags {
  readonly color?: boolean;
  readonly json?: boolean;
}

/** Opens the terminal of this process. */
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
    // Without the height of the terminal, the progress cannot be redrawn.
    isInteractive:
      stderr.isTTY && stderr.rows > 0 && json !== true && environment["TERM"] !== "dumb",
    style: styleFor(stdout),
    remarkStyle: styleFor(stderr),
  };
}

/**
 * Calls `listener` when standard output cannot be written: without an error if the reader closed the pipe, as `head`
 * does. Errors of standard error are ignored, because there is no other place to report them.
 */
export function onOutputLost(listener: (error: Error | undefined) => void): void {
  process.stderr.removeAllListeners("error").on("error", () => undefined);
  const lost = ({ code, message }: NodeJS.ErrnoException) => {
    // Ignores further errors: every following write would fail too.
    process.stdout.removeAllListeners("error").on("error", () => undefined);
    listener(
      code === "EPIPE" ? undefined : new Error(`Standard output is incomplete: ${message}.`),
    );
  };
  process.stdout.removeAllListeners("error").on("error", lost);
}

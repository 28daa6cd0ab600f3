/** The environment of the command, passed in so that the command can run in process. */
export interface Environment {
  readonly variables: Readonly<Record<string, string | undefined>>;
  readonly stdout: OutputStream;
  readonly stderr: OutputStream;
}

/** The part of a writable stream that the command uses. */
export interface OutputStream {
  readonly isTTY?: boolean;
  /** Width of the terminal. */
  readonly columns?: number;
  write(text: string): unknown;
}

const CLEAR_LINE = "\r\u001B[K";

/** A line that shows the progress of the run. */
export interface ProgressLine {
  show(progress: {
    readonly rule: string;
    readonly ended: number;
    readonly total: number;
    readonly findings: number;
  }): void;
  clear(): void;
}

/**
 * Creates a progress line that is redrawn on a terminal and cut to its width; writes nothing if the stream is not a
 * terminal.
 */
export function createProgressLine(stream: OutputStream): ProgressLine {
  const write = (text: string): void => {
    // A line that wraps could not be cleared completely.
    if (stream.isTTY) stream.write(`${CLEAR_LINE}${text.slice(0, (stream.columns ?? 80) - 1)}`);
  };
  return {
    show({ rule, ended, total, findings }) {
      const count = findings === 0 ? "" : `, ${findings} found`;
      write(`${ended}/${total} ${rule}${count}`);
    },
    clear: () => write(""),
  };
}

/** A non-empty `NO_COLOR` (no-color.org) turns colours off even on a terminal. */
export function hasColours(stream: OutputStream, variables: Environment["variables"]): boolean {
  return stream.isTTY === true && (variables["NO_COLOR"] ?? "") === "";
}

/** The environment of the command, passed in so that it can run in process. */
export interface Environment {
  readonly variables: Readonly<Record<string, string | undefined>>;
  readonly stdout: OutputStream;
  readonly stderr: OutputStream;
}

/** The part of a writable stream that the command uses. */
export interface OutputStream {
  readonly isTTY?: boolean;
  /** The width of a terminal. */
  readonly columns?: number;
  write(text: string): unknown;
}

const CLEAR_LINE = "\r\u001B[K";

/** A line with the progress of the run. */
export interface ProgressLine {
  show(progress: {
    readonly rule: string;
    readonly ended: number;
    readonly total: number;
    readonly findings: number;
  }): void;
  clear(): void;
}

/** Creates a line that is redrawn on a terminal, no longer than it is wide; it writes nothing elsewhere. */
export function createProgressLine(stream: OutputStream): ProgressLine {
  const write = (text: string): void => {
    // A line that wraps could not be cleared as a whole.
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

/** `NO_COLOR` (no-color.org) wins over a terminal where it is not empty. */
export function hasColours(stream: OutputStream, variables: Environment["variables"]): boolean {
  return stream.isTTY === true && (variables["NO_COLOR"] ?? "") === "";
}

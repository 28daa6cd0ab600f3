import type { Progress } from "../engine/check-options.js";

/** The environment of the command, passed in so that it can run in process. */
export interface Environment {
  readonly variables: Readonly<Record<string, string | undefined>>;
  readonly stdout: OutputStream;
  readonly stderr: OutputStream;
}

/** The part of a writable stream that the command uses. */
export interface OutputStream {
  readonly isTTY?: boolean;
  write(text: string): unknown;
}

const CLEAR_LINE = "\r\u001B[K";

/** A line with the progress of the run. */
export interface ProgressLine {
  show(progress: Progress): void;
  clear(): void;
}

/** Creates a line that is redrawn on a terminal, and writes nothing elsewhere. */
export function createProgressLine(stream: OutputStream): ProgressLine {
  const write = (text: string): void => {
    if (stream.isTTY) stream.write(`${CLEAR_LINE}${text}`);
  };
  return {
    show: ({ rule, ended, total }) => write(`${ended}/${total} ${rule}`),
    clear: () => write(""),
  };
}

import type { Progress } from "../checks/check-options.js";
import type { OutputStream } from "./environment.js";

const CLEAR_LINE = "\r\u001B[K";

/** A line that tells where the run stands. */
export interface ProgressLine {
  show(progress: Progress): void;
  clear(): void;
}

/** Creates a line that is written over on a terminal, and stays silent elsewhere. */
export function createProgressLine(stream: OutputStream): ProgressLine {
  const write = (text: string): void => {
    if (stream.isTTY) stream.write(`${CLEAR_LINE}${text}`);
  };
  return {
    show: ({ rule, ended, total }) => write(`${ended}/${total} ${rule}`),
    clear: () => write(""),
  };
}

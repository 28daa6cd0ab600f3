import {
  startConversionProcess,
  type ConversionProcess,
  type ProcessLimits,
} from "./conversion-process.js";

/** Processes that wait for their next call. */
export interface IdleProcesses {
  /** Returns an idle process, or a new one. */
  readonly take: () => ConversionProcess;
  readonly release: (process: ConversionProcess) => void;
  /** Kills all processes, including those in use. */
  readonly close: () => void;
}

/**
 * Keeps processes that exit after `idleTime` milliseconds without a call, because a process never releases memory that
 * it once needed.
 */
export function createIdleProcesses(limits: ProcessLimits, idleTime: number): IdleProcesses {
  const running = new Set<ConversionProcess>();
  const idle = new Map<ConversionProcess, NodeJS.Timeout>();
  const forget = (process: ConversionProcess) => {
    clearTimeout(idle.get(process));
    idle.delete(process);
  };
  const start = () => {
    const process = startConversionProcess(limits, () => {
      running.delete(process);
      forget(process);
    });
    running.add(process);
    return process;
  };
  return {
    take: () => {
      // Use the process that was busy last, so that the others can time out.
      const waiting = [...idle.keys()].at(-1);
      if (!waiting) return start();
      forget(waiting);
      return waiting;
    },
    release: (process) => {
      if (running.has(process)) idle.set(process, setTimeout(process.end, idleTime).unref());
    },
    close: () => {
      for (const process of running) process.end();
    },
  };
}

import {
  startConversionProcess,
  type ConversionProcess,
  type ProcessLimits,
} from "./conversion-process.js";

/** Processes that wait for their next call. */
export interface IdleProcesses {
  /** One that waits, or a new one. */
  readonly take: () => ConversionProcess;
  readonly release: (process: ConversionProcess) => void;
  /** Ends all, also those that were taken. */
  readonly close: () => void;
}

/** Processes that end after `idleTime` milliseconds without a call: a process never returns the memory that it once needed. */
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
      // The one that was busy last, so that others may end.
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

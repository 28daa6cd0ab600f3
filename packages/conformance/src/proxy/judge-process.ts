// Starts the process that judges the traffic of the proxy. It has a low priority, so that the traffic goes first if
// both want the same core.
import { type ChildProcess, fork } from "node:child_process";
import { once } from "node:events";
import { constants, setPriority } from "node:os";
import { UsageError } from "../load/target.js";
import type { TrafficReport } from "../traffic/judge-traffic.js";
import { FrameQueue } from "./frame-queue.js";
import type { JudgeBacklog, JudgeMessage, JudgeStart } from "./judge-messages.js";
import type { PassingExchange } from "./passing-exchange.js";

/** Interval at which a live page receives the numbers that only the proxy knows, in milliseconds. */
const BACKLOG_MS = 500;

/** Judges exchanges in a separate process. */
export interface Judge {
  /** Address of the live page that shows the findings. */
  readonly page?: string;
  /** Passes an exchange to the judge without blocking. */
  take(exchange: PassingExchange): void;
  /** Resolves with the report when all accepted exchanges have been judged. */
  end(): Promise<TrafficReport>;
}

/** Callbacks for the messages of the judge process. */
export interface JudgeEvents {
  onProgress?(exchanges: number): void;
  onFinding?(finding: { readonly rule: string; readonly message: string }): void;
  /** Called at the end if some exchanges did not fit in the recording. */
  onUnrecorded?(exchanges: number): void;
}

/**
 * Starts the judge process.
 * @throws UsageError if a rule, a waiver or a plugin cannot be used
 */
export async function startJudge(start: JudgeStart, events: JudgeEvents = {}): Promise<Judge> {
  const child = fork(new URL("judge-main.js", import.meta.url), {
    serialization: "advanced",
    stdio: ["pipe", "inherit", "inherit", "ipc"],
  });
  lowerPriority(child);
  const outcome = listen(child, events);
  const ready = once(child, "message");
  child.send(start);
  const [message] = (await Promise.race([ready, outcome.report.then(() => [])])) as JudgeMessage[];
  const { stdin } = child;
  if (!stdin) throw new Error("The judging process has no input.");
  // Data that the process can no longer receive is lost with it; its exit is reported elsewhere.
  stdin.on("error", () => undefined);
  const queue = new FrameQueue(stdin);
  const page = message?.kind === "ready" ? message.page : undefined;
  const timer = page === undefined ? undefined : sendBacklog(child, queue);
  return {
    ...(page !== undefined && { page }),
    take: (exchange) => queue.take(exchange),
    async end() {
      await Promise.race([queue.flush(), outcome.report]);
      clearInterval(timer);
      child.send(backlogOf(queue), () => stdin.end());
      return outcome.report;
    },
  };
}

function backlogOf({ taken, lost }: FrameQueue): JudgeBacklog {
  return { taken, lost };
}

/** Sends the process the numbers that only the proxy knows at intervals, with at most one message pending. */
function sendBacklog(child: ChildProcess, queue: FrameQueue): NodeJS.Timeout {
  let isSending = false;
  let sent = 0;
  return setInterval(() => {
    const backlog = backlogOf(queue);
    if (isSending || sent === backlog.taken + backlog.lost || !child.connected) return;
    isSending = true;
    sent = backlog.taken + backlog.lost;
    child.send(backlog, () => (isSending = false));
  }, BACKLOG_MS).unref();
}

function lowerPriority({ pid }: ChildProcess): void {
  try {
    if (pid !== undefined) setPriority(pid, constants.priority.PRIORITY_LOW);
  } catch {
    // Some containers forbid changing the priority; the proxy works anyway.
  }
}

function listen(child: ChildProcess, events: JudgeEvents): { report: Promise<TrafficReport> } {
  const { promise, resolve, reject } = Promise.withResolvers<TrafficReport>();
  child.on("message", (message: JudgeMessage) => {
    if (message.kind === "progress") events.onProgress?.(message.exchanges);
    else if (message.kind === "finding") events.onFinding?.(message);
    else if (message.kind === "report") {
      if (message.unrecorded > 0) events.onUnrecorded?.(message.unrecorded);
      resolve(message.report);
    } else if (message.kind === "failed")
      reject(message.isUsage ? new UsageError(message.message) : new Error(message.message));
  });
  child.once("exit", (code, signal) =>
    reject(new Error(`The judging process ended with ${signal ?? code}.`)),
  );
  promise.catch(() => undefined);
  return { report: promise };
}

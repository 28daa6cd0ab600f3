import { fork, type ChildProcess } from "node:child_process";
import { setPriority } from "node:os";
import { extname } from "node:path";
import { bounds } from "../bounds/bounds.js";
import { StoppingError, ConversionFailedError } from "./conversion-errors.js";
import type { ConvertCall, ConvertReply, FromProcess, ToProcess } from "./convert-message.js";
import { BASE_MEMORY, MiB } from "./memory-estimate.js";

/** Resource limits of a process. */
export interface ProcessLimits {
  /** Total memory in bytes. */
  readonly memory: number;
  /** Memory that the document itself takes outside of V8's heap, in bytes; a part of the total. */
  readonly document: number;
  /** Milliseconds of processor time for the calls of one message. */
  readonly timeout: number;
  /** True if the process runs at a lower CPU priority than the service. */
  readonly background: boolean;
}

/** A process that handles calls, one message of calls at a time. */
export interface ConversionProcess {
  /**
   * Returns the replies in the order of the calls. Rejects with a {@link ConversionFailedError} if the process dies
   * while handling them or takes too long, and with a {@link StoppingError} if it was stopped; after that it cannot be
   * used again.
   */
  readonly run: (calls: readonly ConvertCall[]) => Promise<readonly ConvertReply[]>;
  /** Kills the process immediately. */
  readonly end: () => void;
}

/** Space for new objects; V8 takes three times as much in total. V8's default is more than most documents need. */
const SEMI_SPACE_MB = 8;
/** Minimum heap of V8, in bytes. */
const MIN_HEAP = 32 * MiB;
/** Maximum size of the documents in one message, in bytes. Larger documents are sent in pieces. */
const MAX_MESSAGE = 256 * 1024;
/** Niceness of the process, from 0 to 19; the service itself has 0. */
const BACKGROUND_PRIORITY = 10;
/** Maximum length of the output of a dying process that is logged, in characters. */
const MAX_LAST_WORDS = 2000;

/**
 * A process counts as hung if it sends nothing for this many times its processor time limit, however busy the machine
 * is.
 */
const MAX_WAIT = 10;

type Chunk = Extract<FromProcess, { kind: "chunk" }>;

interface Pending {
  readonly resolve: (replies: readonly ConvertReply[]) => void;
  readonly reject: (error: Error) => void;
}

/** Starts a process. Calls `onExit` once, when the process has exited for any reason. */
export function startConversionProcess(
  limits: ProcessLimits,
  onExit: () => void,
): ConversionProcess {
  const child = forkChild(limits);
  let pending: Pending | undefined;
  let ended: Error | undefined;
  let isReady = false;
  let lastWords = "";
  let received: Chunk[] = [];
  const die = (error: Error) => {
    if (ended) return;
    ended = error;
    child.kill("SIGKILL");
    pending?.reject(error);
    onExit();
  };
  child.stderr?.setEncoding("utf8").on("data", (text: string) => {
    lastWords = (lastWords + text).slice(0, MAX_LAST_WORDS);
  });
  child.on("message", (message: FromProcess) => {
    if (message.kind === "ready") isReady = true;
    else if (message.kind === "chunk") received.push(message);
    else {
      pending?.resolve(withBytes(message.replies, received));
      received = [];
    }
  });
  child.on("error", (error) => die(isReady ? error : startFailure(error)));
  child.on("exit", (_code, signal) => {
    const cause = new Error(`The process ended by ${signal ?? "itself"}. ${lastWords}`.trim());
    die(isReady ? failureOf(signal, limits, cause) : startFailure(cause));
  });
  return {
    run: async (calls) => {
      if (ended) throw ended;
      const timer = setTimeout(() => die(timeoutFailure(limits)), limits.timeout * MAX_WAIT);
      try {
        return await new Promise((resolve, reject) => {
          pending = { resolve, reject };
          // A process that did not start may have no channel. Its `error` event gives the reason.
          if (child.pid === undefined) return;
          // If sending fails, the process has died, and its exit reports the reason.
          for (const message of messagesOf(calls)) child.send(message, () => undefined);
        });
      } finally {
        clearTimeout(timer);
        pending = undefined;
      }
    },
    end: () => die(new StoppingError()),
  };
}

function forkChild({ memory, document, timeout, background }: ProcessLimits): ChildProcess {
  // The child's module is next to this one, compiled or not.
  const entry = new URL(`./convert-child${extname(import.meta.url)}`, import.meta.url);
  // V8 collects garbage harder as it nears its heap limit. That must happen before the total memory limit is reached.
  const heap = Math.max(memory - BASE_MEMORY - document, MIN_HEAP);
  const child = fork(
    entry,
    [memory, bounds.result.max, timeout, bounds.linkedDocuments.max, bounds.anchors.max].map(
      String,
    ),
    {
      serialization: "advanced",
      stdio: ["ignore", "ignore", "pipe", "ipc"],
      // This process reads untrusted documents, so it gets none of the service's secrets.
      env: {},
      execArgv: [
        `--max-old-space-size=${Math.floor(heap / MiB)}`,
        `--max-semi-space-size=${SEMI_SPACE_MB}`,
        "--disable-warning=ExperimentalWarning",
      ],
    },
  );
  if (background && child.pid !== undefined) lowerPriority(child.pid);
  return child;
}

function lowerPriority(pid: number): void {
  try {
    setPriority(pid, BACKGROUND_PRIORITY);
  } catch {
    // The process has already exited, or the system has no priorities.
  }
}

/** Sends a document that is too large for one message in pieces before the call. */
function* messagesOf(calls: readonly ConvertCall[]): Generator<ToProcess> {
  const [call] = calls;
  if (calls.length > 1 || !call || sizeOf(call.document.chunks) <= MAX_MESSAGE) {
    yield { kind: "calls", calls };
    return;
  }
  for (const chunk of call.document.chunks)
    for (let at = 0; at < chunk.length; at += MAX_MESSAGE)
      yield { kind: "chunk", bytes: chunk.subarray(at, at + MAX_MESSAGE) };
  yield { kind: "calls", calls: [{ ...call, document: { ...call.document, chunks: [] } }] };
}

function sizeOf(chunks: readonly Uint8Array[]): number {
  return chunks.reduce((size, { length }) => size + length, 0);
}

function withBytes(
  replies: readonly ConvertReply[],
  received: readonly Chunk[],
): readonly ConvertReply[] {
  return replies.map((reply, index) => {
    const chunks = received.filter(({ of }) => of === index).map(({ bytes }) => bytes);
    if (chunks.length === 0 || reply.kind !== "converted") return reply;
    return { ...reply, document: { ...reply.document, bytes: Buffer.concat(chunks) } };
  });
}

/**
 * Returns the failure that an exit signal stands for. V8 aborts if its heap is full; SIGKILL comes from the guard in
 * the process, or from the system when it is out of memory.
 */
function failureOf(
  signal: NodeJS.Signals | null,
  limits: ProcessLimits,
  cause: Error,
): ConversionFailedError {
  if (signal === "SIGXCPU") return timeoutFailure(limits);
  const outOfMemory = signal === "SIGABRT" || signal === "SIGTRAP" || signal === "SIGKILL";
  return outOfMemory
    ? new ConversionFailedError(
        "memory",
        `needed more than ${Math.floor(limits.memory / MiB)} MiB of memory`,
        cause,
      )
    : new ConversionFailedError("crash", "ended unexpectedly", cause);
}

function timeoutFailure({ timeout }: ProcessLimits): ConversionFailedError {
  return new ConversionFailedError(
    "time",
    `took more than ${timeout / 1000} seconds of processor time`,
  );
}

/** Returns the error for a failure of the machine rather than the document, such as too many processes. */
function startFailure(cause: Error): Error {
  return new Error("A conversion process did not start.", { cause });
}

import { fork, type ChildProcess } from "node:child_process";
import { setPriority } from "node:os";
import { extname } from "node:path";
import { bounds } from "../bounds/bounds.js";
import { StoppingError, ConversionFailedError } from "./conversion-errors.js";
import type { ConvertCall, ConvertReply, FromProcess, ToProcess } from "./convert-message.js";
import { BASE_MEMORY, MiB } from "./memory-estimate.js";

/** What a process may take. */
export interface ProcessLimits {
  /** Bytes of memory in all. */
  readonly memory: number;
  /** Bytes of it that the document itself takes, outside of V8's heap. */
  readonly document: number;
  /** Milliseconds of processor time for the calls of one message. */
  readonly timeout: number;
  /** Whether the service itself goes first where the processor is short. */
  readonly background: boolean;
}

/** A process that answers calls, one message of them at a time. */
export interface ConversionProcess {
  /**
   * The replies, in the order of the calls. Rejects with a {@link ConversionFailedError} where the process dies over
   * them or takes too long, and with a {@link StoppingError} where it was ended; it cannot be used again then.
   */
  readonly run: (calls: readonly ConvertCall[]) => Promise<readonly ConvertReply[]>;
  /** Ends the process immediately. */
  readonly end: () => void;
}

/** For new objects; V8 takes three times as much in total. Its default is more than most documents need. */
const SEMI_SPACE_MB = 8;
/** In bytes. */
const MIN_HEAP = 32 * MiB;
/** In bytes; a document that is larger goes in pieces. */
const MAX_MESSAGE = 256 * 1024;
/** Priority in the system, from 0 to 19: the service itself has 0. */
const BACKGROUND_PRIORITY = 10;
/** Characters of what a process says before it dies, for the log. */
const MAX_LAST_WORDS = 2000;

/** A process that sends nothing for so many times its processor time is taken for hung, however busy the machine is. */
const MAX_WAIT = 10;

type Chunk = Extract<FromProcess, { kind: "chunk" }>;

interface Pending {
  readonly resolve: (replies: readonly ConvertReply[]) => void;
  readonly reject: (error: Error) => void;
}

/** Starts a process; `onExit` is called once, when it has ended for any reason. */
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
          // One that did not start may have no channel: its error says why.
          if (child.pid === undefined) return;
          // Where that fails the process has died: its exit says about what.
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
  // Beside this module lies the child's, compiled or not.
  const entry = new URL(`./convert-child${extname(import.meta.url)}`, import.meta.url);
  // V8 collects harder before it reaches its limit: that must come before the limit of all memory.
  const heap = Math.max(memory - BASE_MEMORY - document, MIN_HEAP);
  const child = fork(
    entry,
    [memory, bounds.result.max, timeout, bounds.linkedDocuments.max, bounds.anchors.max].map(
      String,
    ),
    {
      serialization: "advanced",
      stdio: ["ignore", "ignore", "pipe", "ipc"],
      // A process that reads documents of strangers has none of the service's secrets.
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
    // It has ended already, or the system knows no priorities.
  }
}

/** A document that is too large for a message goes before the call, in pieces. */
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

/** V8 aborts where its heap is full; SIGKILL comes from the guard in the process, or of the system's lack of memory. */
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

/** A failure of the machine, not of the document, such as too many processes. */
function startFailure(cause: Error): Error {
  return new Error("A conversion process did not start.", { cause });
}

import { availableParallelism } from "node:os";
import { startConversionProcess, type ConversionProcess } from "./conversion-process.js";
import type { ConvertCall, ConvertReply } from "./convert-message.js";
import { createMemoryBudget, type MemoryBudget } from "./memory-budget.js";
import { MiB } from "./memory-estimate.js";
import { createProcessPool } from "./process-pool.js";

/** Limits for all conversions together. */
export interface ConversionLimits {
  /** Total bytes that may be admitted at the same time. */
  readonly memory: number;
  /** Time limit per conversion, in milliseconds. */
  readonly timeout: number;
}

/** The workspace that a call is for, and the memory it may use. */
export interface CallShare {
  readonly workspace: number;
  /** Bytes that were admitted; undefined for a tiny document, which needs no admission. */
  readonly memory: number | undefined;
}

/** The processes that parse and convert documents. */
export interface ConversionProcesses {
  /** Admits documents that are not tiny. */
  readonly budget: MemoryBudget;
  readonly run: (share: CallShare, call: ConvertCall) => Promise<ConvertReply>;
  /** Starts the processes that convert most documents. */
  readonly warmUp: () => void;
  readonly close: () => void;
}

/**
 * Maximum size of a tiny document, in bytes. Tiny documents need little time and memory whatever they contain, and
 * never wait for a larger one.
 */
export const TINY_DOCUMENT = 64 * 1024;

/** Maximum size of a small document, in bytes. Small documents share processes that stay idle between documents. */
const SMALL_DOCUMENT = 1024 * 1024;

/** Maximum number of idle processes of each kind. Any further cores are left to larger documents. */
const MAX_KEPT = 4;
/**
 * Memory of each of these processes, in bytes. This is more than tiny and small documents need, because V8 collects
 * garbage late if it has plenty of memory.
 */
const KEPT_MEMORY = 192 * MiB;
const TINY = { memory: KEPT_MEMORY, document: TINY_DOCUMENT, timeout: 10_000, background: false };
const TINY_BATCH = 16;
const TINY_IDLE_MS = 120_000;
const SMALL_IDLE_MS = 10_000;

/**
 * Creates the processes. Tiny documents share idle processes. A small document has an idle process to itself. Any other
 * document gets a new process, which exits afterwards, as does a document that is admitted with the maximum memory,
 * because less was not enough for it.
 */
export function createConversionProcesses({
  memory,
  timeout,
}: ConversionLimits): ConversionProcesses {
  const budget = createMemoryBudget(memory);
  const size = Math.min(availableParallelism(), MAX_KEPT);
  const tiny = createProcessPool({ limits: TINY, size, batch: TINY_BATCH, idleTime: TINY_IDLE_MS });
  const document = SMALL_DOCUMENT;
  const smallLimits = { memory: KEPT_MEMORY, document, timeout, background: true };
  const small = createProcessPool({ limits: smallLimits, size, batch: 1, idleTime: SMALL_IDLE_MS });
  const single = new Set<ConversionProcess>();
  const runAlone = async (call: ConvertCall, bytes: number) => {
    const limits = { memory: bytes, document: call.document.size, timeout, background: true };
    const process = startConversionProcess(limits, () => single.delete(process));
    single.add(process);
    try {
      const [reply] = await process.run([call]);
      if (!reply) throw new Error("A conversion process sent no reply.");
      return reply;
    } finally {
      process.end();
    }
  };
  return {
    budget,
    run: ({ workspace, memory: bytes }, call) => {
      if (bytes === undefined) return tiny.run(workspace, call);
      const isSmall = call.document.size <= SMALL_DOCUMENT && bytes < budget.max;
      return isSmall ? small.run(workspace, call) : runAlone(call, bytes);
    },
    warmUp: () => {
      tiny.warmUp();
      small.warmUp();
    },
    close: () => {
      budget.close();
      tiny.close();
      small.close();
      for (const process of single) process.end();
    },
  };
}

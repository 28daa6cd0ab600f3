import { availableParallelism } from "node:os";
import { startConversionProcess, type ConversionProcess } from "./conversion-process.js";
import type { ConvertCall, ConvertReply } from "./convert-message.js";
import { createMemoryBudget, type MemoryBudget } from "./memory-budget.js";
import { MiB } from "./memory-estimate.js";
import { createProcessPool } from "./process-pool.js";

/** What all conversions together are bounded by. */
export interface ConversionLimits {
  /** Bytes that are admitted at one time. */
  readonly memory: number;
  /** Milliseconds for one conversion. */
  readonly timeout: number;
}

/** Whom a call is for, and what it may take. */
export interface CallShare {
  readonly workspace: number;
  /** Bytes that were admitted; undefined for a document that is tiny, and was not admitted. */
  readonly memory: number | undefined;
}

/** The processes that documents are read and converted in. */
export interface ConversionProcesses {
  /** Admits documents that are not tiny. */
  readonly budget: MemoryBudget;
  readonly run: (share: CallShare, call: ConvertCall) => Promise<ConvertReply>;
  /** Starts the processes that most documents are converted in. */
  readonly warmUp: () => void;
  readonly close: () => void;
}

/** In bytes. Documents up to here need little time and memory whatever they contain, and never wait for a larger one. */
export const TINY_DOCUMENT = 64 * 1024;

/** In bytes. Documents up to here share processes that stay idle between them. */
const SMALL_DOCUMENT = 1024 * 1024;

/** Kept processes of each kind; more cores are used by larger documents. */
const MAX_KEPT = 4;
/** More than these documents take: V8 collects late where it has much. */
const KEPT_MEMORY = 192 * MiB;
const TINY = { memory: KEPT_MEMORY, document: TINY_DOCUMENT, timeout: 10_000, background: false };
const TINY_BATCH = 16;
const TINY_IDLE_MS = 120_000;
const SMALL_IDLE_MS = 10_000;

/**
 * Tiny documents share idle processes, small ones have one to themselves at a time, others a new process that ends
 * with them. So has a document that may have all memory that one may have, since it was too much for less.
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

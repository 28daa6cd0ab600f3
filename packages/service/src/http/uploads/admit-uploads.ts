import { AsyncLocalStorage } from "node:async_hooks";
import type { IncomingMessage, ServerResponse } from "node:http";
import type { NodeEntry } from "@document-export/server-stub";
import type { Settings } from "../../config/settings.js";
import { createUploadGate } from "./upload-gate.js";
import { noUploadMemory, sendTooSlow, tooManyUploads, uploadCutOff } from "./upload-problems.js";
import type { UploadUsage } from "../../observe/usage.js";

/** Limits on request bodies. Small bodies have separate memory. */
export type UploadLimits = Pick<
  Settings["limits"],
  "uploads" | "concurrentUploads" | "file" | "options"
>;

/** Admits request bodies when there is memory for them. */
export interface UploadAdmission {
  /** Wraps an entry so that `admit` knows the current request. */
  readonly wrap: (entry: NodeEntry) => NodeEntry;
  /**
   * Waits until there is memory for the body. Call it after the request is authenticated and before its body is read. A
   * workspace may have its own limit of concurrent uploads.
   *
   * @throws {ProblemError} 429 `too-many-uploads`, 503 `unavailable`.
   */
  readonly admit: (workspace: number, ownLimit?: number) => Promise<void>;
  /** Returns the memory in use and the number of uploads. */
  readonly usage: () => UploadUsage;
}

const KiB = 1024;
const MiB = 1024 * KiB;
/** Maximum size of a small body, in bytes. Small bodies never wait for larger ones. */
const SMALL_BODY_BYTES = 256 * KiB;
/** Memory that all small bodies share, in bytes. */
const SMALL_MEMORY_BYTES = 64 * MiB;
/** Memory that a request needs in addition to its body, in bytes. */
const MIN_BODY_BYTES = 4 * KiB;

/** Time in milliseconds that an upload waits while no memory is released. */
const ADMISSION_TIMEOUT_MS = 120_000;

/** Times are in milliseconds. The minimum pace is about 100 kbit/s, because some callers have slow connections. */
const RULES = {
  admissionTimeout: ADMISSION_TIMEOUT_MS,
  minPace: { bytes: 256 * KiB, interval: 20_000 },
  busyPace: { wholeWithin: 30_000, interval: 5000 },
} as const;

/** A request with a body, and its response. */
interface Exchange {
  readonly request: IncomingMessage;
  readonly response: ServerResponse;
  release: (() => void) | undefined;
}

const exchanges = new AsyncLocalStorage<Exchange>();

/** Creates the admission, which shares memory for bodies by workspace: see `upload-shares.ts`. */
export function createUploadAdmission(
  { uploads, concurrentUploads, file, options }: UploadLimits,
  onSlow: () => void,
): UploadAdmission {
  const maxBody = file + options;
  const large = createUploadGate({ ...RULES, bytes: uploads });
  const small = createUploadGate({ ...RULES, bytes: SMALL_MEMORY_BYTES });
  return {
    wrap: (entry) => async (request, response) => {
      if (announcedBytes(request, maxBody) === 0) return entry(request, response);
      const exchange: Exchange = { request, response, release: undefined };
      try {
        await exchanges.run(exchange, () => entry(request, response));
      } finally {
        release(exchange);
      }
    },
    admit: async (workspace, perWorkspace = concurrentUploads) => {
      const exchange = exchanges.getStore();
      if (!exchange) return;
      const bytes = Math.max(announcedBytes(exchange.request, maxBody), MIN_BODY_BYTES);
      const gate = bytes > SMALL_BODY_BYTES ? large : small;
      const { request, response } = exchange;
      await new Promise<void>((resolve, reject) => {
        const onClose = () => {
          release(exchange);
          reject(uploadCutOff());
        };
        response.once("close", onClose);
        const decide = (decision: () => void) => () => {
          response.off("close", onClose);
          decision();
        };
        exchange.release = gate.enter({
          workspace,
          perWorkspace,
          bytes,
          received: () => request.socket.bytesRead,
          isAwaited: () => isAwaited(request),
          admit: decide(resolve),
          refuse: decide(() => reject(noUploadMemory())),
          close: () => {
            if (response.headersSent) return;
            onSlow();
            sendTooSlow(response);
          },
        });
        if (!exchange.release) decide(() => reject(tooManyUploads(perWorkspace)))();
      });
    },
    usage: () => {
      const [one, other] = [large.usage(), small.usage()];
      return {
        bytes: one.bytes + other.bytes,
        reading: one.reading + other.reading,
        waiting: one.waiting + other.waiting,
      };
    },
  };
}

/**
 * Releases the memory of the current request. Call it once its body is no longer needed, because the response may take
 * long.
 */
export function releaseUploadMemory(): void {
  const exchange = exchanges.getStore();
  if (exchange) release(exchange);
}

function release(exchange: Exchange): void {
  exchange.release?.();
  exchange.release = undefined;
}

function isAwaited({ complete, destroyed, readableFlowing }: IncomingMessage): boolean {
  return !complete && !destroyed && readableFlowing === true;
}

/** Returns the announced size of a body in bytes; `maxBody` if none is announced. */
function announcedBytes({ headers }: IncomingMessage, maxBody: number): number {
  if (headers["transfer-encoding"] !== undefined) return maxBody;
  const length = Number(headers["content-length"] ?? 0);
  return Number.isSafeInteger(length) ? Math.min(length, maxBody) : maxBody;
}

import { AsyncLocalStorage } from "node:async_hooks";
import type { IncomingMessage, ServerResponse } from "node:http";
import type { NodeEntry } from "@document-export/server-stub";
import type { Settings } from "../../config/settings.js";
import { createUploadGate } from "./upload-gate.js";
import { noUploadMemory, sendTooSlow, tooManyUploads, uploadCutOff } from "./upload-problems.js";
import type { UploadUsage } from "../../observe/gauges.js";

/** What bodies may cost; small ones have some memory, and a number, of their own. */
export type UploadLimits = Pick<
  Settings["limits"],
  "uploads" | "concurrentUploads" | "file" | "options"
>;

/** Admits the bodies of requests. */
export interface UploadAdmission {
  /** Lets `admit` know the request that it is called for. */
  readonly wrap: (entry: NodeEntry) => NodeEntry;
  /**
   * To be called when it is known whose the request is, and before its body is read: resolves when there is memory for it.
   *
   * @throws {ProblemError} 429 `too-many-uploads`, 503 `unavailable`.
   */
  readonly admit: (workspace: number) => Promise<void>;
  /** Memory that is held, and uploads. */
  readonly usage: () => UploadUsage;
}

const KiB = 1024;
const MiB = 1024 * KiB;
/** In bytes: bodies up to here never wait for larger ones. */
const SMALL_BODY = 256 * KiB;
/** In bytes, for small bodies together. */
const SMALL_MEMORY = 64 * MiB;
/** In bytes: what a request costs besides its body. */
const MIN_BODY = 4 * KiB;

/** Times in milliseconds. The slowest pace is about a hundred kilobits in a second: callers with bad lines exist. */
const RULES = {
  admissionTimeout: 120_000,
  minPace: { bytes: 256 * KiB, interval: 20_000 },
  busyPace: { wholeWithin: 30_000, interval: 5000 },
} as const;

/** A request with a body, from its head to its response. */
interface Exchange {
  readonly request: IncomingMessage;
  readonly response: ServerResponse;
  release: (() => void) | undefined;
}

const exchanges = new AsyncLocalStorage<Exchange>();

/** Shares memory for bodies by workspace: see `upload-shares.ts`. */
export function createUploadAdmission(
  { uploads, concurrentUploads: perWorkspace, file, options }: UploadLimits,
  onSlow: () => void,
): UploadAdmission {
  const maxBody = file + options;
  const large = createUploadGate({ ...RULES, perWorkspace, bytes: uploads });
  const small = createUploadGate({ ...RULES, perWorkspace, bytes: SMALL_MEMORY });
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
    admit: async (workspace) => {
      const exchange = exchanges.getStore();
      if (!exchange) return;
      const bytes = Math.max(announcedBytes(exchange.request, maxBody), MIN_BODY);
      const gate = bytes > SMALL_BODY ? large : small;
      const { request, response } = exchange;
      await new Promise<void>((resolve, reject) => {
        const onClose = () => {
          release(exchange);
          reject(uploadCutOff());
        };
        response.once("close", onClose);
        const settled = (settle: () => void) => () => {
          response.off("close", onClose);
          settle();
        };
        exchange.release = gate.enter({
          workspace,
          bytes,
          received: () => request.socket.bytesRead,
          isAwaited: () => isAwaited(request),
          admit: settled(resolve),
          refuse: settled(() => reject(noUploadMemory())),
          close: () => {
            if (response.headersSent) return;
            onSlow();
            sendTooSlow(response);
          },
        });
        if (!exchange.release) settled(() => reject(tooManyUploads(perWorkspace)))();
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

/** Releases the memory of the request under way: its body is needed no more, though its response may take long. */
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

/** How many bytes the body of a request may have, as it says itself; `maxBody` where it does not say. */
function announcedBytes({ headers }: IncomingMessage, maxBody: number): number {
  if (headers["transfer-encoding"] !== undefined) return maxBody;
  const length = Number(headers["content-length"] ?? 0);
  return Number.isSafeInteger(length) ? Math.min(length, maxBody) : maxBody;
}

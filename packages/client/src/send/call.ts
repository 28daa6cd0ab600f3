import type { CallOptions } from "../client.js";
import type { operations } from "../generated/operations.js";

/** What one request carries; made anew for each attempt. */
export interface Body {
  readonly contentType: string;
  readonly content: string | Blob | ReadableStream<Uint8Array>;
}

/** One logical call, before it is sent. */
export interface Call {
  readonly operationId: keyof typeof operations;
  readonly query?: string;
  /** Opens the body, once for each attempt. */
  readonly openBody?: () => Body | Promise<Body>;
  /** Names the call for every POST (decision `idempotency`). */
  readonly idempotencyKey?: string;
  /** Seconds that the implementation is asked to hold its answer back. */
  readonly wait?: number;
  /** Limits and hooks, checked; none of them is undefined. */
  readonly options: CallOptions;
}

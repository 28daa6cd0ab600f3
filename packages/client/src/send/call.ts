import type { CallOptions } from "../client.js";
import type { operations } from "../generated/operations.js";

/** What one request carries; made anew for each attempt. */
export interface Body {
  readonly contentType: string;
  readonly content: string | Blob | ReadableStream<Uint8Array>;
}

/** What a POST carries. */
export interface Post {
  /** Opens the body, once for each attempt. */
  readonly openBody: () => Body | Promise<Body>;
  /** Names the call (decision `idempotency`). */
  readonly idempotencyKey: string;
  /** Seconds that the implementation is asked to hold its response back. */
  readonly wait?: number | undefined;
}

/** One logical call, before it is sent. */
export interface Call {
  readonly operationId: keyof typeof operations;
  readonly query?: string;
  /** What a POST has besides. */
  readonly post?: Post;
  /** Limits and hooks, checked; none of them is undefined. */
  readonly options: CallOptions;
}

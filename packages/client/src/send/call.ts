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
  readonly headers?: Readonly<Record<string, string>>;
  /** Opens the body, once for each attempt. */
  readonly openBody?: () => Body | Promise<Body>;
  /** Whether the body can be opened more than once. */
  readonly reopenable?: boolean;
  /** Names the call for every POST (decision `idempotency`). */
  readonly idempotencyKey?: string;
  /** Milliseconds that the implementation was asked to hold its answer back. */
  readonly heldMs?: number;
  readonly options: CallOptions | undefined;
}

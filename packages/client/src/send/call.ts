import type { CallOptions } from "../options/options.js";
import type { operations } from "../generated/operations.js";
import type { Body } from "../upload/body.js";

/** The body and headers of a POST. */
export interface Post {
  /** Opens the body, once for each attempt. */
  readonly openBody: () => Body | Promise<Body>;
  /** Identifies the call (decision `idempotency`). */
  readonly idempotencyKey: string;
  /** Seconds that the implementation may delay its response. */
  readonly wait?: number | undefined;
}

/** One logical call, before it is sent. */
export interface Call {
  readonly operationId: keyof typeof operations;
  readonly query?: string;
  /** Present for a POST. */
  readonly post?: Post;
  /** Limits and hooks, checked and without undefined members. */
  readonly options: CallOptions;
}

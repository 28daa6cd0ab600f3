import type { Violation } from "../checks/violation.js";
import type { OpenBody } from "../operation/body.js";
import type { Operation } from "../operation/operation.js";
import type { CallOptions } from "../options/options.js";
import type { RequestHeaders } from "../options/to-headers.js";

/** One logical call, before it is sent. */
export interface Call {
  /** The id of its operation. */
  readonly id: string;
  readonly operation: Operation;
  /** Path and query below the base URL. */
  readonly target: string;
  /** Its own, beside those of every call. */
  readonly headers: RequestHeaders;
  readonly body: OpenBody | undefined;
  /** For how long the implementation was asked to delay its response. */
  readonly waitMs: number;
  /** Limits and hooks, checked and without undefined members. */
  readonly options: CallOptions;
  /** What a list needs from its pages beside their type. */
  readonly check?: ((json: unknown) => Violation | undefined) | undefined;
}

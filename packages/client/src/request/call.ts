import type { Violation } from "../checks/violation.js";
import type { OpenBody } from "../operation/body.js";
import type { Operation } from "../operation/operation.js";
import type { CallOptions } from "../options/options.js";
import type { RequestHeaders } from "../options/to-headers.js";

/** One logical call, before it is sent. */
export interface Call {
  /** Operation id. */
  readonly id: string;
  readonly operation: Operation;
  /** Path and query, relative to the base URL. */
  readonly target: string;
  /** Headers of this call, in addition to those of every call. */
  readonly headers: RequestHeaders;
  readonly body: OpenBody | undefined;
  /** How long the call asks the implementation to delay its response, in milliseconds. */
  readonly waitMs: number;
  /** Limits and hooks, checked and without undefined members. */
  readonly options: CallOptions;
  /** Extra check for the structure that a list reader needs in a page. */
  readonly check?: ((json: unknown) => Violation | undefined) | undefined;
}

import type { OperationId } from "@document-export/types";

/** What goes wrong with a request in place of its response. */
export type Fault = ProblemFault | SilenceFault;

interface AnyFault {
  /** The operation that it waits for. @default any */
  readonly operationId?: OperationId;
}

/** An error response, such as 429 or 503. */
export interface ProblemFault extends AnyFault {
  readonly status: number;
  /** Seconds in `Retry-After`. */
  readonly retryAfter?: number;
}

/** No response: `timeout` until the caller gives up, `reset` at once. With `acts`, what was asked for is done first. */
export interface SilenceFault extends AnyFault {
  readonly kind: "timeout" | "reset";
  readonly acts?: boolean;
}

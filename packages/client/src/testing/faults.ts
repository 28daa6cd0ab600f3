import type { OperationId } from "@document-export/types";
import { problem } from "./problem.js";

/** A failure injected in place of a response. */
export type Fault = ProblemFault | SilenceFault;

interface AnyFault {
  /** The operation that the fault applies to. @default any */
  readonly operationId?: OperationId;
}

/** An error response, such as 429 or 503. */
export interface ProblemFault extends AnyFault {
  readonly status: number;
  /** Seconds in `Retry-After`. */
  readonly retryAfter?: number;
}

/**
 * No response: `timeout` never responds, `reset` breaks the connection at once. With `acts`, the request takes effect
 * before the failure.
 */
export interface SilenceFault extends AnyFault {
  readonly kind: "timeout" | "reset";
  readonly acts?: boolean;
}

/** Removes and returns the first fault that applies to an operation. */
export function takeFault(faults: Fault[], operationId: OperationId): Fault | undefined {
  const index = faults.findIndex((fault) => (fault.operationId ?? operationId) === operationId);
  return index < 0 ? undefined : faults.splice(index, 1)[0];
}

/** Returns the response for a fault. Rejects if the fault has none. */
export async function applyFault(fault: Fault, { signal }: Request): Promise<Response> {
  if ("status" in fault) {
    const { status, retryAfter } = fault;
    const headers: Record<string, string> =
      retryAfter === undefined ? {} : { "retry-after": String(retryAfter) };
    return problem(status, { detail: "a fault of the test double", headers });
  }
  if (fault.kind === "reset") throw new TypeError("fetch failed: the connection was reset");
  return new Promise((_, reject) => {
    if (signal.aborted) reject(signal.reason);
    signal.addEventListener("abort", () => reject(signal.reason));
  });
}

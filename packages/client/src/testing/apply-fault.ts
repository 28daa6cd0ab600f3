import type { Fault } from "./fault.js";
import { problem } from "./problem.js";

/** What a caller gets in place of a response. Rejects where no response comes. */
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

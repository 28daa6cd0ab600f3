import type { Probe } from "../probe/create-probe.js";
import { NoResponseError } from "../probe/send-request.js";

/** Nothing responds at the base URL. */
export class TargetUnreachableError extends Error {
  override readonly name = "TargetUnreachableError";
}

/**
 * Makes sure that something responds HTTP at the target before any rule runs.
 * @throws TargetUnreachableError where nothing does
 */
export async function reachTarget(probe: Probe): Promise<void> {
  try {
    await probe.send({
      operation: "listCollections",
      method: "GET",
      path: "/v2/collections",
    });
  } catch (error) {
    if (!(error instanceof NoResponseError)) throw error;
    throw new TargetUnreachableError(`The target cannot be reached. ${error.message}`, {
      cause: error,
    });
  }
}

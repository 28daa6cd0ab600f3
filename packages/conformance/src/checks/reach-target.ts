import type { Probe } from "../probe/create-probe.js";
import { NoAnswerError } from "../probe/no-answer-error.js";

/** Nothing answers at the base URL. */
export class TargetUnreachableError extends Error {
  override readonly name = "TargetUnreachableError";
}

/**
 * Makes sure that something answers HTTP at the target before any rule runs.
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
    if (!(error instanceof NoAnswerError)) throw error;
    throw new TargetUnreachableError(`The target cannot be reached. ${error.message}`, {
      cause: error,
    });
  }
}

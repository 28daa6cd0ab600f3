import { ProblemError } from "@document-export/server-stub";
import type { Metrics } from "../observe/metrics.js";

/** Does work, and counts it by type where it is refused for a limit (429, 503). */
export async function countRefusals<Result>(
  { refused }: Pick<Metrics, "refused">,
  work: () => Promise<Result>,
): Promise<Result> {
  try {
    return await work();
  } catch (error) {
    if (error instanceof ProblemError && [429, 503].includes(error.status)) refused(error.type);
    throw error;
  }
}

import type { Target } from "../load/target.js";
import type { Report } from "../report/report.js";
import type { CheckOptions } from "./check-options.js";
import { runChecks } from "./run-checks.js";

/**
 * Checks an implementation actively: sends requests and judges the responses. Creates webhooks and exports on the
 * target; the interface has no operation to remove them.
 * @throws UsageError if the target, the rules or the waivers cannot be used
 * @throws TargetUnreachableError if nothing responds at the base URL
 */
export async function checkImplementation(
  target: Target,
  options: CheckOptions = {},
): Promise<Report> {
  return (await runChecks(target, options)).report;
}

import type { RuleContext } from "../checks/rule.js";
import type { Operation } from "../load/operation.js";

/** Advice on how to get an operation exercised. */
export const HINT = "add a request that it accepts to the profile, under `requests`";

/** Methods that change nothing; HEAD and OPTIONS are asked beside them. */
const READING = new Set(["GET", "QUERY"]);

/** Returns why an operation may not be exercised: it may change the target, and the profile has no request for it. */
export function reasonAgainst(
  { target }: Pick<RuleContext, "target">,
  operation: Operation,
): string | undefined {
  const hasSample = Object.hasOwn(target.requests ?? {}, operation.id);
  if (READING.has(operation.method) || hasSample) return undefined;
  return `${operation.id} could change the target; ${HINT}`;
}

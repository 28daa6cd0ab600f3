import type { RuleContext } from "../checks/rule.js";
import type { Operation } from "../load/operation.js";

/** Advice on how to get an operation exercised. */
export const HINT = "add one that it accepts to the profile, under `requests`";

/** Returns why an operation may not be exercised: it may change the target, and the profile has no request for it. */
export function reasonAgainst(
  { target }: Pick<RuleContext, "target">,
  operation: Operation,
): string | undefined {
  const hasSample = Object.hasOwn(target.requests ?? {}, operation.id);
  if (operation.method === "GET" || hasSample) return undefined;
  return `${operation.id} could change the target; ${HINT}`;
}

import type { Exchange } from "../../probe/exchange.js";
import { NotExercisedError } from "../../verdict/verdict-errors.js";

/** Whether the response must have a problem: a refusal of a request below `/v2`. HEAD has no body. */
export function isRefused({ request, response }: Exchange): boolean {
  return response.status >= 400 && request.method !== "HEAD" && request.path.startsWith("/v2/");
}

/**
 * The exchanges whose response must have a problem.
 * @throws NotExercisedError where there is none
 */
export function problemsOf(exchanges: readonly Exchange[]): readonly Exchange[] {
  const refused = exchanges.filter(isRefused);
  if (refused.length > 0) return refused;
  throw new NotExercisedError("no request was refused");
}

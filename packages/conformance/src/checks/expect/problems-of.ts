import type { Exchange } from "../../probe/exchange.js";
import { NotExercisedError } from "../../verdict/verdict-errors.js";

/**
 * The exchanges whose response must have a problem: refusals of requests below `/v2`. HEAD has no body.
 * @throws NotExercisedError where there is none
 */
export function problemsOf(exchanges: readonly Exchange[]): readonly Exchange[] {
  const refused = exchanges.filter(
    ({ request, response }) =>
      response.status >= 400 && request.method !== "HEAD" && request.path.startsWith("/v2/"),
  );
  if (refused.length > 0) return refused;
  throw new NotExercisedError("no request was refused");
}

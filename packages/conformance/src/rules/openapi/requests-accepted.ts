import type { Rule, RuleContext } from "../../checks/rule.js";
import type { Basis } from "../../findings/basis.js";
import type { Operation } from "../../load/operation.js";
import { HINT, reasonAgainst } from "../../openapi/reason-against.js";
import { buildRequest, valuesOf } from "../../openapi/valid-request.js";
import type { Exchange } from "../../probe/exchange.js";
import { gist, NOWHERE } from "../../probe/guard/gist.js";
import { isSuccess, quoteResponse } from "../../probe/read-response.js";
import { NotExercisedError, UndecidableError } from "../../verdict/verdict-errors.js";

const PATHS = { openapi: "paths" } as const satisfies Basis;

/** Every operation of the description exists. */
export const requestsAccepted: Rule = {
  id: "requests-accepted",
  title: "Every described operation exists: its path is not 404 and its method not 405.",
  basis: [PATHS],
  operations: [],
  depth: "quick",
  async run(context) {
    let first: Exchange | undefined;
    let accepted = 0;
    for (const operation of context.contract.operations.values()) {
      if (reasonAgainst(context, operation) !== undefined) continue;
      const exchange = await context.send(buildRequest(operation, valuesOf(context, operation)));
      first ??= exchange;
      const { status } = exchange.response;
      accepted += Number(isSuccess(status));
      // A 404 for a path with parameters is about the resource, not the operation.
      const isMissing = status === 405 || (status === 404 && !operation.path.includes("{"));
      if (!isMissing || (await isOfOperation(context, operation, exchange))) continue;
      const message = `${operation.id}: expected the operation to exist, got ${quoteResponse(exchange.response)}.`;
      context.report(PATHS, message, exchange);
    }
    if (!first) throw new NotExercisedError("the description has no GET operation");
    if (accepted === 0)
      throw new UndecidableError(
        `no operation accepts its valid request: ${first.request.operation} returned ${quoteResponse(first.response)}; ${HINT}`,
      );
  },
};

/** Whether a described 404 says something else than that of a path that does not exist, such as that nothing was found. */
async function isOfOperation(
  context: RuleContext,
  operation: Operation,
  { response }: Exchange,
): Promise<boolean> {
  if (!operation.responses.some(({ key }) => key === String(response.status))) return false;
  const nowhere = await context.send({ method: "GET", path: NOWHERE });
  return gist(nowhere.response) !== gist(response);
}

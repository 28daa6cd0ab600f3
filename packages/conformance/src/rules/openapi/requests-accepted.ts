import type { Rule } from "../../checks/rule.js";
import type { Basis } from "../../findings/basis.js";
import { reasonAgainst } from "../../openapi/reason-against.js";
import { buildRequest, valuesOf } from "../../openapi/valid-request.js";
import { quoteResponse } from "../../probe/read-response.js";
import { NotExercisedError } from "../../verdict/verdict-errors.js";

const PATHS = { openapi: "paths" } as const satisfies Basis;

/** Every operation of the description exists. */
export const requestsAccepted: Rule = {
  id: "requests-accepted",
  title: "Every described operation exists: its path is not 404 and its method not 405.",
  basis: [PATHS],
  operations: [],
  depth: "quick",
  async run(context) {
    let sent = 0;
    for (const operation of context.contract.operations.values()) {
      if (reasonAgainst(context, operation) !== undefined) continue;
      const exchange = await context.send(buildRequest(operation, valuesOf(context, operation)));
      sent += 1;
      const { status } = exchange.response;
      // A 404 for a path with parameters is about the resource, not the operation.
      const isMissing = status === 405 || (status === 404 && !operation.path.includes("{"));
      if (!isMissing) continue;
      const message = `${operation.id}: expected the operation to exist, got ${quoteResponse(exchange.response)}.`;
      context.report(PATHS, message, exchange);
    }
    if (sent === 0) throw new NotExercisedError("the description has no GET operation");
  },
};

import type { Rule } from "../../checks/rule.js";
import type { Basis } from "../../findings/basis.js";
import { isSuccess, quoteResponse } from "../../probe/read-response.js";

const METHODS = { openapi: "paths", rfc: "RFC 9110, 15.5.6" } as const satisfies Basis;

/** Methods to try if the description does not list them; they are sent without a body, so they change nothing. */
const TRIED = ["TRACE", "PATCH", "PUT"];

/** A path refuses methods that the description does not list. */
export const undescribedMethodsRefused: Rule = {
  id: "undescribed-methods-refused",
  title: "A method that a path does not describe is refused, and a 405 names those it has.",
  level: "strict",
  basis: [METHODS],
  operations: [],
  async run(context) {
    const operations = [...context.contract.operations.values()];
    for (const path of new Set(operations.map((one) => one.path))) {
      const own = operations.filter((one) => one.path === path);
      const methods = new Set(own.map((one) => one.method));
      const method = TRIED.find((name) => !methods.has(name)) ?? "TRACE";
      const exchange = await context.send({ method, path: path.replaceAll(/\{[^}]+\}/g, "0") });
      const { status, headers } = exchange.response;
      const subject = `${method} ${path}`;
      if (isSuccess(status))
        context.report(
          METHODS,
          `${subject}: expected 405, got ${quoteResponse(exchange.response)}.`,
          exchange,
        );
      if (status === 405 && !headers.has("allow"))
        context.report(
          METHODS,
          `A refusal with 405: expected \`Allow\` with the methods of its path, got none at ${subject}.`,
          exchange,
        );
    }
  },
};

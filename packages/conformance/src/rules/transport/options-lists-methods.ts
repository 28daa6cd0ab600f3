import { faultOfAllow, PATHS } from "../../checks/allowed-methods.js";
import type { Rule } from "../../checks/rule.js";
import type { Basis } from "../../findings/basis.js";
import { quoteResponse } from "../../probe/read-response.js";

const OPTIONS = { decision: "http-semantics", rfc: "RFC 9110, 9.3.7" } as const satisfies Basis;

/** OPTIONS on a path of the interface lists its methods, without a token. */
export const optionsListsMethods: Rule = {
  id: "options-lists-methods",
  title: "OPTIONS on a path gets 204 and `Allow` with its methods, without a token.",
  level: "strict",
  basis: [OPTIONS],
  operations: ["listDocumentExports", "exportHostedDocument", "listCollections", "listWebhooks"],
  depth: "quick",

  async run(context) {
    for (const { path, methods } of PATHS) {
      const exchange = await context.send({ method: "OPTIONS", path, authorization: null });
      const { response } = exchange;
      const fault =
        response.status === 204
          ? faultOfAllow(methods, response.headers)
          : `expected 204, got ${quoteResponse(response)}.`;
      if (fault) context.report(OPTIONS, `${path} with OPTIONS: ${fault}`, exchange);
    }
  },
};

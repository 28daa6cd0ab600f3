import { faultOfAllow, PATHS } from "../../checks/allowed-methods.js";
import { expectRefusal } from "../../checks/expect/expect-response.js";
import type { Rule } from "../../checks/rule.js";
import type { Basis } from "../../findings/basis.js";

const METHODS = {
  decision: "http-semantics",
  rfc: "RFC 9110, 15.5.6",
} as const satisfies Basis;

/** Methods that no path has, and a method of another path. */
const OTHER_METHODS: Readonly<Record<string, readonly string[]>> = {
  "/v2/collections": ["POST", "DELETE", "PUT"],
  "/v2/document-exports": ["POST", "PUT", "DELETE"],
  "/v2/export/hosted-docs": ["GET", "HEAD", "PUT"],
  "/v2/webhooks": ["DELETE", "PATCH", "PUT"],
};

/** A path of the interface responds to other methods with 405 and lists its own in `Allow`. */
export const methodNotAllowed: Rule = {
  id: "method-not-allowed",
  title: "A method that a path does not have gets 405 and `Allow` with those it has.",
  level: "strict",
  basis: [METHODS],
  operations: ["listDocumentExports", "exportHostedDocument", "listCollections", "listWebhooks"],
  depth: "quick",

  async run(context) {
    for (const { path, methods } of PATHS)
      for (const method of OTHER_METHODS[path] ?? ["DELETE"]) {
        const exchange = await context.send({ method, path });
        const expectation = { status: 405, accepted: METHODS, otherStatus: METHODS };
        expectRefusal(context, exchange, { what: `with ${method}`, ...expectation });
        if (exchange.response.status !== 405) continue;
        const fault = faultOfAllow(methods, exchange.response.headers);
        if (fault) context.report(METHODS, `${path} with ${method}: ${fault}`, exchange);
      }
  },
};

import { requireWorkingToken } from "../../checks/operation-requests.js";
import type { Rule } from "../../checks/rule.js";
import type { Basis } from "../../findings/basis.js";
import { TOKEN } from "../../probe/credentials.js";
import { isSuccess, quoteResponse } from "../../probe/read-response.js";
import { listRequest } from "../../probe/requests.js";

const SCHEME = { decision: "http-semantics", rfc: "RFC 9110, 11.1" } as const satisfies Basis;

/** The scheme and the token may be separated by more than one space (RFC 9110, 11.4). */
const CREDENTIALS = [`bearer ${TOKEN}`, `BEARER ${TOKEN}`, `Bearer  ${TOKEN}`];

/** The name of an authentication scheme is case-insensitive. */
export const schemeInAnyCase: Rule = {
  id: "scheme-in-any-case",
  title: "`bearer` and `BEARER` are accepted like `Bearer`.",
  basis: [SCHEME],
  operations: ["listCollections"],
  depth: "quick",

  async run(context) {
    await requireWorkingToken(context, "listCollections");
    for (const authorization of CREDENTIALS) {
      const exchange = await context.send({ ...listRequest("listCollections"), authorization });
      if (isSuccess(exchange.response.status)) continue;
      const got = quoteResponse(exchange.response);
      const message = `\`Authorization: ${authorization}\`: expected a 2xx status, got ${got}.`;
      context.report(SCHEME, message, exchange);
    }
  },
};

import { isSuccess, quoteResponse } from "../../probe/read-response.js";
import { requireWorkingToken } from "../../checks/operation-requests.js";
import type { Rule } from "../../checks/rule.js";
import type { Basis } from "../../findings/basis.js";
import { TOKEN } from "../../probe/credentials.js";
import { listRequest } from "../../probe/requests.js";

const SCHEME = { decision: "http-semantics", rfc: "RFC 9110, 11.1" } as const satisfies Basis;

/** The name of an authentication scheme is compared without regard to case. */
export const schemeInAnyCase: Rule = {
  id: "scheme-in-any-case",
  title: "`bearer` and `BEARER` are accepted like `Bearer`.",
  basis: [SCHEME],
  operations: ["listCollections"],
  async run(context) {
    await requireWorkingToken(context, "listCollections");
    for (const scheme of ["bearer", "BEARER"]) {
      const authorization = `${scheme} ${TOKEN}`;
      const exchange = await context.send({ ...listRequest("listCollections"), authorization });
      if (isSuccess(exchange.response.status)) continue;
      const got = quoteResponse(exchange.response);
      context.report(SCHEME, `Scheme \`${scheme}\`: expected a 2xx status, got ${got}.`, exchange);
    }
  },
};

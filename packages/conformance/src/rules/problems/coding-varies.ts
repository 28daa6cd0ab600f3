import { incremental } from "../../checks/incremental.js";
import type { Basis } from "../../findings/basis.js";
import { LIST_OPERATIONS } from "../../load/operation.js";

const VARY = { decision: "http-semantics", rfc: "RFC 9110, 12.5.5" } as const satisfies Basis;

/** Without `Vary`, a cache could return the compressed copy to a caller that cannot decode it. */
export const codingVaries = incremental({
  id: "coding-varies",
  title: "A compressed list says `Vary: Accept-Encoding`.",
  level: "strict",
  basis: [VARY],
  operations: LIST_OPERATIONS,
  begin: (context) => ({
    see(exchange) {
      const { request, response } = exchange;
      const { headers, status } = response;
      const coding = headers.get("content-encoding") ?? "identity";
      if (request.method !== "GET" || status !== 200 || coding === "identity") return;
      if (/accept-encoding|\*/i.test(headers.get("vary") ?? "")) return;
      if (/no-store/i.test(headers.get("cache-control") ?? "")) return;
      const subject = request.operation ?? request.method;
      const message = `${subject} in ${coding}: expected \`Vary: Accept-Encoding\`, got none.`;
      context.report(VARY, message, exchange);
    },
  }),
});

import { expectRefusal } from "../checks/expect-response.js";
import type { Rule } from "../checks/rule.js";
import type { Basis } from "../findings/basis.js";
import { OPERATION_ADDRESSES } from "../load/operation.js";

const METHODS = {
  decision: "http-semantics",
  rfc: "RFC 9110, 15.5.6",
} as const satisfies Basis;

/** A path of the interface responds to another method with 405 and names its own in `Allow`. */
export const methodNotAllowed: Rule = {
  id: "method-not-allowed",
  title: "A method that a path does not have gets 405 and `Allow` with those it has.",
  basis: [METHODS],
  operations: ["listDocumentExports", "exportHostedDocument", "listCollections", "listWebhooks"],
  async run(context) {
    const addresses = Object.values(OPERATION_ADDRESSES);
    for (const path of new Set(addresses.map((address) => address.path))) {
      const exchange = await context.send({ method: "DELETE", path });
      const expectation = { status: 405, accepted: METHODS, otherStatus: METHODS };
      expectRefusal(context, exchange, { what: "with DELETE", ...expectation });
      if (exchange.response.status !== 405) continue;
      const allow = (exchange.response.headers.get("allow") ?? "").split(/\s*,\s*/);
      const own = addresses.filter((address) => address.path === path);
      const missing = own.filter(({ method }) => !allow.includes(method));
      if (missing.length === 0) continue;
      const names = missing.map(({ method }) => method).join(", ");
      const message = `${path} with DELETE: expected \`Allow\` to name ${names}, got \`${allow.join(", ")}\`.`;
      context.report(METHODS, message, exchange);
    }
  },
};

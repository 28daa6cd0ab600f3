import { OPERATION_ADDRESSES } from "@document-export/types/constants";
import { expectRefusal } from "../checks/expect-response.js";
import type { Rule } from "../checks/rule.js";
import type { Basis } from "../findings/basis.js";
import { pathOfNothing } from "../probe/requests.js";

const METHODS = {
  decision: "http-semantics",
  rfc: "RFC 9110, 15.5.6",
} as const satisfies Basis;

/** The first that a path does not have is tried. */
const OTHER_METHODS = ["DELETE", "PUT", "PATCH"];

/** Where an operation is called. */
interface Address {
  readonly method: string;
  readonly path: string;
}

/** A path of the interface responds to another method with 405 and names its own in `Allow`. */
export const methodNotAllowed: Rule = {
  id: "method-not-allowed",
  title: "A method that a path does not have gets 405 and `Allow` with those it has.",
  basis: [METHODS],
  operations: ["listDocumentExports", "exportHostedDocument", "listCollections", "listWebhooks"],
  async run(context) {
    const addresses: readonly Address[] = Object.values(OPERATION_ADDRESSES);
    for (const template of new Set(addresses.map((address) => address.path))) {
      const path = pathOfNothing(template);
      const own = addresses.filter((address) => address.path === template);
      const method = OTHER_METHODS.find((name) => own.every((address) => address.method !== name));
      if (method === undefined) continue;
      const exchange = await context.send({ method, path });
      const expectation = { status: 405, accepted: METHODS, otherStatus: METHODS };
      expectRefusal(context, exchange, { what: `with ${method}`, ...expectation });
      if (exchange.response.status !== 405) continue;
      const allow = (exchange.response.headers.get("allow") ?? "").split(/\s*,\s*/);
      const missing = own.filter((address) => !allow.includes(address.method));
      if (missing.length === 0) continue;
      const names = missing.map((address) => address.method).join(", ");
      const message = `${path} with ${method}: expected \`Allow\` to name ${names}, got \`${allow.join(", ")}\`.`;
      context.report(METHODS, message, exchange);
    }
  },
};

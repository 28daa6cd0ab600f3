import { expectSuccess } from "../../checks/expect/expect-response.js";
import type { Rule } from "../../checks/rule.js";
import type { Basis } from "../../findings/basis.js";
import { isJsonObject, member } from "../../load/json.js";
import { LIST_OPERATIONS } from "../../load/operation.js";
import { listRequest } from "../../probe/requests.js";

const ENVELOPE = { clause: "What the service does 6" } as const satisfies Basis;
const MEMBERS = { decision: "response-members" } as const satisfies Basis;
const NUMBERS = ["pageCount", "pageNo", "pageSize", "totalRecordCount"];

/** Every list returns an object with `items` and `pagination`. */
export const listEnvelope: Rule = {
  id: "list-envelope",
  title: "Every list returns `items` and `pagination` with its four numbers.",
  basis: [ENVELOPE, MEMBERS],
  operations: LIST_OPERATIONS,
  async run(context) {
    for (const operation of LIST_OPERATIONS) {
      const exchange = await context.send(listRequest(operation));
      if (!expectSuccess(context, exchange, ENVELOPE)) continue;
      const { json } = exchange.response;
      const pagination = member(json, "pagination");
      if (!Array.isArray(member(json, "items")))
        context.report(ENVELOPE, `${operation}: expected an array at \`/items\`.`, exchange);
      if (!isJsonObject(pagination))
        context.report(ENVELOPE, `${operation}: expected an object at \`/pagination\`.`, exchange);
      const missing = NUMBERS.filter((name) => member(pagination, name) === undefined);
      if (isJsonObject(pagination) && missing.length > 0)
        context.report(
          MEMBERS,
          `${operation}: \`/pagination\` lacks ${missing.join(", ")}.`,
          exchange,
        );
    }
  },
};

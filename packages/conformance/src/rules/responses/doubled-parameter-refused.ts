import { expectRefusal } from "../../checks/expect/expect-response.js";
import { requireWorkingToken } from "../../checks/operation-requests.js";
import type { Rule } from "../../checks/rule.js";
import { HTTP_SEMANTICS } from "../../findings/basis.js";
import { LIST_OPERATIONS } from "../../load/operation.js";
import { listRequest } from "../../probe/requests.js";

/** A duplicate parameter is refused, since choosing one of the values would be a guess. */
export const doubledParameterRefused: Rule = {
  id: "doubled-parameter-refused",
  title: "A duplicate parameter is refused with 400.",
  basis: [HTTP_SEMANTICS],
  operations: LIST_OPERATIONS,
  async run(context) {
    for (const operation of LIST_OPERATIONS) {
      await requireWorkingToken(context, operation);
      const exchange = await context.send(listRequest(operation, "pageSize=1&pageSize=2"));
      const expectation = { what: "with pageSize twice", status: 400, accepted: HTTP_SEMANTICS };
      expectRefusal(context, exchange, expectation);
    }
  },
};

import { expectSuccess } from "../../checks/expect/expect-response.js";
import { requireWorkingToken } from "../../checks/operation-requests.js";
import type { Rule } from "../../checks/rule.js";
import type { Basis } from "../../findings/basis.js";
import { LIST_OPERATIONS } from "../../load/operation.js";
import { listRequest } from "../../probe/requests.js";

const UNKNOWN = { decision: "unknown-request-members" } as const satisfies Basis;

/** A parameter that the interface does not define has no effect. */
export const unknownParametersIgnored: Rule = {
  id: "unknown-parameters-ignored",
  title: "A query parameter that the interface does not list is ignored.",
  basis: [UNKNOWN],
  operations: LIST_OPERATIONS,
  async run(context) {
    for (const operation of LIST_OPERATIONS) {
      await requireWorkingToken(context, operation);
      const exchange = await context.send(listRequest(operation, "notInTheInterface=1"));
      expectSuccess(context, exchange, UNKNOWN);
    }
  },
};

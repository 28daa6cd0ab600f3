import { expectUnauthorized, REQUIRED, TOKENS } from "../../checks/expect/expect-unauthorized.js";
import { operationRequests, requireWorkingToken } from "../../checks/operation-requests.js";
import type { Rule } from "../../checks/rule.js";
import { LIST_OPERATIONS } from "../../load/operation.js";
import { listRequest } from "../../probe/requests.js";

/** Every operation refuses a request without `Authorization`, including HEAD. */
export const authorizationRequired: Rule = {
  id: "authorization-required",
  title: "Every operation, and HEAD, refuses a request without Authorization with 401.",
  level: "unsafe",
  basis: [REQUIRED, TOKENS],
  operations: [...LIST_OPERATIONS, "exportHostedDocument", "createWebhook"],
  depth: "quick",

  async run(context) {
    await requireWorkingToken(context, "listCollections");
    for (const request of operationRequests()) {
      const exchange = await context.send({ ...request, authorization: null });
      expectUnauthorized(context, exchange, { what: "without Authorization" });
    }
    for (const operation of LIST_OPERATIONS) {
      const { path } = listRequest(operation);
      const exchange = await context.send({ method: "HEAD", path, authorization: null });
      expectUnauthorized(context, exchange, { what: "with HEAD, without Authorization" });
    }
  },
};

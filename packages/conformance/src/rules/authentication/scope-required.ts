import { expectRefusal } from "../../checks/expect/expect-response.js";
import { TOKENS } from "../../checks/expect/expect-unauthorized.js";
import { operationRequests } from "../../checks/operation-requests.js";
import type { Rule } from "../../checks/rule.js";
import type { Basis } from "../../findings/basis.js";
import { LIST_OPERATIONS } from "../../load/operation.js";
import { NARROW_TOKEN } from "../../probe/credentials.js";
import type { ProbeRequest } from "../../probe/exchange.js";
import { isSuccess, quoteResponse } from "../../probe/read-response.js";
import { listRequest, webhookRequest } from "../../probe/requests.js";

const SCOPES = { decision: "tokens" } as const satisfies Basis;
const authorization = `Bearer ${NARROW_TOKEN}`;

/** HEAD requests, and requests with a mistake: a caller without the scope must not be told about the mistake. */
const OTHERS: readonly (readonly [what: string, request: ProbeRequest])[] = [
  ["with HEAD", { method: "HEAD", path: "/v2/document-exports" }],
  ["with an invalid query", listRequest("listWebhooks", "pageSize=0")],
  ["with an invalid body", webhookRequest({})],
];

/** A token grants access only to the operations of its scopes. */
export const scopeRequired: Rule = {
  id: "scope-required",
  title: "An operation refuses a token that lacks its scope with 403, whatever else is wrong.",
  level: "unsafe",
  basis: [SCOPES, TOKENS],
  operations: [...LIST_OPERATIONS, "exportHostedDocument", "createWebhook"],
  depth: "quick",

  needs: ["narrowToken"],
  async run(context) {
    const control = await context.send({ ...listRequest("listCollections"), authorization });
    if (!isSuccess(control.response.status)) {
      const got = quoteResponse(control.response);
      const message = `listCollections with a token of its scope: expected a 2xx status, got ${got}.`;
      return context.report(SCOPES, message, control);
    }
    const requests = operationRequests()
      .filter(({ operation }) => operation !== "listCollections")
      .map((request) => ["", request] as const);
    for (const [mistake, request] of [...requests, ...OTHERS]) {
      const exchange = await context.send({ ...request, authorization });
      const what = `with a token that lacks its scope ${mistake}`.trimEnd();
      expectRefusal(context, exchange, {
        what,
        status: 403,
        accepted: SCOPES,
        otherStatus: TOKENS,
      });
    }
  },
};

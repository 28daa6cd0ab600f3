import { expectSuccess } from "../../checks/expect/expect-response.js";
import { requireWorkingToken } from "../../checks/operation-requests.js";
import type { Rule } from "../../checks/rule.js";
import type { Basis } from "../../findings/basis.js";
import { SIBLING_TOKEN } from "../../probe/credentials.js";
import { readPage } from "../../probe/read-response.js";
import { listRequest } from "../../probe/requests.js";

const VISIBILITY = { decision: "visibility" } as const satisfies Basis;

const OPERATIONS = ["listDocumentExports", "listWebhooks"] as const;

/** A list shows everything in the workspace of the token, whichever of its tokens created it. */
export const workspaceShared: Rule = {
  id: "workspace-shared",
  title: "Two tokens of one workspace see the same lists.",
  basis: [VISIBILITY],
  operations: OPERATIONS,
  needs: ["siblingToken"],
  async run(context) {
    await context.scenario.webhooks();
    await context.scenario.observedExport();
    for (const operation of OPERATIONS) {
      const own = await requireWorkingToken(context, operation, { fresh: true });
      const authorization = `Bearer ${SIBLING_TOKEN}`;
      const exchange = await context.send({ ...listRequest(operation), authorization });
      if (!expectSuccess(context, exchange, VISIBILITY)) continue;
      // Items are never removed, and some may be added between the two requests.
      const least = readPage(own.response)?.totalRecordCount ?? 0;
      const got = readPage(exchange.response)?.totalRecordCount ?? 0;
      if (got >= least) continue;
      const message = `${operation} with another token of the workspace: expected at least ${least} items, got ${got}.`;
      context.report(VISIBILITY, message, exchange);
    }
  },
};

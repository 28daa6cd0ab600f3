import {
  IDEMPOTENCY,
  newWebhook,
  requireKeys,
  uploadRequest,
} from "../../checks/exports/keyed-requests.js";
import type { Rule, RuleContext } from "../../checks/rule.js";
import { expectAccepted, newUpload, requireRoom } from "../../checks/exports/uploads.js";
import type { Exchange } from "../../probe/exchange.js";
import { quoteResponse, readPage } from "../../probe/read-response.js";
import { listRequest, webhookRequest } from "../../probe/requests.js";
import { withKey } from "../../scenario/keyed-repeat.js";

/**
 * The same key on different operations does not conflict, since callers may number their requests, or name them after
 * their subject.
 */
export const keyPerOperation: Rule = {
  id: "key-per-operation",
  title: "A key that one operation has used is free for the other, and lists are read again.",
  basis: [IDEMPOTENCY],
  operations: ["exportHostedDocument", "createWebhook", "listWebhooks"],
  async run(context) {
    const { exported, registered } = await requireKeys(context);
    const requests = [
      withKey(webhookRequest(await newWebhook(context)), exported.key),
      withKey(uploadRequest(await newUpload(context)), registered.key),
    ];
    const before = await readWebhooks(context, exported.key);
    for (const request of requests) {
      const exchange = await context.send(request);
      const what = "with a key that another operation has used";
      expectAccepted(context, { what, basis: IDEMPOTENCY, exchange });
    }
    await checkReadAnew(context, exported.key, before);
  },
};

/**
 * A middleware for all methods would also store responses to GET. A list that is merely delayed shows its new total
 * soon.
 */
async function checkReadAnew(context: RuleContext, key: string, before: Exchange): Promise<void> {
  const after = await readWebhooks(context, key);
  const old = totalOf(before);
  if (old !== undefined && totalOf(after) !== old) return;
  const total = totalOf(await context.send(listRequest("listWebhooks", ONE)));
  const late = await readWebhooks(context, key);
  requireRoom(late);
  if (total === undefined || total === old || totalOf(late) !== old) return;
  const message = `listWebhooks with the \`Idempotency-Key\` of an earlier request: expected the list with its total of ${total}, got ${quoteResponse(late.response)}.`;
  context.report(IDEMPOTENCY, message, late);
}

function totalOf({ response }: Exchange): number | undefined {
  return readPage(response)?.totalRecordCount;
}

const ONE = "pageSize=1";

/** Reads a list with a key, which has no effect there. */
function readWebhooks(context: RuleContext, key: string): Promise<Exchange> {
  return context.send(withKey(listRequest("listWebhooks", ONE), key));
}

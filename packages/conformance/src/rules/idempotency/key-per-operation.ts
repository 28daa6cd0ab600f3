import {
  IDEMPOTENCY,
  newWebhook,
  requireKeys,
  uploadRequest,
} from "../../checks/exports/keyed-requests.js";
import type { Rule } from "../../checks/rule.js";
import { expectAccepted, newUpload } from "../../checks/exports/uploads.js";
import { webhookRequest } from "../../probe/requests.js";
import { withKey } from "../../scenario/keyed-repeat.js";

/** Callers number their requests, or name them after what they are about. */
export const keyPerOperation: Rule = {
  id: "key-per-operation",
  title: "A key that one operation has used is free for the other.",
  basis: [IDEMPOTENCY],
  operations: ["exportHostedDocument", "createWebhook"],
  async run(context) {
    const { exported, registered } = await requireKeys(context);
    const requests = [
      withKey(webhookRequest(await newWebhook(context)), exported.key),
      withKey(uploadRequest(await newUpload(context)), registered.key),
    ];
    for (const request of requests) {
      const exchange = await context.send(request);
      const what = "with a key that another operation has used";
      expectAccepted(context, { what, basis: IDEMPOTENCY, exchange });
    }
  },
};

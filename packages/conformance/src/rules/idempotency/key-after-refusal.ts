import {
  IDEMPOTENCY,
  newWebhook,
  requireKeys,
  uploadRequest,
} from "../../checks/exports/keyed-requests.js";
import type { Rule, RuleContext } from "../../checks/rule.js";
import { expectAccepted, newUpload } from "../../checks/exports/uploads.js";
import type { ProbeRequest } from "../../probe/exchange.js";
import { isSuccess } from "../../probe/read-response.js";
import { webhookRequest } from "../../probe/requests.js";
import { withKey } from "../../scenario/keyed-repeat.js";

/** The largest int32, which no connection has. */
const UNKNOWN = 2 ** 31 - 1;

/** A refused request created nothing, so there is no first resource and its key is still free. */
export const keyAfterRefusal: Rule = {
  id: "key-after-refusal",
  title: "A key whose first request was refused with 400 or 422 is still free.",
  basis: [IDEMPOTENCY],
  operations: ["exportHostedDocument", "createWebhook"],
  async run(context) {
    await requireKeys(context);
    const upload = await newUpload(context);
    const unknown = await newUpload(context, { destination: UNKNOWN });
    const exported = uploadRequest(upload);
    await expectFree(context, exported, [
      uploadRequest({ ...upload, options: { ...upload.options, content: "{}" } }),
      uploadRequest({ ...upload, options: unknown.options }),
    ]);
    const webhook = await newWebhook(context);
    const { events: _, ...incomplete } = webhook;
    await expectFree(context, webhookRequest(webhook), [
      webhookRequest(incomplete),
      webhookRequest({ ...webhook, connections: [UNKNOWN] }),
    ]);
  },
};

async function expectFree(
  context: RuleContext,
  valid: ProbeRequest,
  refused: readonly ProbeRequest[],
): Promise<void> {
  const key = context.scenario.nextName();
  for (const request of refused) {
    const { response } = await context.send(withKey(request, key));
    // Other rules report requests that are accepted here.
    if (isSuccess(response.status)) return;
  }
  const exchange = await context.send(withKey(valid, key));
  const what = "with a key whose requests were refused so far";
  expectAccepted(context, { what, basis: IDEMPOTENCY, exchange });
}

import { expectRefusal } from "../../checks/expect/expect-response.js";
import {
  IDEMPOTENCY,
  newWebhook,
  requireKeys,
  uploadRequest,
} from "../../checks/exports/keyed-requests.js";
import type { Rule, RuleContext } from "../../checks/rule.js";
import { newUpload } from "../../checks/exports/uploads.js";
import type { ProbeRequest } from "../../probe/exchange.js";
import { quoteResponse } from "../../probe/read-response.js";
import { webhookRequest } from "../../probe/requests.js";
import { withKey } from "../../scenario/keyed-repeat.js";

const MAX_KEY = 255;

/** The largest int32: a webhook for this connection is refused, so that the key is tested without creating anything. */
const UNKNOWN = 2 ** 31 - 1;

/** All characters that a header can contain besides letters and digits (RFC 9110, 5.5), including a comma. */
const ODD = ` ,;:="'/\\{}[]()<>@?!#$%&*+-.^_|~`;

/** A key has 1 to 255 characters of any kind, and is sent only once. */
export const keyLength: Rule = {
  id: "key-length",
  title:
    "A key of 1 to 255 characters is taken; an empty one, a longer one and two are refused with 400.",
  basis: [IDEMPOTENCY],
  operations: ["exportHostedDocument", "createWebhook"],
  async run(context) {
    await requireKeys(context);
    const name = context.scenario.nextName();
    await expectTaken(
      context,
      "of 1 character",
      String.fromCodePoint(97 + Math.floor(context.random() * 26)),
    );
    await expectTaken(context, "of 255 characters", name.padEnd(MAX_KEY, "k"));
    await expectTaken(context, "of odd characters", `${name}${ODD}${name}`);
    const exported = uploadRequest(await newUpload(context));
    const registered = webhookRequest(await newWebhook(context));
    const tooLong = { what: "with a key of 256 characters", key: name.padEnd(MAX_KEY + 1, "k") };
    await expectKeyRefused(context, exported, tooLong);
    await expectKeyRefused(context, registered, { what: "with an empty key", key: "" });
    for (const request of [exported, registered])
      await expectKeyRefused(context, request, {
        what: "with two keys",
        key: [`${name}-a`, `${name}-b`],
      });
  },
};

/**
 * The request may be refused because of its connection, or because the key was used in another run, but never because
 * of the form of the key.
 */
async function expectTaken(context: RuleContext, how: string, key: string): Promise<void> {
  const webhook = { ...(await newWebhook(context)), connections: [UNKNOWN] };
  const exchange = await context.send(withKey(webhookRequest(webhook), key));
  if (exchange.response.status === 422) return;
  const message = `createWebhook for connection ${UNKNOWN} with a key ${how}: expected 422, got ${quoteResponse(exchange.response)}.`;
  context.report(IDEMPOTENCY, message, exchange);
}

async function expectKeyRefused(
  context: RuleContext,
  request: ProbeRequest,
  { what, key }: { what: string; key: string | readonly string[] },
): Promise<void> {
  const exchange = await context.send(withKey(request, key));
  expectRefusal(context, exchange, { what, status: 400, accepted: IDEMPOTENCY });
}

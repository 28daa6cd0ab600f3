import { expectRefusal } from "../../checks/expect/expect-response.js";
import { requireWorkingToken } from "../../checks/operation-requests.js";
import type { Rule } from "../../checks/rule.js";
import type { Basis } from "../../findings/basis.js";
import type { ProbeRequest } from "../../probe/exchange.js";
import { exportRequest, filePart, optionsPart, webhookRequest } from "../../probe/requests.js";
import { describeWebhook } from "../../scenario/register-webhook.js";

const MEDIA_TYPE = {
  decision: "http-semantics",
  rfc: "RFC 9110, 15.5.16",
} as const satisfies Basis;

/** Wrong media types for an otherwise valid body. */
const NO_JSON = [
  "text/plain",
  "application/x-www-form-urlencoded",
  "application/vnd.api+json",
  // Starts like the correct type, and some servers compare only the start.
  "application/json-patch+json",
];
const NO_FORM = ["application/json", "multipart/mixed; boundary=document-export-conformance"];

/** A body of a media type that the operation does not accept is refused with 415. */
export const mediaTypeRefused: Rule = {
  id: "media-type-refused",
  title: "A body of a media type that the operation does not accept is refused with 415.",
  level: "strict",
  basis: [MEDIA_TYPE],
  operations: ["createWebhook", "exportHostedDocument"],
  async run(context) {
    await requireWorkingToken(context, "listCollections");
    const { scenario, target } = context;
    const destination = await scenario.destination();
    const plan = { destination, name: scenario.nextName(), isMinimal: true };
    const webhook = describeWebhook(target, plan);
    const parts = [filePart(scenario.document().text), optionsPart(destination)];
    const requests: readonly ProbeRequest[] = [
      ...NO_JSON.map((type) => webhookRequest(webhook, { "content-type": type })),
      ...NO_FORM.map((type) => exportRequest(parts, { "content-type": type })),
    ];
    for (const request of requests) {
      const exchange = await context.send(request);
      const what = `with a body of type ${String(exchange.request.headers["content-type"])}`;
      const expectation = { status: 415, accepted: MEDIA_TYPE, otherStatus: MEDIA_TYPE };
      expectRefusal(context, exchange, { what, ...expectation });
    }
  },
};

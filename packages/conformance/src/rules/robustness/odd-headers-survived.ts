import { OPERATION_ADDRESSES } from "@document-export/types/constants";
import { expectNoServerError } from "../../checks/expect/expect-no-server-error.js";
import type { Rule } from "../../checks/rule.js";
import { HTTP_SEMANTICS } from "../../findings/basis.js";
import type { ProbeRequest } from "../../probe/exchange.js";
import { exportRequest, filePart, listRequest, webhookRequest } from "../../probe/requests.js";

const LONG = 5_000;

/** Each body is incomplete, so that nothing is created. */
const WEBHOOK = webhookRequest({});
const FORM = exportRequest([filePart("{}")]);

const REQUESTS: readonly (readonly [what: string, request: ProbeRequest])[] = [
  ["a long `Idempotency-Key`", { ...WEBHOOK, headers: { "idempotency-key": "k".repeat(LONG) } }],
  ["a `Content-Type` that is none", { ...WEBHOOK, headers: { "content-type": ";/;" } }],
  ["no boundary", { ...FORM, headers: { "content-type": "multipart/form-data" } }],
  ["no body and no type", bodiless("exportHostedDocument")],
  ["a body in a GET", { ...listRequest("listCollections"), body: { kind: "text", text: "{}" } }],
  [
    "a long token",
    { ...listRequest("listCollections"), authorization: `Bearer ${"x".repeat(LONG)}` },
  ],
  ["no body and no type", bodiless("createWebhook")],
  ["an empty form", { ...FORM, body: { kind: "multipart", parts: [], boundary: "b" } }],
];

function bodiless(operation: "createWebhook" | "exportHostedDocument"): ProbeRequest {
  return { operation, ...OPERATION_ADDRESSES[operation] };
}

/** An unusual header is ignored or refused, and never causes a server error. */
export const oddHeadersSurvived: Rule = {
  id: "odd-headers-survived",
  title: "Long and odd values of the headers of the interface are refused, never a 5xx.",
  level: "unsafe",
  basis: [HTTP_SEMANTICS],
  operations: ["listCollections", "createWebhook", "exportHostedDocument"],

  async run(context) {
    for (const [what, request] of REQUESTS)
      expectNoServerError(context, await context.send(request), `with ${what}`);
  },
};

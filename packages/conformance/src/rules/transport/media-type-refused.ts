import { OPERATION_ADDRESSES } from "@document-export/types/constants";
import { expectRefusal } from "../../checks/expect-response.js";
import { requireWorkingToken } from "../../checks/operation-requests.js";
import type { Rule } from "../../checks/rule.js";
import type { Basis } from "../../findings/basis.js";
import type { ProbeRequest } from "../../probe/exchange.js";

const MEDIA_TYPE = {
  decision: "http-semantics",
  rfc: "RFC 9110, 15.5.16",
} as const satisfies Basis;

const REQUESTS: readonly ProbeRequest[] = [
  {
    operation: "createWebhook",
    ...OPERATION_ADDRESSES.createWebhook,
    headers: { "content-type": "text/plain" },
    body: { kind: "text", text: "endpoint" },
  },
  {
    operation: "exportHostedDocument",
    ...OPERATION_ADDRESSES.exportHostedDocument,
    body: { kind: "text", text: "{}" },
  },
];

/** A body of a media type that the operation does not accept is refused with 415. */
export const mediaTypeRefused: Rule = {
  id: "media-type-refused",
  title: "A body of a media type that the operation does not accept is refused with 415.",
  basis: [MEDIA_TYPE],
  operations: ["createWebhook", "exportHostedDocument"],
  async run(context) {
    await requireWorkingToken(context, "listCollections");
    for (const request of REQUESTS) {
      const exchange = await context.send(request);
      const what = `with a body of type ${exchange.request.headers["content-type"]}`;
      const expectation = { status: 415, accepted: MEDIA_TYPE, otherStatus: MEDIA_TYPE };
      expectRefusal(context, exchange, { what, ...expectation });
    }
  },
};

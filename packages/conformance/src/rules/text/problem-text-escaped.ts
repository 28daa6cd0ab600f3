import { newWebhook } from "../../checks/exports/keyed-requests.js";
import type { Rule } from "../../checks/rule.js";
import { faultOfJsonBytes } from "../../checks/text/strict-json.js";
import { PROBLEM_DETAILS } from "../../findings/basis.js";
import { isJsonObject } from "../../load/json.js";
import type { ProbeRequest } from "../../probe/exchange.js";
import { quoteResponse } from "../../probe/read-response.js";
import { listRequest, webhookRequest } from "../../probe/requests.js";

const STATUSES = new Set([400, 422]);

/** Quotation marks, a backslash, a line break, a control character and a character beyond U+FFFF. */
const ODD = '"}\\\n\u0001\u00e9\u{1f600}<';

/** A problem that quotes the request escapes it as JSON. */
export const problemTextEscaped: Rule = {
  id: "problem-text-escaped",
  title: "A problem about odd text is strict JSON, whatever of the text it quotes.",
  basis: [PROBLEM_DETAILS],
  operations: ["listWebhooks", "createWebhook"],
  async run(context) {
    const webhook = await newWebhook(context);
    const requests: readonly (readonly [what: string, ProbeRequest])[] = [
      ["with odd text as pageNo", listRequest("listWebhooks", `pageNo=${encodeURIComponent(ODD)}`)],
      // Percent-encoded bytes that are not UTF-8 can only be quoted as a different text.
      ["with bytes that are not UTF-8 as pageNo", listRequest("listWebhooks", "pageNo=%E9%FF%00")],
      ["with odd text as connection", webhookRequest({ ...webhook, connections: [ODD] })],
      ["with odd text as a name", webhookRequest({ ...webhook, connections: { [ODD]: ODD } })],
    ];
    for (const [what, request] of requests) {
      const exchange = await context.send(request);
      const { status, json, bytes } = exchange.response;
      const isRight =
        STATUSES.has(status) && isJsonObject(json) && faultOfJsonBytes(bytes) === undefined;
      if (isRight) continue;
      const got = faultOfJsonBytes(bytes) ?? quoteResponse(exchange.response);
      context.report(
        PROBLEM_DETAILS,
        `${request.operation} ${what}: expected a problem in strict JSON with 400 or 422, got ${got}.`,
        exchange,
      );
    }
  },
};

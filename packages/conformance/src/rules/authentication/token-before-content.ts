import { expectUnauthorized, REQUIRED, TOKENS } from "../../checks/expect/expect-unauthorized.js";
import { requireWorkingToken } from "../../checks/operation-requests.js";
import type { Rule } from "../../checks/rule.js";
import { RARE_EVENT } from "../../load/target.js";
import type { ProbeRequest } from "../../probe/exchange.js";
import {
  exportRequest,
  filePart,
  listRequest,
  optionsPart,
  webhookRequest,
} from "../../probe/requests.js";

const UNKNOWN = 2 ** 31 - 1;
const WEBHOOK = {
  endpoint: "https://example.com/",
  events: [RARE_EVENT],
  connections: [UNKNOWN],
};

const MISTAKES: readonly (readonly [what: string, request: ProbeRequest])[] = [
  ["an invalid query", listRequest("listDocumentExports", "pageSize=0")],
  ["an `Accept` of no JSON", { ...listRequest("listWebhooks"), headers: { accept: "text/html" } }],
  ["broken JSON", { ...webhookRequest({}), body: { kind: "text", text: '{"endpoint":' } }],
  ["a body of another type", webhookRequest(WEBHOOK, { "content-type": "text/plain" })],
  ["an empty key", webhookRequest(WEBHOOK, { "idempotency-key": "" })],
  ["an unknown connection", webhookRequest(WEBHOOK)],
  ["a part missing", exportRequest([optionsPart(UNKNOWN)])],
  ["an unknown connection", exportRequest([filePart("{}"), optionsPart(UNKNOWN)])],
];

/** A caller without access does not learn what a valid request looks like. */
export const tokenBeforeContent: Rule = {
  id: "token-before-content",
  title: "A request without Authorization gets 401, whatever else is wrong with it.",
  level: "unsafe",
  basis: [REQUIRED, TOKENS],
  operations: ["listDocumentExports", "listWebhooks", "createWebhook", "exportHostedDocument"],

  async run(context) {
    await requireWorkingToken(context, "listCollections");
    for (const [mistake, request] of MISTAKES) {
      const exchange = await context.send({ ...request, authorization: null });
      const what = `with ${mistake} and without Authorization`;
      expectUnauthorized(context, exchange, { what, accepted: REQUIRED });
    }
  },
};

import { requireWorkingToken } from "../../checks/operation-requests.js";
import { REQUIRED } from "../../checks/expect/expect-unauthorized.js";
import type { Rule } from "../../checks/rule.js";
import { member } from "../../load/json.js";
import type { Exchange } from "../../probe/exchange.js";
import { isSuccess, readPage } from "../../probe/read-response.js";
import { webhookRequest } from "../../probe/requests.js";

/** Paths that an access filter and a router may interpret differently. */
const VARIANTS = [
  "/V2/Collections",
  "/V2/WEBHOOKS",
  "/v2/collections/",
  "//v2/collections",
  "/v2//collections",
  "/v2/./collections",
  "/v2/%2e/collections",
  "/v2/x/../collections",
  "/%76%32/%63ollections",
  "/v2%2Fcollections",
  "/v2/collections;x=1",
  "/v2/collections.json",
];

/** The same for a write operation. The body lacks everything, so that nothing is created. */
const WRITING_VARIANTS = ["/v2/webhooks/", "/V2/Webhooks"];

/** No spelling of a path gives access to a list without a token. */
export const pathVariantsGuarded: Rule = {
  id: "path-variants-guarded",
  title: "No spelling of a path lets a caller without Authorization in.",
  level: "unsafe",
  basis: [REQUIRED],
  operations: ["listCollections", "listWebhooks", "createWebhook"],

  async run(context) {
    await requireWorkingToken(context, "listCollections");
    for (const path of VARIANTS) {
      const exchange = await context.send({ method: "GET", path, authorization: null });
      if (!isSuccess(exchange.response.status) || !readPage(exchange.response)) continue;
      const message = `\`${path}\` without Authorization: expected a refusal, got a list.`;
      context.report(REQUIRED, message, exchange);
    }
    for (const path of WRITING_VARIANTS) {
      const request = { ...webhookRequest({}), path, authorization: null };
      const { operation: _, ...outside } = request;
      const exchange = await context.send(outside);
      if (!hasReadBody(exchange)) continue;
      const message = `POST \`${path}\` without Authorization: expected a refusal, got one about the body.`;
      context.report(REQUIRED, message, exchange);
    }
  },
};

/** Only an authorized caller gets to know what is wrong with a body. */
function hasReadBody({ response }: Exchange): boolean {
  const errors = member(response.json, "errors");
  const isAboutBody = Array.isArray(errors) && errors.some((one) => member(one, "in") === "body");
  return isSuccess(response.status) || isAboutBody;
}

import { requireWorkingToken } from "../../checks/operation-requests.js";
import type { Rule } from "../../checks/rule.js";
import type { Basis } from "../../findings/basis.js";
import { isSuccess, quoteResponse, readPage } from "../../probe/read-response.js";
import { webhookRequest } from "../../probe/requests.js";

const EQUIVALENT = { decision: "http-semantics", rfc: "RFC 9110, 4.2.3" } as const satisfies Basis;

/** The same URLs with a letter or a hyphen percent-encoded (RFC 3986, 6.2.2.2). */
const SAME = ["/v2/%63ollections", "/v2/%77ebhooks", "/v2/document%2dexports"];

/** Percent-encoded letters are equivalent to plain ones; `/` and `%2F` are different (RFC 3986, 2.2). */
export const equivalentPaths: Rule = {
  id: "equivalent-paths",
  title: "`/v2/%63ollections` is `/v2/collections`; `/v2%2Fcollections` is not.",
  level: "strict",
  basis: [EQUIVALENT],
  operations: ["listCollections", "listDocumentExports", "listWebhooks", "createWebhook"],

  async run(context) {
    await requireWorkingToken(context, "listCollections");
    for (const path of SAME) {
      const exchange = await context.send({ method: "GET", path });
      if (isSuccess(exchange.response.status)) continue;
      const plain = await context.send({ method: "GET", path: decodeURIComponent(path) });
      if (plain.response.status === exchange.response.status) continue;
      const message = `\`${path}\`: expected a 2xx status, got ${quoteResponse(exchange.response)}.`;
      context.report(EQUIVALENT, message, exchange);
    }
    const invalid = await context.send({ ...webhookRequest({}), path: "/v2/%77ebhooks" });
    if (invalid.response.status === 404 || invalid.response.status === 405)
      context.report(
        EQUIVALENT,
        `POST \`/v2/%77ebhooks\`: expected the response of \`/v2/webhooks\`, got ${quoteResponse(invalid.response)}.`,
        invalid,
      );
    const other = await context.send({ method: "GET", path: "/v2%2Fcollections" });
    if (isSuccess(other.response.status) && readPage(other.response))
      context.report(EQUIVALENT, "`/v2%2Fcollections`: expected 404, got a list.", other);
  },
};

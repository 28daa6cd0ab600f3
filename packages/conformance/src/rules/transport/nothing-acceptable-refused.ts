import { expectRefusal } from "../../checks/expect/expect-response.js";
import { newWebhook } from "../../checks/exports/keyed-requests.js";
import { newestItems } from "../../checks/lists/newest-items.js";
import type { Rule, RuleContext } from "../../checks/rule.js";
import type { Basis } from "../../findings/basis.js";
import { member } from "../../load/json.js";
import {
  exportRequest,
  filePart,
  listRequest,
  optionsPart,
  webhookRequest,
} from "../../probe/requests.js";

const ACCEPT = { decision: "http-semantics", rfc: "RFC 9110, 15.5.7" } as const satisfies Basis;

/** The most specific range decides, at any position; a weight of 0 excludes. */
const VALUES = ["text/html", "application/json;q=0, */*", "*/*;q=0.0"];

/** A caller that does not accept JSON is refused before anything happens. */
export const nothingAcceptableRefused: Rule = {
  id: "nothing-acceptable-refused",
  title: "An `Accept` that excludes JSON gets 406, and nothing is created.",
  level: "strict",
  basis: [ACCEPT],
  operations: [
    "listCollections",
    "listDocumentExports",
    "listWebhooks",
    "createWebhook",
    "exportHostedDocument",
  ],
  async run(context) {
    for (const accept of VALUES) {
      const exchange = await context.send({
        ...listRequest("listCollections"),
        headers: { accept },
      });
      const expectation = { status: 406, accepted: ACCEPT, otherStatus: ACCEPT };
      expectRefusal(context, exchange, { what: `with \`Accept: ${accept}\``, ...expectation });
    }
    await expectAllRefused(context);
    const webhook = await newWebhook(context);
    const request = webhookRequest(webhook, { accept: "application/xml" });
    const refused = await context.send(request);
    const what = "with `Accept: application/xml`";
    expectRefusal(context, refused, { what, status: 406, accepted: ACCEPT, otherStatus: ACCEPT });
    if (refused.response.status !== 406) return;
    const listed = await newestItems(context, "listWebhooks");
    const { endpoint } = webhook;
    if (listed.some(({ item }) => member(item, "endpoint") === endpoint))
      context.report(
        ACCEPT,
        "createWebhook refused with 406: expected no webhook, got one.",
        refused,
      );
  },
};

/** Checks every operation, since each may have a different handler or middleware. */
async function expectAllRefused(context: RuleContext): Promise<void> {
  const upload = exportRequest([
    filePart(context.scenario.document().text),
    optionsPart(await context.scenario.destination()),
  ]);
  const requests = [listRequest("listDocumentExports"), listRequest("listWebhooks"), upload];
  const headers = { accept: "text/html" };
  for (const request of requests)
    expectRefusal(context, await context.send({ ...request, headers }), {
      what: `with \`Accept: ${headers.accept}\``,
      status: 406,
      accepted: ACCEPT,
      otherStatus: ACCEPT,
    });
}

import { expectRefusal } from "../../checks/expect/expect-response.js";
import { requireWorkingToken } from "../../checks/operation-requests.js";
import type { Rule } from "../../checks/rule.js";
import type { Basis } from "../../findings/basis.js";
import { readPage } from "../../probe/read-response.js";
import { listRequest, webhookRequest } from "../../probe/requests.js";
import { describeWebhook } from "../../scenario/register-webhook.js";

const ACCEPT = { decision: "http-semantics", rfc: "RFC 9110, 15.5.7" } as const satisfies Basis;

/** The most exact range decides, wherever it stands; a weight of 0 excludes. */
const VALUES = ["text/html", "application/json;q=0, */*", "*/*;q=0.0"];

/** Whoever does not take JSON is refused before anything happens. */
export const nothingAcceptableRefused: Rule = {
  id: "nothing-acceptable-refused",
  title: "An `Accept` that excludes JSON gets 406, and nothing is created.",
  basis: [ACCEPT],
  operations: ["listCollections", "createWebhook", "listWebhooks"],
  async run(context) {
    const { scenario, target } = context;
    for (const accept of VALUES) {
      const exchange = await context.send({
        ...listRequest("listCollections"),
        headers: { accept },
      });
      const expectation = { status: 406, accepted: ACCEPT, otherStatus: ACCEPT };
      expectRefusal(context, exchange, { what: `with \`Accept: ${accept}\``, ...expectation });
    }
    const before = await requireWorkingToken(context, "listWebhooks", { fresh: true });
    const plan = { destination: await scenario.destination(), name: "", isMinimal: true };
    const request = webhookRequest(describeWebhook(target, plan), { accept: "application/xml" });
    const refused = await context.send(request);
    const what = "with `Accept: application/xml`";
    expectRefusal(context, refused, { what, status: 406, accepted: ACCEPT, otherStatus: ACCEPT });
    const after = await requireWorkingToken(context, "listWebhooks", { fresh: true });
    const [least, most] = [before, after].map(
      ({ response }) => readPage(response)?.totalRecordCount ?? 0,
    );
    if (refused.response.status === 406 && least !== most)
      context.report(
        ACCEPT,
        "createWebhook refused with 406: expected no webhook, got one.",
        refused,
      );
  },
};

import { expectRefusal, expectSuccess } from "../../checks/expect/expect-response.js";
import type { Rule, RuleContext } from "../../checks/rule.js";
import { type Basis, PROBLEM_DETAILS } from "../../findings/basis.js";
import { exportRequest, filePart, optionsPart, webhookRequest } from "../../probe/requests.js";
import { describeWebhook } from "../../scenario/register-webhook.js";

const CONNECTIONS = { decision: "webhook-lists" } as const satisfies Basis;

/** The largest int32; no real server has issued that many ids. */
const UNKNOWN = 2 ** 31 - 1;

/** An id of a connection that does not exist is refused with 422. */
export const unknownConnectionRefused: Rule = {
  id: "unknown-connection-refused",
  title:
    "An export to a connection that does not exist or is a source, and a webhook for one, get 422.",
  basis: [CONNECTIONS, PROBLEM_DETAILS],
  operations: ["exportHostedDocument", "createWebhook"],
  async run(context) {
    const { scenario, target } = context;
    expectSuccess(context, (await scenario.observedExport()).first, PROBLEM_DETAILS);
    const { text } = scenario.document();
    const upload = await context.send(exportRequest([filePart(text), optionsPart(UNKNOWN)]));
    const what = `for connection ${UNKNOWN}`;
    expectRefusal(context, upload, { what, status: 422, accepted: PROBLEM_DETAILS });
    await refuseSource(context);
    const plan = { destination: UNKNOWN, name: scenario.nextName(), isMinimal: true };
    const webhook = await context.send(webhookRequest(describeWebhook(target, plan)));
    expectRefusal(context, webhook, { what, status: 422, accepted: CONNECTIONS });
  },
};

/** A source connection must be refused as a destination. */
async function refuseSource(context: RuleContext): Promise<void> {
  const { scenario, target } = context;
  const { source, destination, otherDestination } = target;
  if (source === undefined || source === destination || source === otherDestination) return;
  const parts = [filePart(scenario.document().text), optionsPart(source, target.baseOptions)];
  const exchange = await context.send(exportRequest(parts));
  const what = `to the source connection ${source}`;
  expectRefusal(context, exchange, { what, status: 422, accepted: PROBLEM_DETAILS });
}

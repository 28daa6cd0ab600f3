import { idIn } from "../../load/id-in.js";
import { expectSuccess } from "../../checks/expect/expect-response.js";
import { findWebhooks } from "../../checks/lists/find-webhook.js";
import { countAtOnce, sendAtOnce } from "../../checks/send-at-once.js";
import type { Rule } from "../../checks/rule.js";
import type { Basis } from "../../findings/basis.js";
import { member } from "../../load/json.js";
import { webhookRequest } from "../../probe/requests.js";
import { describeWebhook } from "../../scenario/register-webhook.js";

const CREATED = { clause: "Endpoints 4, response" } as const satisfies Basis;
const LISTED = { clause: "What the service does 5" } as const satisfies Basis;

/** If two callers register at the same time, both have a webhook afterwards. */
export const parallelCreatesKept: Rule = {
  id: "parallel-creates-kept",
  title: "Webhooks that are registered at the same time have ids of their own and are all listed.",
  basis: [CREATED, LISTED],
  operations: ["createWebhook", "listWebhooks"],
  async run(context) {
    const { scenario, target } = context;
    const destination = await scenario.destination();
    const sent = Array.from({ length: countAtOnce(context) }, () => {
      const webhook = describeWebhook(target, { destination, name: "", isMinimal: true });
      return { ...webhook, description: scenario.nextName() };
    });
    const exchanges = await sendAtOnce(
      context,
      sent.map((webhook) => webhookRequest(webhook)),
    );
    const created = exchanges
      .filter((exchange) => exchange !== undefined)
      .filter((exchange) => expectSuccess(context, exchange, CREATED));
    const ids = new Set(created.map(({ response }) => idIn(response.json)));
    const [evidence] = created;
    if (!evidence) return;
    const subject = `${created.length} of createWebhook at the same time`;
    if (ids.size < created.length)
      context.report(CREATED, `${subject}: expected as many ids, got ${ids.size}.`, evidence);
    for (const [index, exchange] of exchanges.entries())
      if (exchange && member(exchange.response.json, "description") !== sent[index]?.description)
        context.report(
          CREATED,
          `${subject}: expected in each response the webhook of its request, got another one.`,
          exchange,
        );
    const names = new Set(sent.map(({ description }) => description));
    const listed = await findWebhooks(context, (item) =>
      names.has(String(member(item, "description"))),
    );
    if (listed.length !== created.length)
      context.report(
        LISTED,
        `${subject}: expected all of them listed once, got ${listed.length}.`,
        evidence,
      );
  },
};

import { newestItems } from "../../checks/lists/newest-items.js";
import type { Rule, RuleContext } from "../../checks/rule.js";
import { expectAccepted, requireRoom } from "../../checks/exports/uploads.js";
import type { Basis } from "../../findings/basis.js";
import { type Json, member } from "../../load/json.js";
import type { Exchange } from "../../probe/exchange.js";
import { isSuccess, quoteResponse } from "../../probe/read-response.js";
import { webhookRequest } from "../../probe/requests.js";
import { ODD_TEXTS, ODD_URLS, TEXTS_OF_DESCRIPTIONS } from "../../checks/text/odd-texts.js";
import { describeWebhook } from "../../scenario/register-webhook.js";
import { NotExercisedError } from "../../verdict/verdict-errors.js";

const CREATED = { clause: "Endpoints 4, response" } as const satisfies Basis;
const LISTED = { clause: "What the service does 5" } as const satisfies Basis;

const TEXTS = [...ODD_TEXTS, ...TEXTS_OF_DESCRIPTIONS];

interface Sent {
  readonly what: string;
  readonly endpoint: string;
  readonly description: string;
  readonly exchange: Exchange;
}

/** Text and URLs are returned unchanged, code unit by code unit, so that comparing them with the sent values works. */
export const webhookTextUnchanged: Rule = {
  id: "webhook-text-unchanged",
  title: "The endpoint and the description of a webhook come back exactly as they were sent.",
  basis: [CREATED, LISTED],
  operations: ["createWebhook", "listWebhooks"],
  async run(context) {
    const sent: Sent[] = [];
    for (const [index, { what, text }] of TEXTS.entries())
      sent.push(
        await register(context, { what, text, url: ODD_URLS[index % ODD_URLS.length] ?? "" }),
      );
    const created = sent.filter(({ exchange }) => isSuccess(exchange.response.status));
    if (created.length === 0) {
      const first = sent[0]?.exchange.response;
      throw new NotExercisedError(
        `every webhook is refused, the first with ${first && quoteResponse(first)}`,
      );
    }
    for (const { what, exchange } of sent)
      if (exchange.response.status === 422) context.remark(`a description with ${what} is refused`);
      else expectAccepted(context, { what: `with ${what}`, basis: CREATED, exchange });
    for (const one of created)
      compare(context, { ...one, got: one.exchange.response.json, basis: CREATED });
    const listed = await newestItems(context, "listWebhooks");
    for (const one of created) {
      const id = member(one.exchange.response.json, "id");
      const found = listed.find(({ item }) => member(item, "id") === id);
      if (found)
        compare(context, { ...one, got: found.item, exchange: found.exchange, basis: LISTED });
    }
  },
};

/**
 * A target may refuse an address for its own reasons; in that case, the text is tested with the target's own address.
 */
async function register(
  context: RuleContext,
  { what, text, url }: { what: string; text: string; url: string },
): Promise<Sent> {
  const { scenario, target } = context;
  const name = scenario.nextName();
  const plan = { destination: await scenario.destination(), name, isMinimal: true };
  const webhook = describeWebhook(target, plan);
  const description = text;
  for (const endpoint of [url, target.webhookEndpoint]) {
    const exchange = await context.send(webhookRequest({ ...webhook, endpoint, description }));
    requireRoom(exchange);
    if (exchange.response.status !== 422 || endpoint === target.webhookEndpoint)
      return { what, endpoint, description, exchange };
  }
  throw new Error("There is always a last address.");
}

interface Comparison extends Sent {
  readonly got: Json | undefined;
  readonly basis: Basis;
}

function compare(context: RuleContext, { what, got, basis, exchange, ...sent }: Comparison): void {
  const { operation } = exchange.request;
  const described = member(got, "description");
  if (described !== sent.description)
    context.report(
      basis,
      `${operation}: expected a description with ${what} as it was sent, got ${excerpt(described)}.`,
      exchange,
    );
  const endpoint = member(got, "endpoint");
  if (endpoint !== sent.endpoint)
    context.report(
      basis,
      `${operation}: expected the endpoint \`${sent.endpoint}\` as it was sent, got ${excerpt(endpoint)}.`,
      exchange,
    );
}

function excerpt(value: Json | undefined): string {
  return (JSON.stringify(value) ?? "nothing").slice(0, 80);
}

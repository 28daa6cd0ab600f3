import { isDeepStrictEqual } from "node:util";
import { expectSuccess } from "../../checks/expect/expect-response.js";
import { callerOf } from "../../checks/bounded-index.js";
import { findWebhook } from "../../checks/lists/find-webhook.js";
import { newestItems } from "../../checks/lists/newest-items.js";
import type { Rule, RuleContext } from "../../checks/rule.js";
import type { Basis } from "../../findings/basis.js";
import { isJsonObject, member, type Json, type JsonObject } from "../../load/json.js";
import { TOKEN } from "../../probe/credentials.js";
import type { Exchange } from "../../probe/exchange.js";
import { parseJson } from "../../probe/read-body.js";
import { isSuccess } from "../../probe/read-response.js";

const CREATED = { clause: "Endpoints 4, response" } as const satisfies Basis;
const LISTED = { clause: "What the service does 5" } as const satisfies Basis;
const ORIGIN = { clause: "Webhook, origin" } as const satisfies Basis;

/** A created webhook is listed with the members that were sent; `origin` is never returned. */
export const webhookCreatedIsListed: Rule = {
  id: "webhook-created-is-listed",
  title: "A created webhook is listed as it was sent; `origin` is never returned.",
  basis: [CREATED, LISTED, ORIGIN],
  operations: ["createWebhook", "listWebhooks"],
  async run(context) {
    for (const { sent, exchange } of await context.scenario.webhooks()) {
      if (!expectSuccess(context, exchange, CREATED)) continue;
      const created = exchange.response.json;
      compare(context, { sent, got: created, basis: CREATED, exchange });
      const found = await findWebhook(context, member(created, "id"));
      if (found) compare(context, { sent, got: found.webhook, basis: LISTED, ...found });
      else context.report(LISTED, "listWebhooks: the created webhook is not listed.", exchange);
    }
    await checkSeveral(context);
  },
};

/**
 * Checks webhooks with several events or connections that other rules have registered: all values must be shown, in any
 * order.
 */
async function checkSeveral(context: RuleContext): Promise<void> {
  const several = context.exchanges.flatMap((exchange) => {
    const sent = sentBy(exchange);
    const isOfSeveral = LISTS.some((name) => valuesOf(sent, name).length > 1);
    return sent && isOfSeveral && isSuccess(exchange.response.status) ? [{ sent, exchange }] : [];
  });
  const listed = several.length === 0 ? [] : await newestItems(context, "listWebhooks");
  for (const { sent, exchange } of several) {
    const created = exchange.response.json;
    expectAll(context, { sent, got: created, basis: CREATED, exchange });
    const found = listed.find(({ item }) => member(item, "id") === member(created, "id"));
    if (found) expectAll(context, { sent, got: found.item, basis: LISTED, ...found });
  }
}

/** Returns the webhook that the run registered with its token. */
function sentBy({ request }: Exchange): JsonObject | undefined {
  const { operation, body } = request;
  if (operation !== "createWebhook" || body?.kind !== "text" || callerOf(request) !== TOKEN)
    return undefined;
  const value = parseJson(Buffer.from(body.text));
  return isJsonObject(value) ? value : undefined;
}

const LISTS = ["events", "connections"] as const;

/** Returns the distinct items of a list; a connection is sent as its id and shown as a reference. */
function valuesOf(webhook: Json | undefined, name: string): readonly unknown[] {
  const items = member(webhook, name);
  const values = Array.isArray(items) ? items : [];
  return [...new Set(values.map((item) => (isJsonObject(item) ? item["id"] : item)))].toSorted();
}

function expectAll(context: RuleContext, { sent, got, basis, exchange }: Comparison): void {
  for (const name of LISTS) {
    const [expected, shown] = [valuesOf(sent, name), valuesOf(got, name)];
    if (isDeepStrictEqual(expected, shown)) continue;
    const message = `${exchange.request.operation}: expected all of \`${name}\` that were sent, ${expected.join(", ").slice(0, 200)}, got ${shown.join(", ").slice(0, 200) || "none"}.`;
    context.report(basis, message, exchange);
  }
}

interface Comparison {
  readonly sent: JsonObject;
  readonly got: Json | undefined;
  readonly basis: Basis;
  readonly exchange: Exchange;
}

function compare(context: RuleContext, { sent, got, basis, exchange }: Comparison): void {
  const operation = exchange.request.operation;
  const connections = member(got, "connections");
  const gotMembers = {
    endpoint: member(got, "endpoint"),
    events: member(got, "events"),
    description: member(got, "description"),
    connections: Array.isArray(connections)
      ? connections.map((item) => member(item, "id"))
      : connections,
  };
  const expected = { description: null, ...sent };
  for (const name of ["endpoint", "events", "description", "connections"] as const)
    if (!isDeepStrictEqual(gotMembers[name], expected[name as keyof typeof expected]))
      context.report(
        basis,
        `${operation}: expected \`${name}\` as sent, got ${JSON.stringify(gotMembers[name])}.`,
        exchange,
      );
  if (isJsonObject(got) && "origin" in got)
    context.report(ORIGIN, `${operation}: expected no \`origin\` in a response.`, exchange);
}

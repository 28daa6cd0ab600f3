import { isDeepStrictEqual } from "node:util";
import { expectSuccess } from "../../checks/expect/expect-response.js";
import { findWebhook } from "../../checks/lists/find-webhook.js";
import type { Rule, RuleContext } from "../../checks/rule.js";
import type { Basis } from "../../findings/basis.js";
import { isJsonObject, member, type Json, type JsonObject } from "../../load/json.js";
import type { Exchange } from "../../probe/exchange.js";

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
  },
};

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

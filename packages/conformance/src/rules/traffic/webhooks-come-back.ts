import { createIndex } from "../../checks/bounded-index.js";
import { inTraffic } from "../../checks/incremental.js";
import type { JudgeContext } from "../../checks/rule.js";
import type { Basis } from "../../findings/basis.js";
import { isJsonObject, type Json, type JsonObject } from "../../load/json.js";
import type { Exchange } from "../../probe/exchange.js";
import { isSuccess, readPage } from "../../probe/read-response.js";
import { parseJson } from "../../probe/read-body.js";
import { isRedacted } from "../../secrets/is-redacted.js";
import { NotExercisedError } from "../../verdict/verdict-errors.js";

const CREATED = { clause: "Endpoints 4, response" } as const satisfies Basis;
const ORIGIN = { clause: "Webhook, origin" } as const satisfies Basis;
const LISTED = { clause: "What the service does 5" } as const satisfies Basis;

/** Primitive members that are fixed when a webhook is registered. */
const MEMBERS = ["endpoint", "description", "httpMethod"] as const;

/** Lists that are fixed at registration too. */
const SETS = ["events", "connections"] as const;

/** The response and every later list show a webhook as it was registered. */
export const webhooksComeBack = inTraffic({
  id: "webhooks-come-back",
  title: "The response to a registration, and every list, show a webhook as it was registered.",
  basis: [CREATED, LISTED, ORIGIN],
  operations: ["createWebhook", "listWebhooks"],
  begin(context) {
    const webhooks = createIndex<JsonObject>("webhooks", context);
    let created = 0;
    return {
      see(exchange) {
        const { request, response } = exchange;
        if (!isSuccess(response.status)) return;
        if (request.operation === "createWebhook" && isJsonObject(response.json)) {
          created += 1;
          const sent = sentBy(exchange);
          if (sent) compare(context, { basis: CREATED, sent, got: response.json, exchange });
          const { id } = response.json;
          if (id !== undefined) webhooks.set(JSON.stringify(id), kept(sent ?? response.json));
        }
        if (request.operation !== "listWebhooks") return;
        for (const item of readPage(response)?.items ?? []) {
          const id = isJsonObject(item) ? item["id"] : undefined;
          const sent = id === undefined ? undefined : webhooks.get(JSON.stringify(id));
          if (sent) compare(context, { basis: LISTED, sent, got: item, exchange });
        }
      },
      end() {
        if (created === 0) throw new NotExercisedError("no webhook was registered");
      },
    };
  },
});

/** Redacted text is not what was sent, and for duplicate members it is unknown which one counts. */
function sentBy({ request, missing }: Exchange): JsonObject | undefined {
  const { body } = request;
  if (missing?.request !== undefined || body?.kind !== "text") return undefined;
  const value = parseJson(Buffer.from(body.text));
  return isJsonObject(value) && !isRedacted(body.text) ? value : undefined;
}

function kept(webhook: JsonObject): JsonObject {
  return Object.fromEntries(
    [...MEMBERS, ...SETS, "origin"].map((name) => [name, webhook[name]] as const),
  );
}

/** A member that was left out, or sent as null, must be absent; an empty text is a different value. */
function isMadeUp(
  name: (typeof MEMBERS)[number],
  sent: Json | undefined,
  shown: Json | undefined,
): boolean {
  return name === "description" && (sent ?? null) === null && (shown ?? null) !== null;
}

/** Returns the connection ids or event names, sorted and without duplicates. */
function setOf(webhook: Json, name: "events" | "connections"): string {
  const items = isJsonObject(webhook) ? webhook[name] : undefined;
  const values = Array.isArray(items) ? items : [];
  return [...new Set(values.map((item) => String(isJsonObject(item) ? item["id"] : item)))]
    .toSorted()
    .join(", ");
}

function compare(
  { report }: JudgeContext,
  {
    basis,
    sent,
    got,
    exchange,
  }: {
    readonly basis: Basis;
    readonly sent: JsonObject;
    readonly got: Json;
    readonly exchange: Exchange;
  },
): void {
  if (isJsonObject(got) && got["origin"] !== undefined && sent["origin"] !== undefined)
    report(ORIGIN, `${exchange.request.operation}: expected no \`origin\`, got one.`, exchange);
  for (const name of MEMBERS) {
    const expected = sent[name];
    const shown = isJsonObject(got) ? got[name] : undefined;
    const isKept = typeof expected !== "string" || expected === shown || isRedacted(String(shown));
    if (isKept && !isMadeUp(name, expected, shown)) continue;
    const where = exchange.request.operation ?? "";
    report(
      basis,
      `${where}: expected \`${name}\` of a webhook as it was registered, got another.`,
      exchange,
    );
  }
  for (const name of SETS) {
    const [expected, shown] = [setOf(sent, name), setOf(got, name)];
    // Ids from other runs were never sent in this one, and another rule reports a missing list as a wrong form of the
    // body.
    if (expected === shown || expected === "" || shown === "") continue;
    const message = `${exchange.request.operation}: expected \`${name}\` of a webhook as it was registered, got others.`;
    report(basis, message, exchange);
  }
}

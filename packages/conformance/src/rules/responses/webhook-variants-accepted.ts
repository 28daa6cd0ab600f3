import { isDeepStrictEqual } from "node:util";
import { expectSuccess } from "../../checks/expect/expect-response.js";
import type { Rule, RuleContext } from "../../checks/rule.js";
import { validWebhook } from "../../checks/webhook-sample.js";
import type { Basis } from "../../findings/basis.js";
import { type JsonObject, member } from "../../load/json.js";
import { webhookRequest } from "../../probe/requests.js";

const BODY = { clause: "Endpoints 4, request body" } as const satisfies Basis;
const UNKNOWN = { decision: "unknown-request-members" } as const satisfies Basis;

interface Variant {
  readonly what: string;
  readonly change: JsonObject;
  readonly basis: Basis;
  /** The `description` that the response must have. */
  readonly description: string | null;
}

/**
 * Each variant combines several legal features, since each creates a permanent webhook; no feature can hide another.
 */
const VARIANTS: readonly Variant[] = [
  {
    what: "with `description` and `origin` null",
    change: { description: null, origin: null },
    basis: BODY,
    description: null,
  },
  {
    what: "with an empty `description`, an empty `origin` and an endpoint with port, query and fragment",
    change: {
      description: "",
      origin: "",
      endpoint: "https://example.com:8443/a%20b/?c=d&e=%C3%A9#f",
    },
    basis: BODY,
    description: "",
  },
  {
    what: "with members that the interface does not list",
    change: {
      description: "d",
      id: 1,
      "x-unknown": { a: [null] },
      secret: "s",
      constructor: 1,
    },
    basis: UNKNOWN,
    description: "d",
  },
];

/** Every webhook that the schema allows is accepted, and is returned as it was sent. */
export const webhookVariantsAccepted: Rule = {
  id: "webhook-variants-accepted",
  title: "Nulls, empty texts and unknown members are accepted in a webhook; the rest comes back.",
  basis: [BODY, UNKNOWN],
  operations: ["createWebhook"],
  async run(context) {
    for (const variant of VARIANTS) await checkVariant(context, variant);
  },
};

async function checkVariant(
  context: RuleContext,
  { what, change, basis, description }: Variant,
): Promise<void> {
  const sent: JsonObject = { ...(await validWebhook(context)), ...change };
  const exchange = await context.send(webhookRequest(sent));
  if (!expectSuccess(context, exchange, basis)) return;
  const got = exchange.response.json;
  const expected = { endpoint: sent["endpoint"], events: sent["events"], description };
  for (const [name, value] of Object.entries(expected))
    if (!isDeepStrictEqual(member(got, name), value))
      context.report(
        basis,
        `createWebhook ${what}: expected \`${name}\` ${JSON.stringify(value)}, got ${JSON.stringify(member(got, name))}.`,
        exchange,
      );
  for (const name of ["origin", "x-unknown", "secret"])
    if (member(got, name) !== undefined)
      context.report(
        UNKNOWN,
        `createWebhook ${what}: expected no \`${name}\` in the response.`,
        exchange,
      );
}

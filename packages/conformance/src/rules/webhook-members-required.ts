import { expectRefusal } from "../checks/expect-response.js";
import type { Rule } from "../checks/rule.js";
import { type Basis, PROBLEM_DETAILS } from "../findings/basis.js";
import type { JsonObject } from "../load/json.js";
import { webhookRequest } from "../probe/requests.js";
import { describeWebhook } from "../scenario/register-webhook.js";

const REQUIRED = { clause: "Endpoints 4, request body" } as const satisfies Basis;
const LENGTH = { clause: "Limits, minimum length of a webhook endpoint" } as const satisfies Basis;
const LISTS = { decision: "webhook-lists" } as const satisfies Basis;

const FAULTS: readonly {
  readonly what: string;
  readonly change: JsonObject;
  readonly basis: Basis;
}[] = [
  { what: "without endpoint", change: { endpoint: undefined }, basis: REQUIRED },
  { what: "without events", change: { events: undefined }, basis: REQUIRED },
  { what: "without connections", change: { connections: undefined }, basis: REQUIRED },
  { what: "with an empty endpoint", change: { endpoint: "" }, basis: LENGTH },
  { what: "with no event", change: { events: [] }, basis: LISTS },
  { what: "with no connection", change: { connections: [] }, basis: LISTS },
  {
    what: "with a connection that is text",
    change: { connections: ["1"] },
    basis: PROBLEM_DETAILS,
  },
  {
    what: "with a connection beyond int32",
    change: { connections: [2 ** 31] },
    basis: PROBLEM_DETAILS,
  },
  {
    what: "with a description that is a number",
    change: { description: 1 },
    basis: PROBLEM_DETAILS,
  },
];

/** A webhook that lacks a required member, or has one of another type, is refused with 400. */
export const webhookMembersRequired: Rule = {
  id: "webhook-members-required",
  title: "A webhook that lacks a required member, or has one of another type, is refused with 400.",
  basis: [REQUIRED, LENGTH, LISTS, PROBLEM_DETAILS],
  operations: ["createWebhook"],
  async run(context) {
    const destination = await context.scenario.destination();
    const plan = { destination, name: context.scenario.nextName(), isMinimal: true };
    const valid = describeWebhook(context.target, plan);
    for (const { what, change, basis } of FAULTS) {
      const exchange = await context.send(webhookRequest({ ...valid, ...change }));
      expectRefusal(context, exchange, { what, status: 400, accepted: basis });
    }
  },
};

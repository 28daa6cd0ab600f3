import { expectRefusal } from "../../checks/expect/expect-response.js";
import type { Rule } from "../../checks/rule.js";
import { type Basis, PROBLEM_DETAILS } from "../../findings/basis.js";
import { webhookRequest } from "../../probe/requests.js";
import { describeWebhook } from "../../scenario/register-webhook.js";

const BODY = { clause: "Endpoints 4, request body" } as const satisfies Basis;

/** Values, as they stand in JSON, of members that want another type, a smaller number or no null. */
const MEMBERS: readonly (readonly [name: string, value: string])[] = [
  ["connections", "[1e400]"],
  ["connections", "[2147483648]"],
  ["connections", '["1"]'],
  ["connections", "[1.5]"],
  ["connections", "[null]"],
  ["events", "null"],
  ["events", "[null]"],
  ["endpoint", '["https://example.com/"]'],
  ["endpoint", "null"],
  ["description", '{"a":1}'],
  ["origin", "[1]"],
];

/** A member of another type, or a number that does not fit, is refused before anything uses it. */
export const oddMembersRefused: Rule = {
  id: "odd-members-refused",
  title: "A member of another type, or a number beyond int32, gets 400.",
  basis: [BODY, PROBLEM_DETAILS],
  operations: ["createWebhook"],
  async run(context) {
    const { scenario, target } = context;
    const plan = { destination: await scenario.destination(), name: "", isMinimal: true };
    const { endpoint, events, connections } = describeWebhook(target, plan);
    const valid = Object.entries({ endpoint, events, connections });
    for (const [odd, value] of MEMBERS) {
      const others = valid.filter(([name]) => name !== odd);
      const members = others.map(([name, json]) => `"${name}":${JSON.stringify(json)}`);
      const text = `{${[...members, `"${odd}":${value}`].join(",")}}`;
      const exchange = await context.send({ ...webhookRequest({}), body: { kind: "text", text } });
      const expectation = { what: `with \`${odd}\` ${value}`, status: 400, accepted: BODY };
      expectRefusal(context, exchange, expectation);
    }
  },
};

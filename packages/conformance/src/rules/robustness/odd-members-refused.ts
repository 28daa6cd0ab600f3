import { expectRefusal } from "../../checks/expect/expect-response.js";
import { expectRefusedTogether } from "../../checks/expect/refused-together.js";
import type { Rule } from "../../checks/rule.js";
import { type Basis, PROBLEM_DETAILS } from "../../findings/basis.js";
import type { Exchange } from "../../probe/exchange.js";
import { webhookRequest } from "../../probe/requests.js";
import { describeWebhook } from "../../scenario/register-webhook.js";

const BODY = { clause: "Endpoints 4, request body" } as const satisfies Basis;

/** A member, and its value as JSON. */
type Odd = readonly [name: string, value: string];

/** Values in JSON notation for members that require another type, a smaller number or a value other than null. */
const MEMBERS: readonly Odd[] = [
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

/** A member with the wrong type, or a number that is too large, is refused before anything uses it. */
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
    const send = async (odd: readonly Odd[]): Promise<Exchange> => {
      const others = valid.filter(([name]) => !odd.some(([other]) => other === name));
      const members = [
        ...others.map(([name, json]) => `"${name}":${JSON.stringify(json)}`),
        ...odd.map(([name, value]) => `"${name}":${value}`),
      ];
      const body = { kind: "text", text: `{${members.join(",")}}` } as const;
      return context.send({ ...webhookRequest({}), body });
    };
    await expectRefusedTogether<Odd>({
      groups: groupsOf(MEMBERS),
      send,
      isAt: ([name], pointer) => pointer === `/${name}` || pointer.startsWith(`/${name}/`),
      async expectRefusedAlone(odd) {
        const what = `with \`${odd[0]}\` ${odd[1]}`;
        expectRefusal(context, await send([odd]), { what, status: 400, accepted: BODY });
      },
    });
  },
};

/** Splits members into groups in which each name occurs only once. */
function groupsOf(members: readonly Odd[]): readonly (readonly Odd[])[] {
  const groups: Odd[][] = [];
  for (const odd of members) {
    const free = groups.find((group) => !group.some(([name]) => name === odd[0]));
    if (free) free.push(odd);
    else groups.push([odd]);
  }
  return groups;
}

import { expectRefusal } from "../../checks/expect/expect-response.js";
import type { Rule } from "../../checks/rule.js";
import { type Basis, PROBLEM_DETAILS } from "../../findings/basis.js";
import { webhookRequest } from "../../probe/requests.js";

const BODY = { clause: "Endpoints 4" } as const satisfies Basis;

/** Texts that are not objects, whether JSON or not. */
const BODIES: readonly (readonly [what: string, text: string])[] = [
  ["null", "null"],
  ["a list", "[]"],
  ["a text", '"endpoint"'],
  ["a number", "1e400"],
  ["nothing", ""],
  ["JSON that ends early", '{"endpoint":"https://example.com/","events":["job.done"'],
  ["two values", "{} {}"],
];

/** A body that is not an object is reported as a client error. */
export const oddBodiesRefused: Rule = {
  id: "odd-bodies-refused",
  title: "A body that is not JSON object gets 400.",
  basis: [BODY, PROBLEM_DETAILS],
  operations: ["createWebhook"],

  async run(context) {
    for (const [what, text] of BODIES) {
      const exchange = await context.send({ ...webhookRequest({}), body: { kind: "text", text } });
      const expectation = { what: `with ${what} as its body`, status: 400, accepted: BODY };
      expectRefusal(context, exchange, expectation);
    }
  },
};

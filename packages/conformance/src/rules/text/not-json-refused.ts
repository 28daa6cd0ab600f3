import { expectRefusal } from "../../checks/expect/expect-response.js";
import { NOT_JSON, type Damage } from "../../checks/text/not-json.js";
import { newWebhook } from "../../checks/exports/keyed-requests.js";
import type { Rule } from "../../checks/rule.js";
import { STRICT_JSON } from "../../findings/basis.js";
import { webhookRequest } from "../../probe/requests.js";

/** All bodies share one parser; the form of `options` is tested with exports. */
const TRIED = new Set([
  "with a comment",
  "in single quotation marks",
  "with NaN",
  "with more behind its end",
]);

const DAMAGES: readonly Damage[] = [
  { what: "that is empty", damage: () => "" },
  ...NOT_JSON.filter(({ what }) => TRIED.has(what)),
];

/** A lenient parser hides client mistakes until the client meets a strict one. */
export const notJsonRefused: Rule = {
  id: "not-json-refused",
  title: "A body that is nearly JSON is refused with 400.",
  basis: [STRICT_JSON],
  operations: ["createWebhook"],
  async run(context) {
    for (const { what, damage } of DAMAGES) {
      const webhook = await newWebhook(context);
      const body = { kind: "text", text: damage(JSON.stringify(webhook)) } as const;
      const exchange = await context.send({ ...webhookRequest(webhook), body });
      expectRefusal(context, exchange, {
        what: `with a body ${what}`,
        status: 400,
        accepted: STRICT_JSON,
      });
    }
  },
};

import { expectSuccess } from "../../checks/expect/expect-response.js";
import type { Rule } from "../../checks/rule.js";
import { NotExercisedError } from "../../verdict/verdict-errors.js";
import { type Walk, walkOnce, walkPages } from "../../checks/lists/walk-pages.js";
import type { Basis } from "../../findings/basis.js";
import { member, type Json } from "../../load/json.js";

const ORDERING = { decision: "ordering" } as const satisfies Basis;

/** Lists are in the order of creation, oldest first. */
export const oldestFirst: Rule = {
  id: "oldest-first",
  title: "Of two webhooks created in turn, the first is listed first.",
  basis: [ORDERING],
  operations: ["createWebhook", "listWebhooks"],
  async run(context) {
    const webhooks = await context.scenario.webhooks();
    for (const { exchange } of webhooks) expectSuccess(context, exchange, ORDERING);
    const ids = webhooks.map(({ exchange }) => member(exchange.response.json, "id"));
    const known = await walkOnce(context, "listWebhooks", ORDERING);
    const isKnown = ids.every((id) => idsOf(known).includes(id));
    const walk = isKnown ? known : await walkPages(context, "listWebhooks", ORDERING);
    const last = walk?.pages.at(-1);
    if (!walk || !last) throw new NotExercisedError("listWebhooks is too long or empty");
    const [older, newer] = ids.map((id) => idsOf(walk).indexOf(id));
    if (older === undefined || newer === undefined || older === -1 || newer === -1)
      throw new NotExercisedError("the created webhooks are not listed");
    if (older < newer) return;
    const message =
      "listWebhooks: expected the older of two webhooks first, got it after the newer.";
    context.report(ORDERING, message, last.exchange);
  },
};

function idsOf(walk: Walk | undefined): readonly (Json | undefined)[] {
  return walk?.pages.flatMap(({ page }) => page.items.map((item) => member(item, "id"))) ?? [];
}

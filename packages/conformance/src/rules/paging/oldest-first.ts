import { expectSuccess } from "../../checks/expect-response.js";
import type { Rule } from "../../checks/rule.js";
import { NotExercisedError } from "../../verdict/verdict-errors.js";
import { walkPages } from "../../checks/walk-pages.js";
import type { Basis } from "../../findings/basis.js";
import { member } from "../../load/json.js";

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
    const walk = await walkPages(context, "listWebhooks", ORDERING);
    const last = walk?.pages.at(-1);
    if (!walk || !last) throw new NotExercisedError("listWebhooks is too long or empty");
    const listed = walk.pages.flatMap(({ page }) => page.items.map((item) => member(item, "id")));
    const [older, newer] = webhooks.map(({ exchange }) =>
      listed.indexOf(member(exchange.response.json, "id")),
    );
    if (older === undefined || newer === undefined || older === -1 || newer === -1)
      throw new NotExercisedError("the created webhooks are not listed");
    if (older < newer) return;
    const message =
      "listWebhooks: expected the older of two webhooks first, got it after the newer.";
    context.report(ORDERING, message, last.exchange);
  },
};

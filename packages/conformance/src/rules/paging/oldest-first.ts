import { expectSuccess } from "../../checks/expect/expect-response.js";
import { callerOf } from "../../checks/bounded-index.js";
import { isBefore } from "../../checks/incremental.js";
import type { Rule } from "../../checks/rule.js";
import { NotExercisedError } from "../../verdict/verdict-errors.js";
import { type Walk, walkOnce, walkPages } from "../../checks/lists/walk-pages.js";
import type { Basis } from "../../findings/basis.js";
import { member, type Json } from "../../load/json.js";
import { TOKEN } from "../../probe/credentials.js";
import type { Exchange } from "../../probe/exchange.js";
import { isSuccess } from "../../probe/read-response.js";

const ORDERING = { decision: "ordering" } as const satisfies Basis;

/** Lists are sorted by creation, oldest first. */
export const oldestFirst: Rule = {
  id: "oldest-first",
  title: "Of webhooks created in turn, the first is listed first.",
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
    const listed = idsOf(walk);
    if (!ids.every((id) => listed.includes(id)))
      throw new NotExercisedError("the created webhooks are not listed");
    // Two webhooks have a 50% chance of being in order in an unsorted list, so all webhooks that the run created are
    // compared.
    const created = createdInTurn(context.exchanges).filter((id) => listed.includes(id));
    if (created.length < 2) throw new NotExercisedError("the created webhooks have the same id");
    const places = created.map((id) => listed.indexOf(id));
    const at = places.findIndex((place, index) => place < (places[index - 1] ?? -1));
    if (at === -1) return;
    const [older, newer] = [created[at - 1], created[at]].map((id) => JSON.stringify(id));
    const message = `listWebhooks: expected the older of two webhooks first, got ${older} after ${newer}.`;
    context.report(ORDERING, message, last.exchange);
  },
};

/** Returns the ids of the webhooks of the token, leaving out any that were created concurrently. */
function createdInTurn(exchanges: readonly Exchange[]): readonly (Json | undefined)[] {
  let before: Exchange | undefined;
  // A repeat with the same key returns the first id again.
  const ids = new Set<Json | undefined>();
  for (const exchange of exchanges) {
    const { request, response } = exchange;
    const isCreated = request.operation === "createWebhook" && isSuccess(response.status);
    if (!isCreated || callerOf(request) !== TOKEN) continue;
    if (before && !isBefore(before, exchange)) continue;
    before = exchange;
    ids.add(member(response.json, "id"));
  }
  return [...ids];
}

function idsOf(walk: Walk | undefined): readonly (Json | undefined)[] {
  return walk?.pages.flatMap(({ page }) => page.items.map((item) => member(item, "id"))) ?? [];
}

import { isDeepStrictEqual } from "node:util";
import { getPage } from "../../checks/lists/walk-pages.js";
import type { Rule, RuleContext } from "../../checks/rule.js";
import type { Basis } from "../../findings/basis.js";
import { LIST_OPERATIONS, type ListOperationId } from "../../load/operation.js";

const ORDERING = { decision: "ordering" } as const satisfies Basis;
const READINGS = 2;

/** Reading a page twice shows the same items in the same order. */
export const orderKept: Rule = {
  id: "order-kept",
  title: "A page that is read again shows the same items in the same order.",
  basis: [ORDERING],
  operations: LIST_OPERATIONS,
  depth: "thorough",
  async run(context) {
    for (const operation of LIST_OPERATIONS) await checkReadings(context, operation);
  },
};

async function checkReadings(context: RuleContext, operation: ListOperationId): Promise<void> {
  const first = await getPage(context, operation, "", ORDERING);
  if (!first) return;
  for (let reading = 1; reading < READINGS; reading += 1) {
    const got = await getPage(context, operation, "", ORDERING);
    // A list of one page grows at its end, so only the items that both responses contain are compared.
    const common = Math.min(first.page.items.length, got?.page.items.length ?? 0);
    const [before, after] = [first, got].map((one) => one?.page.items.slice(0, common));
    if (!got || isDeepStrictEqual(before, after)) continue;
    const message = `${operation} read again: expected the same ${common} items in the same order, got others.`;
    return context.report(ORDERING, message, got.exchange);
  }
}

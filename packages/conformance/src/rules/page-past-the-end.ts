import { getPage } from "../checks/walk-pages.js";
import type { Rule } from "../checks/rule.js";
import type { Basis } from "../findings/basis.js";
import { LIST_OPERATIONS } from "../load/operation.js";

const NUMBERING = { decision: "page-numbering" } as const satisfies Basis;

/** A page past the last is empty, not an error. */
export const pagePastTheEnd: Rule = {
  id: "page-past-the-end",
  title: "A page past the last is empty, not an error.",
  basis: [NUMBERING],
  operations: LIST_OPERATIONS,
  async run(context) {
    for (const operation of LIST_OPERATIONS) {
      const first = await getPage(context, operation, "", NUMBERING);
      const past = (first?.page.pageCount ?? 0) + 1_000;
      const got = await getPage(context, operation, `pageNo=${past}`, NUMBERING);
      if (!got || got.page.items.length === 0) continue;
      const count = got.page.items.length;
      const message = `${operation} with pageNo=${past}: expected no items, got ${count}.`;
      context.report(NUMBERING, message, got.exchange);
    }
  },
};

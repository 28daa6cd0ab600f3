import { checkPageFill } from "../../checks/lists/check-page-fill.js";
import { getPage } from "../../checks/lists/walk-pages.js";
import type { Rule } from "../../checks/rule.js";
import type { Basis } from "../../findings/basis.js";
import { LIST_OPERATIONS } from "../../load/operation.js";

const SIZE = { clause: "Endpoints 1, 3 and 5, pageSize" } as const satisfies Basis;
const MEANING = { decision: "pagination-meaning" } as const satisfies Basis;

/** A page has `pageSize` items if there are enough. */
export const pageSizeHonoured: Rule = {
  id: "page-size-honoured",
  title: "A page has as many items as `pageSize` asks for.",
  basis: [SIZE, MEANING],
  operations: LIST_OPERATIONS,
  async run(context) {
    for (const operation of LIST_OPERATIONS) {
      const size = 2 + Math.trunc(context.random() * 48);
      const query = `pageSize=${size}`;
      const got = await getPage(context, operation, query, SIZE);
      if (got) await checkPageFill(context, { operation, query, size, basis: SIZE, ...got });
    }
  },
};

import { checkPageFill } from "../../checks/lists/check-page-fill.js";
import { getFirstPage } from "../../checks/lists/walk-pages.js";
import type { Rule } from "../../checks/rule.js";
import type { Basis } from "../../findings/basis.js";
import { LIST_OPERATIONS } from "../../load/operation.js";

const DEFAULT_PAGE_SIZE = 50;
const DEFAULT = { clause: "Limits, default page size" } as const satisfies Basis;
const MEANING = { decision: "pagination-meaning" } as const satisfies Basis;

/** Without `pageSize` a page has 50 items. */
export const pageSizeDefault: Rule = {
  id: "page-size-default",
  title: "Without `pageSize` a page has 50 items.",
  basis: [DEFAULT, MEANING],
  operations: LIST_OPERATIONS,
  async run(context) {
    let maxTotal = 0;
    for (const operation of LIST_OPERATIONS) {
      const got = await getFirstPage(context, operation, DEFAULT);
      const expectation = { operation, query: "", size: DEFAULT_PAGE_SIZE, basis: DEFAULT };
      maxTotal = Math.max(maxTotal, got?.page.totalRecordCount ?? 0);
      if (got) await checkPageFill(context, { ...expectation, ...got });
    }
    if (maxTotal <= DEFAULT_PAGE_SIZE)
      context.remark(`no list has more than ${DEFAULT_PAGE_SIZE} items`);
  },
};

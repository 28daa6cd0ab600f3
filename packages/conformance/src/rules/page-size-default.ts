import { getPage } from "../checks/get-page.js";
import type { Rule } from "../checks/rule.js";
import type { Basis } from "../findings/basis.js";
import { LIST_OPERATIONS } from "../load/operation.js";

const DEFAULT_PAGE_SIZE = 50;
const DEFAULT = { clause: "Limits, default page size" } as const satisfies Basis;
const MEANING = { decision: "pagination-meaning" } as const satisfies Basis;

/** Without `pageSize` a page holds 50 items. */
export const pageSizeDefault: Rule = {
  id: "page-size-default",
  title: "Without `pageSize` a page holds 50 items.",
  basis: [DEFAULT, MEANING],
  operations: LIST_OPERATIONS,
  async run(context) {
    for (const operation of LIST_OPERATIONS) {
      const got = await getPage(context, operation, "", DEFAULT);
      if (!got) continue;
      const { page, exchange } = got;
      const expected = Math.min(DEFAULT_PAGE_SIZE, page.totalRecordCount);
      if (page.items.length !== expected)
        context.report(
          DEFAULT,
          `${operation}: expected ${expected} of ${page.totalRecordCount} items, got ${page.items.length}.`,
          exchange,
        );
      if (page.pageSize !== DEFAULT_PAGE_SIZE)
        context.report(
          MEANING,
          `${operation}: expected \`pagination.pageSize\` 50, got ${page.pageSize}.`,
          exchange,
        );
    }
  },
};

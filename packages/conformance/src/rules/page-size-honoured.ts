import { getPage } from "../checks/get-page.js";
import type { Rule } from "../checks/rule.js";
import type { Basis } from "../findings/basis.js";
import { LIST_OPERATIONS } from "../load/operation.js";

const SIZE = { clause: "Endpoints 1, 3 and 5: meaning of pageSize" } as const satisfies Basis;
const MEANING = { decision: "pagination-meaning" } as const satisfies Basis;

/** A page holds as many items as `pageSize` asks for, as long as there are as many. */
export const pageSizeHonoured: Rule = {
  id: "page-size-honoured",
  title: "A page holds as many items as `pageSize` asks for.",
  basis: [SIZE, MEANING],
  operations: LIST_OPERATIONS,
  async run(context) {
    for (const operation of LIST_OPERATIONS)
      for (const size of [1, 2 + Math.trunc(context.random() * 48)]) {
        const got = await getPage(context, operation, `pageSize=${size}`, SIZE);
        if (!got) continue;
        const { page, exchange } = got;
        const expected = Math.min(size, page.totalRecordCount);
        const subject = `${operation} with pageSize=${size}`;
        if (page.items.length !== expected)
          context.report(
            SIZE,
            `${subject}: expected ${expected} of ${page.totalRecordCount} items, got ${page.items.length}.`,
            exchange,
          );
        if (page.pageSize !== size)
          context.report(
            MEANING,
            `${subject}: expected \`pagination.pageSize\` ${size}, got ${page.pageSize}.`,
            exchange,
          );
      }
  },
};

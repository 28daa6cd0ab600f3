import { incremental } from "../../checks/incremental.js";
import type { Basis } from "../../findings/basis.js";
import { LIST_OPERATIONS } from "../../load/operation.js";
import { readPage } from "../../probe/read-response.js";

const MEANING = { decision: "pagination-meaning" } as const satisfies Basis;

/** The numbers of a page are consistent, even for an empty list. */
export const pageCountRoundedUp = incremental({
  id: "page-count-rounded-up",
  title: "On every page `pageCount` is `totalRecordCount` divided by `pageSize`, rounded up.",
  basis: [MEANING],
  operations: LIST_OPERATIONS,
  begin: (context) => ({
    see(exchange) {
      const operation = LIST_OPERATIONS.find((id) => id === exchange.request.operation);
      const page = operation && readPage(exchange.response);
      if (!page || page.pageSize < 1) return;
      const { pageCount, pageSize, totalRecordCount } = page;
      const expected = Math.ceil(totalRecordCount / pageSize);
      if (pageCount === expected) return;
      const message = `${operation}: expected \`pagination.pageCount\` ${expected} of ${totalRecordCount} in pages of ${pageSize}, got ${pageCount}.`;
      context.report(MEANING, message, exchange);
    },
  }),
});

import { getPage } from "../../checks/lists/walk-pages.js";
import type { Rule } from "../../checks/rule.js";
import type { Basis } from "../../findings/basis.js";
import { LIST_OPERATIONS } from "../../load/operation.js";

const NULL_QUERY = { decision: "null-query" } as const satisfies Basis;

const DEFAULT_SIZE = 50;

/** An empty query value is null, which means the default. */
export const nullQuery: Rule = {
  id: "null-query",
  title: "An empty `pageNo=` or `pageSize=` means the default.",
  basis: [NULL_QUERY],
  operations: LIST_OPERATIONS,
  async run(context) {
    for (const operation of LIST_OPERATIONS) {
      const empty = await getPage(context, operation, "pageNo=&pageSize=", NULL_QUERY);
      if (!empty || (empty.page.pageNo === 1 && empty.page.pageSize === DEFAULT_SIZE)) continue;
      // An implementation that waives a default uses a different one.
      const plain = await getPage(context, operation, "", NULL_QUERY);
      if (!plain) continue;
      for (const name of ["pageNo", "pageSize"] as const) {
        if (empty.page[name] === plain.page[name]) continue;
        const message = `${operation} with an empty ${name}: expected the default ${plain.page[name]}, got ${empty.page[name]}.`;
        context.report(NULL_QUERY, message, empty.exchange);
      }
    }
  },
};

import { isDeepStrictEqual } from "node:util";
import { getPage } from "../../checks/lists/walk-pages.js";
import type { Rule } from "../../checks/rule.js";
import type { Basis } from "../../findings/basis.js";
import { LIST_OPERATIONS } from "../../load/operation.js";

const ENCODING = { decision: "http-semantics", rfc: "RFC 3986, 6.2.2" } as const satisfies Basis;

/** Requests the second page of two: names and values have unnecessary escapes and a different order. */
const SPELLED = "page%53ize=%32&page%4Eo=%32";

/** The meaning of a query depends neither on unnecessary escapes nor on the order of its parameters. */
export const equivalentQueries: Rule = {
  id: "equivalent-queries",
  title: "Needless escapes and another order of parameters change nothing.",
  basis: [ENCODING],
  operations: LIST_OPERATIONS,
  async run(context) {
    for (const operation of LIST_OPERATIONS) {
      const plain = await getPage(context, operation, "pageNo=2&pageSize=2", ENCODING);
      if (!plain) continue;
      const got = await getPage(context, operation, SPELLED, ENCODING);
      if (!got || isSame(plain.page, got.page)) continue;
      const message = `${operation} with needless escapes: expected the page of pageNo=2&pageSize=2, got pageNo=${got.page.pageNo}&pageSize=${got.page.pageSize}.`;
      context.report(ENCODING, message, got.exchange);
    }
  },
};

interface Compared {
  readonly items: readonly unknown[];
  readonly pageNo: number;
  readonly pageSize: number;
}

function isSame(first: Compared, second: Compared): boolean {
  if (first.pageNo !== second.pageNo || first.pageSize !== second.pageSize) return false;
  // A page that was not full may have been filled in the meantime.
  return first.items.length < 2 || isDeepStrictEqual(first.items, second.items);
}

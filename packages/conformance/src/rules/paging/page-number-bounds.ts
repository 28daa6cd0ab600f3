import { expectRefusal } from "../../checks/expect/expect-response.js";
import { noIntegers } from "../../checks/lists/integer-texts.js";
import { getFirstPage } from "../../checks/lists/walk-pages.js";
import type { Rule } from "../../checks/rule.js";
import { type Basis, PROBLEM_DETAILS } from "../../findings/basis.js";
import { LIST_OPERATIONS } from "../../load/operation.js";
import { listRequest } from "../../probe/requests.js";

const NUMBERING = { decision: "page-numbering" } as const satisfies Basis;

const OUTSIDE = ["0", "-1"];

/** Pages are numbered from 1, which is the default; anything else is refused with 400. */
export const pageNumberBounds: Rule = {
  id: "page-number-bounds",
  title: "`pageNo` is an integer from 1, which is the default; anything else is refused with 400.",
  basis: [NUMBERING, PROBLEM_DETAILS],
  operations: LIST_OPERATIONS,
  async run(context) {
    for (const [index, operation] of LIST_OPERATIONS.entries()) {
      const first = await getFirstPage(context, operation, NUMBERING);
      if (first && first.page.pageNo !== 1)
        context.report(
          NUMBERING,
          `${operation}: expected \`pagination.pageNo\` 1 by default, got ${first.page.pageNo}.`,
          first.exchange,
        );
      const refused = [
        ...OUTSIDE.map((number) => [number, NUMBERING] as const),
        ...noIntegers(index).map((number) => [number, PROBLEM_DETAILS] as const),
      ];
      for (const [number, accepted] of refused) {
        const exchange = await context.send(listRequest(operation, `pageNo=${number}`));
        const expectation = { what: `with pageNo=${number}`, status: 400, accepted };
        expectRefusal(context, exchange, expectation);
      }
    }
  },
};

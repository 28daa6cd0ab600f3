import { expectRefusal } from "../../checks/expect/expect-response.js";
import { noIntegers } from "../../checks/lists/integer-texts.js";
import { getPage } from "../../checks/lists/walk-pages.js";
import type { Rule } from "../../checks/rule.js";
import { type Basis, PROBLEM_DETAILS } from "../../findings/basis.js";
import { LIST_OPERATIONS } from "../../load/operation.js";
import { listRequest } from "../../probe/requests.js";

const BOUNDS = { decision: "page-size" } as const satisfies Basis;

const OUTSIDE = ["0", "-1", "201"];
const MAX_SIZE = "200";

/** `pageSize` is an integer from 1 to 200; anything else is refused with 400. */
export const pageSizeBounds: Rule = {
  id: "page-size-bounds",
  title: "`pageSize` is an integer from 1 to 200; anything else is refused with 400.",
  basis: [BOUNDS, PROBLEM_DETAILS],
  operations: LIST_OPERATIONS,
  async run(context) {
    for (const [index, operation] of LIST_OPERATIONS.entries()) {
      await getPage(context, operation, `pageSize=${MAX_SIZE}`, BOUNDS);
      const refused = [
        ...OUTSIDE.map((size) => [size, BOUNDS] as const),
        ...noIntegers(index).map((size) => [size, PROBLEM_DETAILS] as const),
      ];
      for (const [size, accepted] of refused) {
        const exchange = await context.send(listRequest(operation, `pageSize=${size}`));
        const expectation = { what: `with pageSize=${size}`, status: 400, accepted };
        expectRefusal(context, exchange, expectation);
      }
    }
  },
};

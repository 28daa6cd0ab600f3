import { expectNoServerError } from "../../checks/expect/expect-no-server-error.js";
import { requireWorkingToken } from "../../checks/operation-requests.js";
import type { Rule } from "../../checks/rule.js";
import { HTTP_SEMANTICS } from "../../findings/basis.js";
import { LIST_OPERATIONS } from "../../load/operation.js";
import { listRequest } from "../../probe/requests.js";

const LONG = 6_000;

/** Queries that trip up the parsers of frameworks. */
const QUERIES: readonly (readonly [what: string, query: string])[] = [
  ["an escape that is none", "pageNo=%zz"],
  ["an escape that is not UTF-8", "extra=%c3%28%ff&pageSize=%ff"],
  ["U+0000", "extra=%00&pageSize=%00"],
  ["brackets", "pageSize[]=1&pageSize[a]=2&pageNo[__proto__]=3"],
  ["numbers beyond every width", `pageNo=${"9".repeat(40)}&pageSize=${"9".repeat(400)}`],
  ["an offset beyond int32", "pageNo=2147483647&pageSize=200"],
  ["an offset beyond int64", "pageNo=9007199254740991&pageSize=200"],
  ["a long value", `extra=${"x".repeat(LONG)}`],
  ["many parameters", Array.from({ length: 500 }, (_, index) => `e${index}=1`).join("&")],
];

/** An unusual query is accepted or refused, and never causes a server error. */
export const oddQueriesSurvived: Rule = {
  id: "odd-queries-survived",
  title: "Long, broken and odd queries are accepted or refused, never a 5xx.",
  level: "unsafe",
  basis: [HTTP_SEMANTICS],
  operations: LIST_OPERATIONS,

  async run(context) {
    for (const [index, [what, query]] of QUERIES.entries()) {
      const operation = LIST_OPERATIONS[index % LIST_OPERATIONS.length] ?? "listCollections";
      await requireWorkingToken(context, operation);
      const exchange = await context.send(listRequest(operation, query));
      expectNoServerError(context, exchange, `with ${what} in the query`);
    }
  },
};

import { isDeepStrictEqual } from "node:util";
import type { Rule, RuleContext } from "../../checks/rule.js";
import { NotExercisedError } from "../../verdict/verdict-errors.js";
import { walkPages, type Walk } from "../../checks/lists/walk-pages.js";
import type { Basis } from "../../findings/basis.js";
import { type Json, member } from "../../load/json.js";
import { LIST_OPERATIONS, type ListOperationId } from "../../load/operation.js";

const MEANING = { decision: "pagination-meaning" } as const satisfies Basis;
const ORDERING = { decision: "ordering" } as const satisfies Basis;

/** The numbers in `pagination` match the pages: count, echo, union, no duplicates. */
export const pageArithmetic: Rule = {
  id: "page-arithmetic",
  title: "`pagination` agrees with the pages, which together contain each item exactly once.",
  basis: [MEANING, ORDERING],
  operations: LIST_OPERATIONS,
  async run(context) {
    await context.scenario.webhooks();
    for (const operation of LIST_OPERATIONS) {
      const walk = await walkPages(context, operation, MEANING);
      if (!walk) throw new NotExercisedError(`${operation} is too long or changes all the time`);
      checkNumbers(context, operation, walk);
      checkUnion(context, operation, walk);
      checkBeginning(context, operation, walk);
    }
  },
};

function checkNumbers(context: RuleContext, operation: ListOperationId, walk: Walk): void {
  const pageCount = Math.ceil(walk.total / walk.pageSize);
  for (const { page, exchange } of walk.pages) {
    const expected = {
      pageCount,
      pageNo: askedPage(exchange.request.path),
      pageSize: walk.pageSize,
      totalRecordCount: walk.total,
    };
    for (const name of ["pageCount", "pageNo", "pageSize", "totalRecordCount"] as const)
      if (page[name] !== expected[name])
        context.report(
          MEANING,
          `${operation}: expected \`pagination.${name}\` ${expected[name]}, got ${page[name]}.`,
          exchange,
        );
  }
}

function askedPage(path: string): number {
  return Number(new URL(path, "http://localhost").searchParams.get("pageNo"));
}

function checkUnion(context: RuleContext, operation: ListOperationId, walk: Walk): void {
  const items = walk.pages.flatMap(({ page }) => page.items);
  const last = walk.pages.at(-1);
  if (!last) return;
  if (items.length !== walk.total)
    context.report(
      MEANING,
      `${operation}: expected all pages to contain ${walk.total} items, got ${items.length}.`,
      last.exchange,
    );
  const ids = items.map((item) => member(item, "id")).filter((id) => id !== undefined);
  const double = ids.find((id, index) => ids.indexOf(id) !== index);
  if (double !== undefined)
    context.report(ORDERING, `${operation}: id ${String(double)} is on two pages.`, last.exchange);
}

/** Records have no id, but two page sizes must still show the same items at the same positions. */
function checkBeginning(context: RuleContext, operation: ListOperationId, walk: Walk): void {
  const items = walk.pages.flatMap(({ page, exchange }) =>
    page.items.map((item) => ({ item, exchange })),
  );
  if (items.length !== walk.total) return;
  const index = walk.beginning.items.findIndex((item, at) => {
    const other = items[at];
    return other && !isSameItem(item, other.item);
  });
  const other = items[index];
  if (!other) return;
  const message = `${operation} in pages of ${walk.pageSize}: expected item ${index + 1} of the list to be that of pages of ${walk.beginning.pageSize}, got another one.`;
  context.report(ORDERING, message, other.exchange);
}

/** Items with an id are compared by it, since they may change in the meantime. */
function isSameItem(a: Json, b: Json): boolean {
  const id = member(a, "id");
  return id === undefined ? isDeepStrictEqual(a, b) : id === member(b, "id");
}

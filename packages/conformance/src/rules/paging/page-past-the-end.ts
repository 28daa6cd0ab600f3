import type { Rule, RuleContext } from "../../checks/rule.js";
import { getFirstPage, getPage, type GotPage } from "../../checks/lists/walk-pages.js";
import type { Basis } from "../../findings/basis.js";
import { LIST_OPERATIONS, type ListOperationId } from "../../load/operation.js";
import type { Page } from "../../probe/read-response.js";

const NUMBERING = { decision: "page-numbering" } as const satisfies Basis;
const MEANING = { decision: "pagination-meaning" } as const satisfies Basis;

/** A page past the last one is empty, not an error, and `pagination` still describes the whole list. */
export const pagePastTheEnd: Rule = {
  id: "page-past-the-end",
  title: "A page past the last is empty, not an error, and its `pagination` is that of the list.",
  basis: [NUMBERING, MEANING],
  operations: LIST_OPERATIONS,
  async run(context) {
    for (const operation of LIST_OPERATIONS) {
      const first = await getFirstPage(context, operation, NUMBERING);
      const past = (first?.page.pageCount ?? 0) + 1_000;
      const got = await getPage(context, operation, `pageNo=${past}`, NUMBERING);
      if (!first || !got) continue;
      const subject = `${operation} with pageNo=${past}`;
      const count = got.page.items.length;
      if (count > 0)
        context.report(NUMBERING, `${subject}: expected no items, got ${count}.`, got.exchange);
      const expected = { ...first.page, pageNo: past };
      for (const name of ["pageNo", "pageSize", "pageCount", "totalRecordCount"] as const) {
        if (got.page[name] === expected[name] || (await hasGrown(context, first.page, got)))
          continue;
        const message = `${subject}: expected \`pagination.${name}\` ${expected[name]}, got ${got.page[name]}.`;
        context.report(MEANING, message, got.exchange);
      }
    }
  },
};

/** Whether records arrived in the meantime, which explains the new counts. */
async function hasGrown(
  context: RuleContext,
  before: Page,
  { page, exchange }: GotPage,
): Promise<boolean> {
  const operation = exchange.request.operation as ListOperationId;
  const now = await getPage(context, operation, "", NUMBERING);
  if (!now || now.page.totalRecordCount === before.totalRecordCount) return false;
  const isBetween = (name: "pageCount" | "totalRecordCount"): boolean =>
    page[name] >= before[name] && page[name] <= now.page[name];
  return isBetween("pageCount") && isBetween("totalRecordCount");
}

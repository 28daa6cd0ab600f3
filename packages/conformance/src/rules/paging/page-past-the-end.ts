import { getPage } from "../../checks/walk-pages.js";
import type { Rule } from "../../checks/rule.js";
import type { Basis } from "../../findings/basis.js";
import { LIST_OPERATIONS } from "../../load/operation.js";

const NUMBERING = { decision: "page-numbering" } as const satisfies Basis;
const MEANING = { decision: "pagination-meaning" } as const satisfies Basis;

/** A page past the last is empty, not an error, and `pagination` still speaks of the whole list. */
export const pagePastTheEnd: Rule = {
  id: "page-past-the-end",
  title: "A page past the last is empty, not an error, and its `pagination` is that of the list.",
  basis: [NUMBERING, MEANING],
  operations: LIST_OPERATIONS,
  async run(context) {
    for (const operation of LIST_OPERATIONS) {
      const first = await getPage(context, operation, "", NUMBERING);
      const past = (first?.page.pageCount ?? 0) + 1_000;
      const got = await getPage(context, operation, `pageNo=${past}`, NUMBERING);
      const again = await getPage(context, operation, "", NUMBERING);
      if (!first || !got || !again) continue;
      const subject = `${operation} with pageNo=${past}`;
      const count = got.page.items.length;
      if (count > 0)
        context.report(NUMBERING, `${subject}: expected no items, got ${count}.`, got.exchange);
      const expected = { pageNo: past, pageSize: first.page.pageSize };
      for (const name of ["pageNo", "pageSize", "pageCount", "totalRecordCount"] as const) {
        // Records may arrive meanwhile: a count is wrong where it is neither the one before nor after.
        const known = name in expected ? [expected[name as keyof typeof expected]] : [];
        const right = known.length > 0 ? known : [first.page[name], again.page[name]];
        const [least, most] = [Math.min(...right), Math.max(...right)];
        const value = got.page[name];
        if (value >= least && value <= most) continue;
        const message = `${subject}: expected \`pagination.${name}\` ${least}, got ${value}.`;
        context.report(MEANING, message, got.exchange);
      }
    }
  },
};

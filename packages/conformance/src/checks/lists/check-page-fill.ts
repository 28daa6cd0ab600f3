import type { Basis } from "../../findings/basis.js";
import type { ListOperationId } from "../../load/operation.js";
import { getPage, type GotPage } from "./walk-pages.js";
import type { RuleContext } from "../rule.js";

/** A decision fixes the meaning of the numbers in `pagination`, but not how many items a page contains. */
const MEANING = { decision: "pagination-meaning" } as const satisfies Basis;

/** A first page, the query that requested it, and the number of items it must contain. */
export interface PageFill extends GotPage {
  readonly operation: ListOperationId;
  readonly query: string;
  readonly size: number;
  /** The clause that defines the page size. */
  readonly basis: Basis;
}

/**
 * Reports a page with too many items, or with too few although more follow. If only `totalRecordCount` shows that there
 * are too few, the basis is the decision about that number.
 */
export async function checkPageFill(context: RuleContext, fill: PageFill): Promise<void> {
  const { operation, query, size, page, exchange } = fill;
  const count = page.items.length;
  const subject = query === "" ? operation : `${operation} with ${query}`;
  const expected = Math.min(size, page.totalRecordCount);
  if (page.pageSize !== size)
    context.report(
      MEANING,
      `${subject}: expected \`pagination.pageSize\` ${size}, got ${page.pageSize}.`,
      exchange,
    );
  if (count === expected) return;
  const isFact = count > size || (count < size && (await isFollowed(context, fill)));
  const message = `${subject}: expected ${expected} of ${page.totalRecordCount} items, got ${count}.`;
  context.report(isFact ? fill.basis : MEANING, message, exchange);
}

async function isFollowed(
  context: RuleContext,
  { operation, query, page, basis }: PageFill,
): Promise<boolean> {
  const next = [`pageNo=${page.pageNo + 1}`, ...(query === "" ? [] : [query])].join("&");
  const got = await getPage(context, operation, next, basis);
  return (got?.page.items.length ?? 0) > 0;
}

import { callerOf, createIndex } from "../../checks/bounded-index.js";
import { incremental, isBefore } from "../../checks/incremental.js";
import type { JudgeContext, TrafficJudge } from "../../checks/rule.js";
import type { Basis } from "../../findings/basis.js";
import { LIST_OPERATIONS } from "../../load/operation.js";
import type { Exchange } from "../../probe/exchange.js";
import { isSuccess, type Page, readPage } from "../../probe/read-response.js";
import { NotExercisedError } from "../../verdict/verdict-errors.js";

const MEANING = { decision: "pagination-meaning" } as const satisfies Basis;
const ORDERING = { decision: "ordering" } as const satisfies Basis;

const LISTS: ReadonlySet<string> = new Set(LIST_OPERATIONS);

/** The only list whose items cannot be removed. */
const APPENDED = "listDocumentExports";

/** The most recent page of a list, and a page with more items than its total allows. */
interface Seen {
  readonly total: number;
  readonly exchange: Pick<Exchange, "sentAt" | "milliseconds">;
  readonly suspect?: { readonly exchange: Exchange; readonly page: Page };
}

/** `pagination` is consistent with the request, with the items and with earlier pages. */
export const pagesAgree = incremental({
  id: "pages-agree",
  title: "`pagination` agrees with the request, with the items of the page and with earlier pages.",
  basis: [MEANING, ORDERING],
  operations: LIST_OPERATIONS,
  begin(context): TrafficJudge {
    const lists = createIndex<Seen>("lists", context);
    let pages = 0;
    return {
      see(exchange) {
        const { request, response } = exchange;
        const { operation = "" } = request;
        if (!LISTS.has(operation) || !isSuccess(response.status)) return;
        const page = readPage(response);
        if (!page) return;
        pages += 1;
        judgePage(context, exchange, page);
        const key = `${operation} ${callerOf(request)}`;
        const before = lists.get(key);
        lists.set(key, judgeSequence(context, exchange, { page, before, operation }));
      },
      end() {
        if (pages === 0) throw new NotExercisedError("no page of a list was seen");
      },
    };
  },
});

/** Checks a page on its own, regardless of concurrent changes. */
function judgePage(context: JudgeContext, exchange: Exchange, page: Page): void {
  const { operation, path } = exchange.request;
  const expect = (name: string, expected: number, got: number): void => {
    if (expected === got) return;
    const message = `${operation}: expected \`pagination.${name}\` ${expected}, got ${got}.`;
    context.report(MEANING, message, exchange);
  };
  for (const name of ["pageNo", "pageSize"] as const) {
    const asked = askedFor(path, name);
    if (asked !== undefined) expect(name, asked, page[name]);
  }
  if (page.pageSize < 1) return;
  expect("pageCount", Math.ceil(page.totalRecordCount / page.pageSize), page.pageCount);
  if (page.items.length <= page.pageSize) return;
  const message = `${operation}: expected at most \`pagination.pageSize\` items, got more.`;
  context.report(MEANING, message, exchange);
}

/** Returns the number in the query if it occurs exactly once and is well-formed. */
function askedFor(path: string, name: string): number | undefined {
  const [, query = ""] = path.split("?");
  const values = new URLSearchParams(query).getAll(name);
  const [value = ""] = values;
  return values.length === 1 && /^[1-9]\d{0,8}$/.test(value) ? Number(value) : undefined;
}

/**
 * Records may arrive between counting and reading the items. A page is therefore certainly too short only if its total
 * was already seen before, and too long only if the total is still the same later.
 */
function judgeSequence(
  { report }: JudgeContext,
  exchange: Exchange,
  {
    page,
    before,
    operation,
  }: { readonly page: Page; readonly before: Seen | undefined; readonly operation: string },
): Seen {
  const total = page.totalRecordCount;
  const isLater = before !== undefined && isBefore(before.exchange, exchange);
  const now = { total, exchange: { sentAt: exchange.sentAt, milliseconds: exchange.milliseconds } };
  const difference = page.items.length - itemsOf(page);
  const isLong = difference > 0;
  if (!isLater || operation !== APPENDED)
    return before && !isLater ? before : { ...now, ...(isLong && { suspect: { exchange, page } }) };
  if (total < before.total)
    report(
      ORDERING,
      `${operation}: expected the total never to fall, got a smaller one.`,
      exchange,
    );
  if (difference < 0 && total === before.total)
    report(MEANING, `${operation}: expected as many items as the total says, got fewer.`, exchange);
  if (before.suspect && total === before.suspect.page.totalRecordCount)
    report(
      MEANING,
      `${operation}: expected as many items as the total says, got more.`,
      before.suspect.exchange,
    );
  return { ...now, ...(isLong && { suspect: { exchange, page } }) };
}

/** Returns the number of items that a page must have according to its numbers. */
function itemsOf({ pageNo, pageSize, totalRecordCount }: Page): number {
  return Math.max(0, Math.min(pageSize, totalRecordCount - (pageNo - 1) * pageSize));
}

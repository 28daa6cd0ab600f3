import type { Fault } from "./fault.js";
import { Refusal, type Reply } from "./reply.js";

/** Responds to one page of a list. */
export function listPage(
  all: readonly unknown[],
  query: URLSearchParams,
  faults: ReadonlySet<Fault>,
): Reply {
  const items = faults.has("newest-first") ? all.toReversed() : all;
  const first = faults.has("pages-from-zero") ? 0 : 1;
  const pageNo = readNumber(
    query,
    "pageNo",
    { fallback: first, least: first, most: 2 ** 31 },
    faults,
  );
  const most = faults.has("page-size-unbounded") ? 2 ** 31 : 200;
  const fallback = faults.has("default-of-20") ? 20 : 50;
  const asked = readNumber(query, "pageSize", { fallback, least: 1, most }, faults);
  const pageSize = faults.has("page-size-ignored") ? 50 : asked;
  const { page, pageCount } = cut(items, { index: pageNo - first, pageSize }, faults);
  const total = faults.has("total-is-page-length") ? page.length : items.length;
  const totalRecordCount = faults.has("fractional-total") ? total + 0.5 : total;
  const pagination = { pageCount, pageNo, pageSize, totalRecordCount };
  if (faults.has("bare-list")) return { status: 200, body: page };
  if (faults.has("pagination-missing")) return { status: 200, body: { items: page } };
  return { status: 200, body: { items: page, pagination } };
}

function cut(
  items: readonly unknown[],
  { index, pageSize }: { index: number; pageSize: number },
  faults: ReadonlySet<Fault>,
): { page: readonly unknown[]; pageCount: number } {
  const exact = items.length / pageSize;
  const pageCount = faults.has("page-count-rounded-down") ? Math.floor(exact) : Math.ceil(exact);
  const isPast = index >= Math.ceil(exact) && items.length > 0;
  if (isPast && faults.has("past-the-end-is-404")) throw new Refusal(404, "No such page.");
  const isRepeated = isPast && faults.has("past-the-end-repeats-the-last");
  const start = (isRepeated ? Math.ceil(exact) - 1 : index) * pageSize;
  const overlap = faults.has("pages-overlap") && index > 0 ? 1 : 0;
  return { page: items.slice(start - overlap, start - overlap + pageSize), pageCount };
}

function readNumber(
  query: URLSearchParams,
  name: string,
  { fallback, least, most }: { fallback: number; least: number; most: number },
  faults: ReadonlySet<Fault>,
): number {
  const isDouble = query.getAll(name).length > 1 && !faults.has("doubled-parameter-taken");
  const isUnknown = query.has("notInTheInterface") && faults.has("unknown-parameter-refused");
  if (isDouble || isUnknown) throw new Refusal(400, "A parameter is doubled or unknown.");
  const text = query.get(name);
  if (text === null || (text === "" && !faults.has("empty-query-refused"))) return fallback;
  if (!/^-?\d+$/.test(text) && faults.has("text-page-size-taken")) return fallback;
  const value = /^-?\d+$/.test(text) ? Number(text) : Number.NaN;
  if (value >= least && value <= most) return value;
  throw new Refusal(400, `${name} is out of bounds.`);
}

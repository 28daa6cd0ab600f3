import type { Basis } from "../../findings/basis.js";
import type { ListOperationId } from "../../load/operation.js";
import { TOKEN } from "../../probe/credentials.js";
import type { Exchange } from "../../probe/exchange.js";
import { type Page, readPage } from "../../probe/read-response.js";
import { listRequest } from "../../probe/requests.js";
import { expectSuccess } from "../expect/expect-response.js";
import type { RuleContext } from "../rule.js";
import { NotExercisedError } from "../../verdict/verdict-errors.js";

/** A page and the exchange that returned it. */
export interface GotPage {
  readonly page: Page;
  readonly exchange: Exchange;
}

/**
 * Gets a page; undefined if the valid query is refused, which is reported on `basis`.
 * @throws NotExercisedError if the response does not have the form of a page, which `list-envelope` reports
 */
export async function getPage(
  context: RuleContext,
  operation: ListOperationId,
  query: string,
  basis: Basis,
): Promise<GotPage | undefined> {
  return pageOf(context, operation, basis, await context.send(listRequest(operation, query)));
}

/** Returns the first page that an earlier rule got if only reads were sent since then; otherwise gets the page. */
export async function getFirstPage(
  context: RuleContext,
  operation: ListOperationId,
  basis: Basis,
): Promise<GotPage | undefined> {
  const known = justRead(context, operation);
  return known ? pageOf(context, operation, basis, known) : getPage(context, operation, "", basis);
}

function justRead({ exchanges }: RuleContext, operation: ListOperationId): Exchange | undefined {
  const { path } = listRequest(operation);
  const lastChange = exchanges.findLastIndex(({ request }) => request.method !== "GET");
  return exchanges.slice(lastChange + 1).findLast(({ request }) => {
    const { authorization, ...others } = request.headers;
    const isPlain = authorization === `Bearer ${TOKEN}` && Object.keys(others).length === 0;
    return isPlain && request.path === path;
  });
}

function pageOf(
  context: RuleContext,
  operation: ListOperationId,
  basis: Basis,
  exchange: Exchange,
): GotPage | undefined {
  if (!expectSuccess(context, exchange, basis)) return undefined;
  const page = readPage(exchange.response);
  if (page) return { page, exchange };
  throw new NotExercisedError(`${operation} returns no page; see list-envelope`);
}

/** Maximum number of attempts at a walk if records arrive during it. */
const MAX_WALKS = 4;

/** Maximum number of pages in a walk. */
const MAX_PAGES = 25;

/** A list that was read to its end while its total stayed the same. */
export interface Walk {
  readonly pages: readonly GotPage[];
  readonly total: number;
  readonly pageSize: number;
  /** The first page with the default size, read again after the other pages. */
  readonly beginning: Page;
}

const walks = new WeakMap<object, Map<string, Walk>>();

/** Returns the walk of an earlier rule in this run; otherwise walks through the list. */
export async function walkOnce(
  context: RuleContext,
  operation: ListOperationId,
  basis: Basis,
): Promise<Walk | undefined> {
  return walks.get(context.scenario)?.get(operation) ?? walkPages(context, operation, basis);
}

/**
 * Walks through a list in about four pages, starting at the page that the target itself calls the first; undefined if
 * the list is too long or keeps changing.
 */
export async function walkPages(
  context: RuleContext,
  operation: ListOperationId,
  basis: Basis,
): Promise<Walk | undefined> {
  let start = await getFirstPage(context, operation, basis);
  for (let walk = 0; start && walk < MAX_WALKS; walk += 1) {
    const { pageNo, totalRecordCount: total } = start.page;
    const pageSize = choosePageSize(total);
    const pages: GotPage[] = [];
    if (Math.ceil(total / pageSize) > MAX_PAGES) return undefined;
    for (let index = 0; index * pageSize < total; index += 1) {
      const query = `pageNo=${pageNo + index}&pageSize=${pageSize}`;
      const got = await getPage(context, operation, query, basis);
      if (got) pages.push(got);
    }
    start = await getPage(context, operation, "", basis);
    if (start?.page.totalRecordCount !== total) continue;
    const walk = { pages, total, pageSize, beginning: start.page };
    const known = walks.get(context.scenario) ?? new Map<string, Walk>();
    walks.set(context.scenario, known.set(operation, walk));
    return walk;
  }
  return undefined;
}

/** Returns a size that leaves the last page partly filled if possible, since rounding errors show only there. */
function choosePageSize(total: number): number {
  let pageSize = Math.max(1, Math.ceil(total / 4));
  while (total % pageSize === 0 && pageSize < total - 1) pageSize += 1;
  return Math.min(200, pageSize);
}

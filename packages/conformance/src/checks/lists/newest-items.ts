import type { ListOperationId } from "../../load/operation.js";
import type { Json } from "../../load/json.js";
import { readPage } from "../../probe/read-response.js";
import { listRequest } from "../../probe/requests.js";
import type { Exchange } from "../../probe/exchange.js";
import type { RuleContext } from "../rule.js";

/** An item of a list, and the exchange that showed it. */
export interface ListedItem {
  readonly item: Json;
  readonly exchange: Exchange;
}

/** The largest page (decision `page-size`). */
const PAGE_SIZE = 200;
const MAX_PAGES = 4;

/** Returns the items on the last pages of a list, where new items are (decision `ordering`): 800 at most. */
export async function newestItems(
  context: Pick<RuleContext, "send">,
  operation: ListOperationId,
): Promise<readonly ListedItem[]> {
  const getPage = (pageNo: number): Promise<Exchange> =>
    context.send(listRequest(operation, `pageNo=${pageNo}&pageSize=${PAGE_SIZE}`));
  const first = await getPage(1);
  const { pageCount = 1 } = readPage(first.response) ?? {};
  const items = itemsOf(first);
  for (let pageNo = pageCount; pageNo > Math.max(1, pageCount - MAX_PAGES); pageNo -= 1)
    items.push(...itemsOf(await getPage(pageNo)));
  return items;
}

function itemsOf(exchange: Exchange): ListedItem[] {
  return (readPage(exchange.response)?.items ?? []).map((item) => ({ item, exchange }));
}

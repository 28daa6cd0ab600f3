import { member, type Json } from "../load/json.js";
import type { Probe } from "../probe/create-probe.js";
import type { Exchange } from "../probe/exchange.js";
import { listRequest } from "../probe/list-request.js";
import { readPage } from "../probe/read-page.js";

/** The document export record of a title, and the exchange that showed it. */
export interface FoundRecord {
  readonly record: Json;
  readonly exchange: Exchange;
}

/** Looks for the record with a title where new records stand: on the last pages, else on the first. */
export async function findRecord(probe: Probe, title: string): Promise<FoundRecord | undefined> {
  const first = await probe.send(listRequest("listDocumentExports"));
  const { pageCount = 1, pageNo = 1 } = readPage(first.answer) ?? {};
  const found = recordOn(first, title);
  if (found || pageCount < 2) return found;
  const last = pageNo + pageCount - 1;
  for (const number of [last, last - 1]) {
    const page = await probe.send(listRequest("listDocumentExports", `pageNo=${number}`));
    const onPage = recordOn(page, title);
    if (onPage) return onPage;
  }
  return undefined;
}

function recordOn(exchange: Exchange, title: string): FoundRecord | undefined {
  const items = readPage(exchange.answer)?.items ?? [];
  const record = items.find((item) => member(item, "sourceDocumentTitle") === title);
  return record === undefined ? undefined : { record, exchange };
}

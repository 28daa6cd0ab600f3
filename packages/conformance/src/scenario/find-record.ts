import { setTimeout as wait } from "node:timers/promises";
import { type Json, member } from "../load/json.js";
import type { Probe } from "../probe/create-probe.js";
import type { Exchange } from "../probe/exchange.js";
import { readPage } from "../probe/read-response.js";
import { listRequest } from "../probe/requests.js";

/** A document export record, and the exchange that showed it. */
export interface FoundRecord {
  readonly record: Json;
  readonly exchange: Exchange;
}

/**
 * Finds a record where new records are: on the last two pages, and on the first page, where an implementation that
 * waives `ordering` may have them.
 */
export async function findRecord(
  probe: Pick<Probe, "send">,
  matches: (record: Json) => boolean,
): Promise<FoundRecord | undefined> {
  const first = await probe.send(listRequest("listDocumentExports"));
  const { pageCount = 1, pageNo = 1 } = readPage(first.response) ?? {};
  const last = pageNo + pageCount - 1;
  const others = [last, last - 1].filter((number) => number > pageNo);
  for (const number of [undefined, ...others]) {
    const exchange =
      number === undefined
        ? first
        : await probe.send(listRequest("listDocumentExports", `pageNo=${number}`));
    const record = readPage(exchange.response)?.items.find(matches);
    if (record !== undefined) return { record, exchange };
  }
  return undefined;
}

/** Finds the records with a title where new records are, without duplicates. */
export async function findRecords(
  probe: Pick<Probe, "send">,
  title: string,
): Promise<readonly FoundRecord[]> {
  for await (const exchange of newestPages(probe)) {
    const items = readPage(exchange.response)?.items ?? [];
    const records = items.filter((item) => member(item, "sourceDocumentTitle") === title);
    if (records.length > 0) return records.map((record) => ({ record, exchange }));
  }
  return [];
}

/** Yields the first page and the last two, with the maximum page size. */
async function* newestPages(probe: Pick<Probe, "send">): AsyncGenerator<Exchange> {
  const size = "pageSize=200";
  const first = await probe.send(listRequest("listDocumentExports", size));
  yield first;
  const { pageCount = 1, pageNo = 1 } = readPage(first.response) ?? {};
  const last = pageNo + pageCount - 1;
  for (const number of [last, last - 1])
    if (number > pageNo)
      yield await probe.send(listRequest("listDocumentExports", `pageNo=${number}&${size}`));
}

const FIRST_DELAY = 50;
const MAX_DELAY = 1_000;

/** Repeats an attempt with growing delays until it returns a value or `deadline` ms have passed. */
export async function pollUntil<Value>(
  deadline: number,
  attempt: () => Promise<Value | undefined>,
): Promise<Value | undefined> {
  const end = performance.now() + deadline;
  let delay = FIRST_DELAY;
  for (;;) {
    const value = await attempt();
    if (value !== undefined || performance.now() + delay > end) return value;
    await wait(delay);
    delay = Math.min(delay * 2, MAX_DELAY);
  }
}

import { setImmediate } from "node:timers/promises";
import { isUnreachable } from "./is-unreachable.js";

/** Options for writing items in batches. */
export interface BatchWriterOptions<Trx, Item, Result> {
  /** Runs work in a transaction, as soon as the database is free for it. */
  readonly inTransaction: (
    work: (trx: Trx) => Promise<readonly Result[]>,
  ) => Promise<readonly Result[]>;
  /** Returns the group of an item: items of a group share transactions, and groups do not wait for each other. */
  readonly groupOf: (item: Item) => string;
  /** Writes items and returns their results, in order. If it throws, no item is written. */
  readonly write: (trx: Trx, items: readonly Item[]) => Promise<readonly Result[]>;
}

/** Maximum number of items per transaction: it bounds how long the next transaction has to wait. */
const MAX_BATCH = 50;

interface Pending<Item, Result> {
  readonly item: Item;
  readonly result: PromiseWithResolvers<Result>;
}

/**
 * Batches the writes of many callers, one item each, into shared transactions (group commit). Items that are pending
 * when a transaction starts go into it; later items wait for the next transaction of their group. If a transaction
 * fails, each of its items is written again in a separate transaction, so that one bad item does not fail the others.
 */
export function createBatchWriter<Trx, Item, Result>(
  options: BatchWriterOptions<Trx, Item, Result>,
): (item: Item) => Promise<Result> {
  const groups = new Map<string, Pending<Item, Result>[]>();
  const writeGroup = async (name: string, pending: Pending<Item, Result>[]) => {
    // Items added in the same turn of the event loop join the first transaction.
    await setImmediate();
    while (pending.length > 0) await writeBatch(options, pending);
    groups.delete(name);
  };
  return (item) => {
    const added = { item, result: Promise.withResolvers<Result>() };
    const name = options.groupOf(item);
    const pending = groups.get(name);
    if (pending) pending.push(added);
    else {
      const first = [added];
      groups.set(name, first);
      void writeGroup(name, first);
    }
    return added.result.promise;
  };
}

/** Writes the first batch of `pending`. Never rejects: each caller gets its own error. */
async function writeBatch<Trx, Item, Result>(
  options: BatchWriterOptions<Trx, Item, Result>,
  pending: Pending<Item, Result>[],
): Promise<void> {
  let batch: readonly Pending<Item, Result>[] = [];
  const take = () => (batch = pending.splice(0, MAX_BATCH)).map(({ item }) => item);
  try {
    // The batch is taken only once the transaction has started, because more items may arrive until then.
    const results = await options.inTransaction((trx) => options.write(trx, take()));
    results.forEach((result, index) => batch[index]?.result.resolve(result));
  } catch (error) {
    if (batch.length === 0) take();
    // If the connection broke, the commit may have succeeded, so nothing may be written a second time.
    if (batch.length === 1 || isUnreachable(error))
      for (const { result } of batch) result.reject(error);
    else for (const one of batch) await writeBatch(options, [one]);
  }
}

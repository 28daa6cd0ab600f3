import { setImmediate } from "node:timers/promises";
import { isUnreachable } from "./is-unreachable.js";

/** How items are written that wait at the same time. */
export interface BatchWriterOptions<Trx, Item, Result> {
  /** Runs work in a transaction, once the database is free for it. */
  readonly inTransaction: (
    work: (trx: Trx) => Promise<readonly Result[]>,
  ) => Promise<readonly Result[]>;
  /** Items of one group share transactions; no group waits for another. */
  readonly groupOf: (item: Item) => string;
  /** Writes items and returns the result of each, in their order. Where it throws, none is written. */
  readonly write: (trx: Trx, items: readonly Item[]) => Promise<readonly Result[]>;
}

/** Items of one transaction: bounds how long the next has to wait. */
const MAX_BATCH = 50;

interface Pending<Item, Result> {
  readonly item: Item;
  readonly result: PromiseWithResolvers<Result>;
}

/**
 * Writes items for callers who each have one, many in a transaction (group commit): what is pending when a transaction
 * begins goes into it, and what comes meanwhile waits for the next of its group.
 * Where a transaction fails, each of its items gets one of its own: an item that cannot be written fails no other.
 */
export function createBatchWriter<Trx, Item, Result>(
  options: BatchWriterOptions<Trx, Item, Result>,
): (item: Item) => Promise<Result> {
  const groups = new Map<string, Pending<Item, Result>[]>();
  const writeGroup = async (name: string, pending: Pending<Item, Result>[]) => {
    // What comes in the same turn of the event loop joins the first transaction.
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

/** Writes the first of `pending`. Never rejects: each caller gets its own error. */
async function writeBatch<Trx, Item, Result>(
  options: BatchWriterOptions<Trx, Item, Result>,
  pending: Pending<Item, Result>[],
): Promise<void> {
  let batch: readonly Pending<Item, Result>[] = [];
  const take = () => (batch = pending.splice(0, MAX_BATCH)).map(({ item }) => item);
  try {
    // Taken when the transaction has begun: more may come until then.
    const results = await options.inTransaction((trx) => options.write(trx, take()));
    results.forEach((result, index) => batch[index]?.result.resolve(result));
  } catch (error) {
    if (batch.length === 0) take();
    // Where the connection broke, the commit may have happened: nothing may be written a second time.
    if (batch.length === 1 || isUnreachable(error))
      for (const { result } of batch) result.reject(error);
    else for (const one of batch) await writeBatch(options, [one]);
  }
}

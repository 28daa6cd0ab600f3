import { setImmediate } from "node:timers/promises";
import { isUnreachable } from "./is-unreachable.js";

/** How items are written that wait at the same time. */
export interface Writing<Trx, Item, Outcome> {
  /** Runs work in a transaction, which begins when the database is free for it. */
  readonly inTransaction: (
    work: (trx: Trx) => Promise<readonly Outcome[]>,
  ) => Promise<readonly Outcome[]>;
  /** Items of one group are written together; no group waits for another. */
  readonly groupOf: (item: Item) => string;
  /** Writes items, and gives what came of each, in their order; where it throws, none is written. */
  readonly write: (trx: Trx, items: readonly Item[]) => Promise<readonly Outcome[]>;
}

/** Bounds how long those who come next have to wait. */
const MOST = 50;

/** An item that waits. */
interface Asked<Item, Outcome> {
  readonly item: Item;
  readonly outcome: PromiseWithResolvers<Outcome>;
}

/**
 * Writes items together for callers who each have one (group commit): what waits when a transaction begins goes into
 * it, and while that runs the rest of its group waits for the next. Where none runs nobody waits.
 * Where a transaction fails each of its items gets one of its own, so that what is wrong with one harms no other.
 */
export function writeTogether<Trx, Item, Outcome>(
  writing: Writing<Trx, Item, Outcome>,
): (item: Item) => Promise<Outcome> {
  const groups = new Map<string, Asked<Item, Outcome>[]>();
  const writeGroup = async (name: string, waiting: Asked<Item, Outcome>[]) => {
    // What comes in the same turn of the event loop goes along.
    await setImmediate();
    while (waiting.length > 0) await writeNext(writing, waiting);
    groups.delete(name);
  };
  return (item) => {
    const asked = { item, outcome: Promise.withResolvers<Outcome>() };
    const name = writing.groupOf(item);
    const waiting = groups.get(name);
    if (waiting) waiting.push(asked);
    else {
      const begun = [asked];
      groups.set(name, begun);
      void writeGroup(name, begun);
    }
    return asked.outcome.promise;
  };
}

/** Takes what waits out of `waiting` and settles it. Never rejects: each who asked gets what went wrong. */
async function writeNext<Trx, Item, Outcome>(
  writing: Writing<Trx, Item, Outcome>,
  waiting: Asked<Item, Outcome>[],
): Promise<void> {
  let asked: readonly Asked<Item, Outcome>[] = [];
  const take = () => (asked = waiting.splice(0, MOST)).map(({ item }) => item);
  try {
    // Taken once the transaction has begun: until then the database may be busy, and more may come.
    const outcomes = await writing.inTransaction((trx) => writing.write(trx, take()));
    outcomes.forEach((outcome, index) => asked[index]?.outcome.resolve(outcome));
    for (const { outcome } of asked.slice(outcomes.length))
      outcome.reject(new Error("Something was written without an outcome."));
  } catch (error) {
    if (asked.length === 0) take();
    // After a connection that broke they may be written: nobody may write them again without a look.
    if (asked.length === 1 || isUnreachable(error))
      for (const { outcome } of asked) outcome.reject(error);
    else for (const one of asked) await writeNext(writing, [one]);
  }
}

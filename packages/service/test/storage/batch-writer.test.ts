import { setImmediate } from "node:timers/promises";
import { expect, test } from "vitest";
import { createBatchWriter } from "../../src/storage/batch-writer.js";

/** A database that is available immediately. */
const free = <Result>(work: (trx: undefined) => Promise<Result>) => work(undefined);

/** Returns a writer that records its writes, which finish when the test says so. */
function heldWriter() {
  const writes: { items: readonly string[]; end: (error?: Error) => void }[] = [];
  const write = (_trx: undefined, items: readonly string[]) =>
    new Promise<string[]>((resolve, reject) => {
      const end = (error?: Error) =>
        error ? reject(error) : resolve(items.map((item) => item.toUpperCase()));
      writes.push({ items, end });
    });
  const next = async (count: number) => {
    await expect.poll(() => writes.length).toBe(count);
    return writes[count - 1];
  };
  return { write, next };
}

test("writes items that arrive during a transaction together in the next", async () => {
  const { write, next } = heldWriter();
  const ask = createBatchWriter({ inTransaction: free, groupOf: () => "", write });
  const first = ask("a");
  const alone = await next(1);
  const others = ["b", "c", "d"].map(ask);
  alone?.end();
  const together = await next(2);
  together?.end();
  expect(alone?.items).toEqual(["a"]);
  expect(together?.items).toEqual(["b", "c", "d"]);
  expect(await Promise.all([first, ...others])).toEqual(["A", "B", "C", "D"]);
});

test("adds items to a transaction that still waits for the database", async () => {
  const begins = Promise.withResolvers<void>();
  const written: (readonly string[])[] = [];
  const ask = createBatchWriter({
    inTransaction: (work: (trx: undefined) => Promise<readonly string[]>) =>
      begins.promise.then(() => work(undefined)),
    groupOf: () => "",
    write: async (_trx, items: readonly string[]) => {
      written.push(items);
      return items;
    },
  });
  const first = ask("a");
  await setImmediate();
  const second = ask("b");
  begins.resolve();
  expect(await Promise.all([first, second])).toEqual(["a", "b"]);
  expect(written).toEqual([["a", "b"]]);
});

test("rejects every waiting write if no transaction can begin", async () => {
  const ask = createBatchWriter({
    inTransaction: () => Promise.reject(new Error("Connection terminated")),
    groupOf: () => "",
    write: async (_trx: undefined, items: readonly string[]) => items,
  });
  const outcomes = await Promise.allSettled(["a", "b"].map(ask));
  expect(outcomes.map(({ status }) => status)).toEqual(["rejected", "rejected"]);
});

test("groups do not wait for each other", async () => {
  const { write, next } = heldWriter();
  const ask = createBatchWriter({
    inTransaction: free,
    groupOf: (item: string) => item.slice(0, 1),
    write,
  });
  const slow = ask("a1");
  const held = await next(1);
  const quick = ask("b1");
  (await next(2))?.end();
  expect(await quick).toBe("B1");
  held?.end();
  expect(await slow).toBe("A1");
});

test("a faulty item does not fail the items beside it", async () => {
  const written: (readonly string[])[] = [];
  const ask = createBatchWriter({
    inTransaction: free,
    groupOf: () => "",
    write: async (_trx, items: readonly string[]) => {
      written.push(items);
      if (items.includes("bad")) throw new Error("duplicate key");
      return items;
    },
  });
  const outcomes = await Promise.allSettled(["a", "bad", "b"].map(ask));
  expect(outcomes).toMatchObject([
    { value: "a" },
    { reason: { message: "duplicate key" } },
    { value: "b" },
  ]);
  expect(written).toEqual([["a", "bad", "b"], ["a"], ["bad"], ["b"]]);
});

test("does not write again after a broken connection", async () => {
  let writes = 0;
  const ask = createBatchWriter({
    inTransaction: free,
    groupOf: () => "",
    write: async () => {
      writes += 1;
      throw new Error("Connection terminated unexpectedly");
    },
  });
  const outcomes = await Promise.allSettled(["a", "b"].map(ask));
  expect(outcomes.map(({ status }) => status)).toEqual(["rejected", "rejected"]);
  expect(writes).toBe(1);
});

test("splits many items over several transactions and writes all", async () => {
  const sizes: number[] = [];
  const ask = createBatchWriter({
    inTransaction: free,
    groupOf: () => "",
    write: async (_trx, items: readonly number[]) => {
      sizes.push(items.length);
      return items;
    },
  });
  const items = Array.from({ length: 120 }, (_, index) => index);
  expect(await Promise.all(items.map(ask))).toEqual(items);
  expect(sizes).toEqual([50, 50, 20]);
});

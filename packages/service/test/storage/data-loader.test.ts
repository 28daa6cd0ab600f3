import { setImmediate as endOfTurn } from "node:timers/promises";
import { expect, test } from "vitest";
import { createDataLoader } from "../../src/storage/data-loader.js";

/** A database whose statements finish when the test says so; the value of a key is the number of its statement. */
function slowDatabase() {
  const statements: { readonly names: readonly string[]; readonly end: () => void }[] = [];
  const read = createDataLoader<string, number>((keys) => {
    const { promise, resolve } = Promise.withResolvers<ReadonlyMap<string, number>>();
    const names = [...keys.keys()];
    const number = statements.length + 1;
    const found = names.filter((name) => name !== "missing").map((name) => [name, number] as const);
    statements.push({ names, end: () => resolve(new Map(found)) });
    return promise;
  });
  /** Finishes a statement as soon as it runs. */
  const end = async (number: number) => {
    while (statements.length < number) await endOfTurn();
    statements[number - 1]?.end();
  };
  return { statements, end, read: (name: string) => read(name, name) };
}

test("reads one turn's keys in one statement, later ones in the next", async () => {
  const { statements, end, read } = slowDatabase();
  const first = [read("a"), read("b"), read("a")];
  await endOfTurn();
  const later = [read("c"), read("missing"), read("c")];
  await end(1);
  expect(await Promise.all(first)).toEqual([1, 1, 1]);
  await end(2);
  expect(await Promise.all(later)).toEqual([2, undefined, 2]);
  expect(statements.map(({ names }) => names)).toEqual([
    ["a", "b"],
    ["c", "missing"],
  ]);
});

test("never answers a key from a statement that began before the call", async () => {
  const { end, read } = slowDatabase();
  const before = read("a");
  await endOfTurn();
  const after = read("a");
  await end(1);
  expect(await before).toBe(1);
  await end(2);
  expect(await after).toBe(2);
});

test("reads at most 50 keys per statement, in the order of calls", async () => {
  const { statements, end, read } = slowDatabase();
  const all = Array.from({ length: 60 }, (_, index) => read(`${index}`));
  await end(1);
  expect(await all[49]).toBe(1);
  await end(2);
  expect(await all[50]).toBe(2);
  expect(statements.map(({ names }) => names.length)).toEqual([50, 10]);
});

test("rejects every caller of a failed statement, then tries the next", async () => {
  let fault: Error | undefined = new Error("The database is away.");
  const read = createDataLoader<string, string>(async (keys) => {
    await Promise.resolve();
    if (fault) throw fault;
    return keys;
  });
  const [one, two, three] = await Promise.allSettled([
    read("a", "a"),
    read("b", "b"),
    read("c", "c"),
  ]);
  expect([one, two, three].map(({ status }) => status)).toEqual(Array(3).fill("rejected"));
  fault = undefined;
  expect(await read("d", "d")).toBe("d");
});

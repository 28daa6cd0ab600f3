import { expect, test } from "vitest";
import { createVersionedCache } from "../../src/storage/versioned-cache.js";

/** A value that is written now and then, and read in two steps: looked up, then told. */
function slowValue() {
  const told: (() => void)[] = [];
  let value: string | undefined = "first";
  let changes = 0;
  const look = (): Promise<string | undefined> => {
    const { promise, resolve } = Promise.withResolvers<string | undefined>();
    const found = value;
    told.push(() => resolve(found));
    return promise;
  };
  const read = createVersionedCache<string, string>(look, () => changes);
  return {
    told,
    write: (next: string | undefined) => (value = next),
    tellWritten: () => (changes += 1),
    read: () => read("key", "key"),
  };
}

test("what was read is read again only after a change", async () => {
  const { told, write, tellWritten, read } = slowValue();
  const first = read();
  told[0]?.();
  expect([await first, await read()]).toEqual(["first", "first"]);
  write("second");
  tellWritten();
  const second = read();
  told[1]?.();
  expect([await second, await read()]).toEqual(["second", "second"]);
  expect(told).toHaveLength(2);
});

test("what was looked up before a change is kept for nobody who asks after it", async () => {
  const { told, write, tellWritten, read } = slowValue();
  const before = read();
  write("second");
  tellWritten();
  told[0]?.();
  expect(await before).toBe("first");
  const after = read();
  told[1]?.();
  expect(await after).toBe("second");
});

test("a change of which nobody was told when the answer came ends what was kept as soon as it is told", async () => {
  const { told, write, tellWritten, read } = slowValue();
  const before = read();
  write("second");
  told[0]?.();
  expect(await before).toBe("first");
  tellWritten();
  const after = read();
  told[1]?.();
  expect(await after).toBe("second");
});

test("what is not found is looked up each time", async () => {
  const { told, write, read } = slowValue();
  write(undefined);
  const first = read();
  told[0]?.();
  expect(await first).toBeUndefined();
  const second = read();
  told[1]?.();
  expect(await second).toBeUndefined();
  expect(told).toHaveLength(2);
});

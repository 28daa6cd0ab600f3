import { expect, test } from "vitest";
import { createVersionedCache } from "../../src/storage/versioned-cache.js";

/** A value whose reads finish when the test replies. */
function slowValue() {
  const replies: (() => void)[] = [];
  let value: string | undefined = "first";
  let changes = 0;
  const slowRead = (): Promise<string | undefined> => {
    const { promise, resolve } = Promise.withResolvers<string | undefined>();
    const found = value;
    replies.push(() => resolve(found));
    return promise;
  };
  const read = createVersionedCache<string, string>(slowRead, () => changes);
  return {
    replies,
    write: (next: string | undefined) => (value = next),
    changeVersion: () => (changes += 1),
    read: () => read("key", "key"),
  };
}

test("reads a value again only after a change", async () => {
  const { replies, write, changeVersion, read } = slowValue();
  const first = read();
  replies[0]?.();
  expect([await first, await read()]).toEqual(["first", "first"]);
  write("second");
  changeVersion();
  const second = read();
  replies[1]?.();
  expect([await second, await read()]).toEqual(["second", "second"]);
  expect(replies).toHaveLength(2);
});

test("does not cache a value that was read before a change", async () => {
  const { replies, write, changeVersion, read } = slowValue();
  const before = read();
  write("second");
  changeVersion();
  replies[0]?.();
  expect(await before).toBe("first");
  const after = read();
  replies[1]?.();
  expect(await after).toBe("second");
});

test("drops the cached value after a change", async () => {
  const { replies, write, changeVersion, read } = slowValue();
  const before = read();
  write("second");
  replies[0]?.();
  expect(await before).toBe("first");
  changeVersion();
  const after = read();
  replies[1]?.();
  expect(await after).toBe("second");
});

test("reads a key without a value each time", async () => {
  const { replies, write, read } = slowValue();
  write(undefined);
  const first = read();
  replies[0]?.();
  expect(await first).toBeUndefined();
  const second = read();
  replies[1]?.();
  expect(await second).toBeUndefined();
  expect(replies).toHaveLength(2);
});

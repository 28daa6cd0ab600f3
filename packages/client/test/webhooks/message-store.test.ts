import { afterEach, expect, test, vi } from "vitest";
import { createMemoryStore } from "../../src/webhooks.js";

afterEach(() => vi.useRealTimers());

test("remembers a message for four days, longer than the retry period", async () => {
  vi.useFakeTimers({ now: 0 });
  const store = createMemoryStore();
  expect(await store.add("msg_1")).toBe(true);
  vi.setSystemTime(3 * 86_400_000);
  expect(await store.add("msg_1")).toBe(false);
  vi.setSystemTime(4 * 86_400_000 + 1);
  expect(await store.add("msg_1")).toBe(true);
});

test("remembers the last messages up to its limit", async () => {
  const store = createMemoryStore(2);
  for (const id of ["a", "b", "c"]) await store.add(id);
  expect(await store.add("c")).toBe(false);
  expect(await store.add("b")).toBe(false);
  expect(await store.add("a")).toBe(true);
});

import { expect, test } from "vitest";
import { GrowingBytes } from "../src/growing-bytes.js";

test("reallocates only a few times for ten thousand chunks", () => {
  const bytes = new GrowingBytes();
  const stores = new Set<unknown>();
  for (let at = 0; at < 10_000; at += 1) {
    bytes.append(Uint8Array.of(at % 256, 1, 2));
    bytes.keepFrom(0);
    stores.add(bytes.bytes.buffer);
  }
  expect(bytes.bytes).toHaveLength(30_000);
  expect([...bytes.bytes.subarray(29_997)]).toEqual([9_999 % 256, 1, 2]);
  expect(stores.size).toBeLessThan(40);
});

test("copies kept bytes out of the chunk and frees memory", () => {
  const bytes = new GrowingBytes();
  const chunk = Uint8Array.of(1, 2, 3, 4);
  bytes.append(chunk);
  bytes.keepFrom(2);
  chunk.fill(9);
  expect([...bytes.bytes]).toEqual([3, 4]);
  bytes.append(new Uint8Array(4 * 1024 * 1024));
  bytes.keepFrom(4 * 1024 * 1024);
  expect([...bytes.bytes]).toEqual([0, 0]);
  expect(bytes.bytes.buffer.byteLength).toBeLessThan(1024);
});

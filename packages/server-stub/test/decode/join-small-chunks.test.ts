import * as fc from "fast-check";
import { expect, test } from "vitest";
import type { ByteSource } from "../../src/request/byte-source.js";
import { joinSmallChunks } from "../../src/decode/join-small-chunks.js";

const sourceOf =
  (chunks: readonly Uint8Array[]): ByteSource =>
  async (take) =>
    chunks.forEach((chunk) => take(chunk));

async function collect(read: ByteSource): Promise<Uint8Array[]> {
  const chunks: Uint8Array[] = [];
  await read((chunk) => chunks.push(chunk));
  return chunks;
}

test("yields the same bytes for any chunks", () =>
  fc.assert(
    fc.asyncProperty(
      fc.array(fc.uint8Array({ maxLength: 2_000, size: "max" }), { maxLength: 20 }),
      async (chunks) => {
        const joined = await collect(joinSmallChunks(sourceOf(chunks)));
        expect(Buffer.concat(joined)).toEqual(Buffer.concat(chunks));
      },
    ),
    { numRuns: 200, seed: 3 },
  ));

test("joins many single bytes into few pieces", async () => {
  const bytes = Array.from({ length: 10_000 }, (_, index) => Uint8Array.of(index % 256));
  const joined = await collect(joinSmallChunks(sourceOf(bytes)));
  expect(joined.map(({ length }) => length)).toEqual([4096, 4096, 1808]);
});

test("passes a large chunk on without copying it", async () => {
  const large = new Uint8Array(1_000);
  expect((await collect(joinSmallChunks(sourceOf([large]))))[0]).toBe(large);
});

test("stops reading when the consumer throws", async () => {
  const read = joinSmallChunks(sourceOf([new Uint8Array(1_000)]));
  const refuse = () => {
    throw new Error("full");
  };
  await expect(read(refuse)).rejects.toThrow("full");
});

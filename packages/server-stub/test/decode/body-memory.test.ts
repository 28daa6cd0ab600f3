import { expect, test } from "vitest";
import { BodyMemory } from "../../src/decode/body-memory.js";

test("frees memory when the last file that may share it is released", () => {
  const memory = new BodyMemory(true);
  const chunk = new Uint8Array(1_000);
  memory.note(chunk);
  const [releaseFirst, releaseSecond] = [memory.hold(), memory.hold()];
  releaseFirst();
  expect(chunk).toHaveLength(1_000);
  releaseSecond();
  expect(chunk).toHaveLength(0);
});

test.each([
  ["a chunk that is a part of a larger buffer", true, new Uint8Array(new ArrayBuffer(64), 0, 32)],
  ["a chunk that its sender still holds", false, new Uint8Array(32)],
  ["a chunk whose memory threads share", true, new Uint8Array(new SharedArrayBuffer(32))],
])("leaves %s alone", (_, isOurs, chunk) => {
  const memory = new BodyMemory(isOurs);
  memory.note(chunk);
  memory.hold()();
  expect(chunk).toHaveLength(32);
});

test("releases a chunk after the chunk was detached", () => {
  const memory = new BodyMemory(true);
  const chunk = new Uint8Array(32);
  memory.note(chunk);
  structuredClone(chunk.buffer, { transfer: [chunk.buffer] });
  memory.hold()();
  expect(chunk).toHaveLength(0);
});

import { expect, test } from "vitest";
import { readMemberComments } from "../../src/generate/service/member-comments.ts";

const source = `
const inner = z.strictObject({
  /** Bytes of a file. */
  file: z.int(),
});
const all = z.strictObject({
  /**
   * Memory.
   *
   * @default half of it
   */
  memory: z.int(),
  limits: inner.prefault({}),
});`;

test("comments of members are read, also of those in other objects", () => {
  expect(Object.fromEntries(readMemberComments(source, "all"))).toEqual({
    memory: { text: "Memory.", default: "half of it" },
    limits: { text: "" },
    "limits.file": { text: "Bytes of a file." },
  });
});

test("refuses a source without the object", () => {
  expect(() => readMemberComments(source, "lost")).toThrow("Expected an object lost of Zod");
});

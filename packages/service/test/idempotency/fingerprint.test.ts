import { createHash } from "node:crypto";
import { expect, test } from "vitest";
import { fingerprint, idempotencyHeaders } from "../../src/idempotency/idempotency.js";

const hex = (...content: Parameters<typeof fingerprint>) =>
  Buffer.from(fingerprint(...content)).toString("hex");

test("ignores the order of members at any depth", () => {
  expect(hex({ b: 1, a: { d: [{ f: 1, e: null }], c: 2 } })).toBe(
    hex({ a: { c: 2, d: [{ e: null, f: 1 }] }, b: 1 }),
  );
});

test.each([
  ["another value", { a: 1 }, { a: 2 }],
  ["another member", { a: 1 }, { b: 1 }],
  ["null for an object", { a: null }, { a: {} }],
  ["an object for a list", { a: ["x"] }, { a: { 0: "x" } }],
  ["another order of items", [1, 2], [2, 1]],
])("%s changes the fingerprint", (_, one, other) => {
  expect(hex(one)).not.toBe(hex(other));
});

test("hashes bytes after the value, independent of their chunks", () => {
  const bytes = (text: string) => new TextEncoder().encode(text);
  const whole = hex({ a: 1 }, [bytes("document")]);
  expect(hex({ a: 1 }, [bytes("docu"), bytes("ment")])).toBe(whole);
  expect(hex({ a: 1 }, [bytes("other")])).not.toBe(whole);
  expect(whole).toBe(createHash("sha256").update('{"a":1}\0document').digest("hex"));
  expect(hex({ b: 1, a: 2 })).toBe(createHash("sha256").update('{"a":2,"b":1}\0').digest("hex"));
});

test("sends back the key of the request, and none without a key", () => {
  expect(idempotencyHeaders("k1")).toEqual({ "idempotency-key": "k1" });
  expect(idempotencyHeaders(undefined)).toStrictEqual({});
});

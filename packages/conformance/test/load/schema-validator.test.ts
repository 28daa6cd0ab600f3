import { expect, test } from "vitest";
import { contractOf } from "../../src/load/contract.js";
import { schemaValidatorOf } from "../../src/load/schema-validator.js";

const Time = { type: "string", format: "date-time" };
const document = { openapi: "3.1.0", paths: {}, components: { schemas: { Time } } };
const checkSchema = schemaValidatorOf(contractOf(document));

test.each([
  ["2026-10-01T00:00:00Z", 0],
  ["2026-10-01T00:00:00.123456789+05:30", 0],
  ["2026-10-01t23:59:59z", 0],
  ["2026-10-01T00:00:00+0000", 1],
  ["2026-10-01T00:00:00+00", 1],
  ["2026-10-01T00:00:00", 1],
  ["2026-10-01 00:00:00Z", 1],
  ["2026-02-30T00:00:00Z", 1],
])("`%s` violates RFC 3339 %i times", (time, count) => {
  expect(checkSchema("/components/schemas/Time", time)).toHaveLength(count);
});

test("accepts a number of two decimal places as a multiple of 0.01", () => {
  const check = schemaValidatorOf(contractOf({ a: { multipleOf: 0.01 } }));
  const numbers = [0.07, 1.1, 4.35, 1_234_567.89, 0.075];
  expect(numbers.filter((number) => check("/a", number).length > 0)).toEqual([0.075]);
});

test("does not require read-only or write-only members in the other direction", () => {
  const key = { type: "string", readOnly: true };
  const check = schemaValidatorOf(
    contractOf({
      base: { required: ["id"], properties: { id: { $ref: "#/key" } } },
      key,
      all: {
        allOf: [{ $ref: "#/base" }],
        required: ["id", "secret"],
        properties: { secret: { type: "string", writeOnly: true } },
      },
    }),
  );
  expect(check("/all", { secret: "s" }, "request")).toEqual([]);
  expect(check("/all", { secret: "s", id: 7 }, "request")).toEqual([]);
  expect(check("/all", { id: "1" }, "response")).toEqual([]);
  expect(check("/all", {}, "request")).not.toEqual([]);
  expect(check("/all", {}, "response")).not.toEqual([]);
});

test("names an unusable schema and reports no violations of it", () => {
  const check = schemaValidatorOf(
    contractOf({ a: { pattern: "(" }, b: { $ref: "#/nowhere" }, c: { type: "string" } }),
  );
  expect([check("/a", ""), check("/b", ""), check("/c", 1).length]).toEqual([[], [], 1]);
  expect([...check.unusable.keys()]).toEqual(["/a", "/b"]);
});

import { array, assert, constantFrom, oneof, property, string } from "fast-check";
import { expect, test } from "vitest";
import type { Parameter } from "../../src/contract/operation.js";
import type { Violation } from "../../src/contract/violation.js";
import { splitSource } from "../../src/decode/parameters/sent.js";
import { readParameter } from "../../src/decode/read-parameter.js";
import { readQueryNumber } from "../../src/decode/read-query-number.js";

const pageNo: Parameter = {
  in: "query",
  name: "pageNo",
  required: false,
  style: "form",
  explode: true,
  shape: { scalars: ["integer", "null"] },
  fallback: 1,
  check: (value, pointer, out) => {
    if (typeof value !== "number")
      out.push({ in: "query", pointer, keyword: "type", detail: String(value) });
  },
};

function readBy(read: typeof readParameter, query: string) {
  const out: Violation[] = [];
  const value = read(splitSource({ path: {}, query, header: () => undefined }), pageNo, out);
  return { value, out };
}

test.each([
  ["pageNo=7", 7],
  ["pageSize=50&pageNo=7", 7],
  ["pageNo=7&pageSize=50", 7],
  ["pageNo=0", 0],
  ["pageNo=999999999999999", 999_999_999_999_999],
  ["", 1],
  ["pageNo=", 1],
  ["%70ageNo=7", 7],
  ["pageNo=-7", -7],
])("reads %s as %d", (query, value) => {
  expect(readBy(readQueryNumber, query)).toEqual({ value, out: [] });
});

test.each(["pageNo=1&pageNo=2", "pageNo=1&page%4eo=2", "pageNo=07", "pageNo=7x", "pageNo=1.5e"])(
  "reports %s as a violation that names the parameter",
  (query) => {
    expect(readBy(readQueryNumber, query).out).toEqual([
      expect.objectContaining({ in: "query", name: "pageNo" }),
    ]);
  },
);

test("reads a query the same as splitting it first", () => {
  const piece = oneof(
    constantFrom("pageNo", "pageNo=", "pageNo=1", "=", "&", "&&", "%", "%4e", "+", "-", "0", "12"),
    string({ maxLength: 3 }),
  );
  assert(
    property(array(piece, { maxLength: 8 }), (pieces) => {
      const query = pieces.join("");
      expect(readBy(readQueryNumber, query)).toEqual(readBy(readParameter, query));
    }),
    { numRuns: 5_000 },
  );
});

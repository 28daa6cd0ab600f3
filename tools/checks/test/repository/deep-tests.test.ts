import { expect, test } from "vitest";
import { deepTestFaults } from "../../src/repository/deep-tests.ts";

const FILE = "packages/service/test/faults/storm.deep.test.ts";
const deep = "[storm](../../packages/service/test/faults/storm.deep.test.ts)";
const first = "[storm](../../packages/service/test/faults/storm.test.ts)";

test("accepts a deep test whose row names a first-tier test", () => {
  expect(deepTestFaults([FILE], `| ${deep} | many kills | ${first}: one |`)).toEqual([]);
});

test("reports a deep test without a row", () => {
  expect(deepTestFaults([FILE], `| ${first} | many kills | ${deep} |`)).toEqual([
    expect.stringContaining(`no row for ${FILE}`),
  ]);
});

test("reports a row that names no first-tier test", () => {
  expect(deepTestFaults([FILE], `| ${deep} | many kills | nothing |`)).toEqual([
    expect.stringContaining("names no test of the first tier"),
  ]);
});

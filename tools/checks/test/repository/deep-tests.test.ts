import { expect, test } from "vitest";
import { deepTestFaults } from "../../src/repository/deep-tests.ts";

const FILE = "packages/service/test/faults/storm.deep.test.ts";
const deep = "[storm](../../packages/service/test/faults/storm.deep.test.ts)";
const first = "[storm](../../packages/service/test/faults/storm.test.ts)";

test("a deep test needs a row that names a test of the first tier", () => {
  expect(deepTestFaults([FILE], `| ${deep} | many kills | ${first}: one |`)).toEqual([]);
});

test("a deep test without a row is a fault", () => {
  expect(deepTestFaults([FILE], `| ${first} | many kills | ${deep} |`)).toEqual([
    expect.stringContaining(`no row for ${FILE}`),
  ]);
});

test("a row without a test of the first tier is a fault", () => {
  expect(deepTestFaults([FILE], `| ${deep} | many kills | nothing |`)).toEqual([
    expect.stringContaining("names no test of the first tier"),
  ]);
});

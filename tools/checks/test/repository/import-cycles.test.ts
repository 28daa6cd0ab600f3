import { expect, test } from "vitest";
import {
  findCycles,
  folderGraphs,
  importsOf,
  importsWithin,
  type Graph,
} from "../../src/repository/import-cycles.ts";

const graph = (edges: Record<string, string[]>): Graph =>
  new Map(Object.entries(edges).map(([from, to]) => [from, new Set(to)]));

test("reads imports, exports, types and dynamic imports", () => {
  const text = `import type { A } from "./a.js";
export { b } from "../b.ts";
const c = await import("./deep/c.js");
import "./d.js";
import fs from "node:fs";`;
  expect([...importsOf("packages/x/src/y/z.ts", text)]).toEqual([
    "packages/x/src/y/a.ts",
    "packages/x/src/b.ts",
    "packages/x/src/y/deep/c.ts",
    "packages/x/src/y/d.ts",
  ]);
});

test.each<[string, Record<string, string[]>, string[][]]>([
  ["a tree", { a: ["b", "c"], b: ["c"], c: [] }, []],
  ["a pair", { a: ["b"], b: ["a"] }, [["a", "b"]]],
  ["a longer way round", { a: ["b"], b: ["c"], c: ["a"], d: ["a"] }, [["a", "b", "c"]]],
  [
    "two cycles",
    { a: ["b"], b: ["a", "c"], c: ["d"], d: ["c"] },
    [
      ["c", "d"],
      ["a", "b"],
    ],
  ],
  ["what is outside", { a: ["x"] }, []],
])("finds the cycles in %s", (_, edges, expected) => {
  expect(findCycles(graph(edges))).toEqual(expected);
});

/** Returns the import cycles inside each folder that has any. */
function cyclesInside(files: Graph): Record<string, string[][]> {
  const all = [...folderGraphs(files)].map(([folder, inside]) => [folder, findCycles(inside)]);
  return Object.fromEntries(all.filter(([, cycles]) => cycles?.length));
}

test("finds a cycle at any depth, also between a folder and file", () => {
  const files = graph({
    "packages/x/src/a/context.ts": ["packages/x/src/a/images/load.ts"],
    "packages/x/src/a/images/fetch.ts": ["packages/x/src/a/context.ts"],
    "packages/x/src/a/images/load.ts": [],
    "packages/x/src/b/c/one/d.ts": ["packages/x/src/b/c/two/e.ts"],
    "packages/x/src/b/c/two/f.ts": ["packages/x/src/b/c/one/g.ts", "packages/x/src/a/context.ts"],
  });
  expect(cyclesInside(files)).toEqual({
    "packages/x/src/a": [["packages/x/src/a/context.ts", "packages/x/src/a/images"]],
    "packages/x/src/b/c": [["packages/x/src/b/c/one", "packages/x/src/b/c/two"]],
  });
});

test("finds folders that import each other even without a file cycle", () => {
  const files = graph({
    "packages/x/src/http/a.ts": ["packages/x/src/jobs/b.ts"],
    "packages/x/src/jobs/b.ts": [],
    "packages/x/src/jobs/deep/c.ts": ["packages/x/src/http/d.ts"],
    "packages/x/src/http/d.ts": [],
    "packages/x/src/index.ts": ["packages/x/src/http/a.ts"],
    "packages/x/src/page.ts": [],
    "packages/x/src/jobs/e.ts": ["packages/x/src/page.ts"],
  });
  const cycle = ["packages/x/src/http", "packages/x/src/jobs"];
  expect(cyclesInside(files)).toEqual({ "packages/x/src": [cycle] });
  expect(importsWithin(cycle, files)).toEqual([
    "packages/x/src/http/a.ts → packages/x/src/jobs/b.ts",
    "packages/x/src/jobs/deep/c.ts → packages/x/src/http/d.ts",
  ]);
});

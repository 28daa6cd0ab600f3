import { expect, test } from "vitest";
import type { Operation } from "../../src/load/operation.js";
import { createMatcher } from "../../src/traffic/match-operation.js";

const PATHS = ["/pets/{id}", "/pets", "/a/{x}.{y}.{z}.json", "/a/{k}{d}", "/a/v{n}"];

function match(url: string, baseUrl?: string) {
  const operations = PATHS.map((path) => [path, { id: path, path, method: "GET" } as Operation]);
  return createMatcher({ operations: new Map(operations as [string, Operation][]) }, baseUrl)(
    "GET",
    url,
  );
}

test.each([
  ["http://a.example/api/pets/7?x=1", undefined, "/pets/7?x=1", "/pets/{id}"],
  ["http://a.example/api/pets/7", "http://a.example/api", "/pets/7", "/pets/{id}"],
  ["/pets", "http://a.example/api", "/pets", "/pets"],
  ["/a/1..2.3.json", undefined, "/a/1..2.3.json", "/a/{x}.{y}.{z}.json"],
  ["/a/12", undefined, "/a/12", "/a/{k}{d}"],
])("%s below %s is %s of %s", (url, base, path, operation) => {
  expect(match(url, base)).toEqual({ path, operation });
});

test.each([
  ["http://a.example/apix/pets", "http://a.example/api"],
  ["http://a.example/api/v2/pets", "http://a.example/api"],
  ["http://a.example//pets", undefined],
  ["/a/v", undefined],
])("%s below %s is of no operation", (url, base) => {
  expect(match(url, base)?.operation).toBeUndefined();
});

test("ends soon for a segment that nearly matches several parameters", () => {
  expect(match(`/a/${".".repeat(8000)}`)?.operation).toBe("/a/{k}{d}");
});

import { readFileSync } from "node:fs";
import type { JsonObject } from "@document-export/openapi";
import { describe, expect, test } from "vitest";
import { compareContracts } from "../src/compare/compare-contracts.ts";
import { judge } from "../src/judge/judge.ts";
import { sidesOf } from "./table/apply-patches.ts";
import { KNOWN_CHANGES } from "./table/known-changes.ts";

const SMALL: JsonObject = JSON.parse(
  readFileSync(new URL("table/small-contract.json", import.meta.url), "utf8"),
);
const MIN_CHANGES = 120;

describe.each(Object.entries(KNOWN_CHANGES))("%s", (_, changes) => {
  test.each(changes.map((change) => [change.what, change] as const))("%s", (_, change) => {
    const [before, after] = sidesOf(SMALL, change);
    const found = compareContracts(before, after);
    const verdicts = found.map(judge);
    const caller = verdicts.some((verdict) => verdict.caller === "breaks") ? "breaks" : "safe";
    const implementer = verdicts.some((verdict) => verdict.implementer === "work")
      ? "work"
      : "safe";
    const kinds = found.map(({ kind, what }) => `${kind}: ${what}`);
    expect({ caller, implementer, kinds }).toEqual({
      caller: change.caller,
      implementer: change.implementer,
      kinds,
    });
  });
});

test("the table has at least 120 changes", () => {
  const count = Object.values(KNOWN_CHANGES).flat().length;
  expect(count).toBeGreaterThanOrEqual(MIN_CHANGES);
});

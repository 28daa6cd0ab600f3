import { expect, test } from "vitest";
import { createForesight } from "../../../src/engine/pace/foresight.js";
import type { RuleResult } from "../../../src/report/report.js";
import { RUN_RULES } from "../../../src/rules/rules.js";

const RULES = RUN_RULES.slice(0, 10);
const REQUESTS = 10;

/** Follows a run whose rules take these milliseconds, in order, and returns what is said after each. */
async function follow(paces: readonly number[], duration: number): Promise<readonly unknown[]> {
  let elapsed = 0;
  const foresight = createForesight(RULES, {
    clock: {
      elapsed: () => elapsed,
      remaining: () => duration - elapsed,
      reasonOfEnd: () => undefined,
      require: () => undefined,
      allowMore: () => undefined,
    },
    duration,
    plan: async () => new Map(RULES.map(({ id }) => [id, REQUESTS])),
  });
  const said: unknown[] = [];
  for (const [index, milliseconds] of paces.entries()) {
    elapsed += milliseconds;
    const result = { id: RULES[index]?.id, milliseconds } as RuleResult;
    said.push(await foresight.after(result, (index + 1) * REQUESTS));
  }
  return said;
}

test("says once, and early, that ten slow rules take too long", async () => {
  const [first, second, third] = await follow([100, 100, 100], 999);
  expect(first).toMatchObject({ ended: 1, total: 10, requests: 10, expected: 1_000 });
  expect([second, third]).toEqual([undefined, undefined]);
});

test("says nothing of a run that ends in time", async () => {
  expect(await follow([100, 100, 100], 1_000)).toEqual([undefined, undefined, undefined]);
});

test("takes one rule that waits for no pace of the others", async () => {
  expect(await follow([10, 10, 500, 10], 1_000)).toEqual(Array(4).fill(undefined));
});

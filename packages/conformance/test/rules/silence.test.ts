// A target on this machine can reach the receiver of the checks: a missing event is a finding, not a gap.
import { afterAll, beforeAll, expect, test } from "vitest";
import { checkImplementation } from "../../src/engine/check-implementation.js";
import type { Target } from "../../src/load/target.js";
import { exitCodeOf } from "../../src/report/report.js";
import { DELIVERY_RULES } from "../../src/rules/delivery/index.js";
import { type Started, startWith } from "../support/start-with.js";

let silent: Started;
beforeAll(async () => {
  silent = await startWith({ behaviour: { fires: () => 0, jobUrls: () => [] } });
});
afterAll(() => silent.stop());

const rules = DELIVERY_RULES.map(({ id }) => id);

function check(receiver: Partial<Pick<Target, "receiver">>) {
  const { receiver: _, ...target } = silent;
  return checkImplementation({ ...target, ...receiver }, { rules, deadline: 1_500 });
}

test("fails only events-arrive, with advice, if a local target calls no webhook", async () => {
  const report = await check({});
  const failed = report.rules.filter(({ verdict }) => verdict === "failed");
  expect(failed.map(({ id }) => id)).toEqual(["events-arrive"]);
  expect(failed[0]?.findings[0]?.message).toMatch(
    /expected a call within 1500 ms, got none\. If the target cannot reach that address/,
  );
  const reasons = new Set(report.rules.flatMap(({ reason }) => reason ?? []));
  expect([...reasons]).toEqual(["no call came to any receiver; see events-arrive"]);
  expect(exitCodeOf(report)).toBe(1);
});

test("skips delivery and exits with 4 if no receiver is reachable", async () => {
  const report = await check({ receiver: false });
  expect(new Set(report.rules.map(({ verdict }) => verdict))).toEqual(new Set(["not exercised"]));
  expect(exitCodeOf(report, ["delivery"])).toBe(4);
});

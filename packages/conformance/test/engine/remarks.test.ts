import { expect, test } from "vitest";
import type { ActiveRule } from "../../src/checks/rule.js";
import { runRule, type SharedContext } from "../../src/engine/run-rule.js";

test("lists a repeated remark once in the outcome of a rule", async () => {
  const rule: ActiveRule = {
    id: "remarks",
    title: "Says the same twice.",
    basis: [],
    operations: [],
    run: async ({ remark }) =>
      ["some were forgotten", "one", "some were forgotten"].forEach(remark),
  };
  const { remarks } = await runRule(rule, { target: {} } as SharedContext, new Map());
  expect(remarks).toEqual(["some were forgotten", "one"]);
});

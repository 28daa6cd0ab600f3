import { expect, test } from "vitest";
import type { Report, RuleResult } from "../../src/report/report.js";
import { IN_MEMORY } from "../implementation/correct.js";
import { FAMILIES } from "../../src/rules/rules.js";
import { checkThroughProxy } from "./check-through-proxy.js";

/** Events do not go through the proxy, and their rules take a large part of a run, so they are left out. */
const RULES_IN_PATH = Object.entries(FAMILIES)
  .filter(([family]) => family !== "delivery")
  .flatMap(([, rules]) => rules.map(({ id }) => id));

test.each(IN_MEMORY)("checker and proxy find nothing on one $name", async ({ start }) => {
  const { active, passive } = await checkThroughProxy(await start(), RULES_IN_PATH);
  expect(findingsOf(active)).toEqual([]);
  expect(findingsOf(passive)).toEqual([]);
  expect(passive.traffic).toMatchObject({ silent: 0, outside: 0 });
  expect(passive.rules.filter(isJudged).map(({ id }) => id)).toEqual(
    expect.arrayContaining([
      "every-request-answered",
      "credentials-demanded",
      "jobs-move-forward",
      "keys-keep-meaning",
      "pages-agree",
      "problem-details-form",
      "records-stay",
      "response-matches-contract",
      "right-requests-accepted",
      "webhooks-come-back",
      "wrong-requests-refused",
    ]),
  );
});

function findingsOf({ rules }: Pick<Report, "rules">): readonly string[] {
  return rules
    .flatMap(({ findings }) => findings)
    .map(({ rule, message }) => `${rule}: ${message}`);
}

function isJudged({ verdict }: RuleResult): boolean {
  return verdict === "passed" || verdict === "failed";
}

import { expect, test } from "vitest";
import { checkImplementation } from "../../src/engine/check-implementation.js";
import { startJudgedProxy } from "../../src/proxy/judged-proxy.js";
import type { Report, RuleResult } from "../../src/report/report.js";
import type { TrafficReport } from "../../src/traffic/judge-traffic.js";
import { IN_MEMORY } from "../implementation/correct.js";
import type { RunningCorrect } from "../implementation/correct-implementation.js";
import { profileOf } from "../implementation/profile-of.js";
import { FAMILIES } from "../../src/rules/rules.js";
import type { Plant } from "../faults/fault.js";
import { loadFaults } from "../faults/load-faults.js";
import { startPlanted } from "../faults/plant/plant.js";

/** Events go past the proxy, and their rules take a good part of a run. */
const RULES_IN_PATH = Object.entries(FAMILIES)
  .filter(([family]) => family !== "delivery")
  .flatMap(([, rules]) => rules.map(({ id }) => id));

test.each(IN_MEMORY)(
  "neither the checker nor the proxy finds anything on one $name",
  async ({ start }) => {
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
  },
);

const FAULTS: readonly (readonly [fault: string, active: string, passive: string])[] = [
  ["key-ignored-but-echoed", "idempotent-repeat", "keys-keep-meaning"],
  ["order-changes", "order-kept", "records-stay"],
  ["page-number-ignored", "page-arithmetic", "pages-agree"],
  ["date-with-space", "response-matches-contract", "response-matches-contract"],
  ["text-cut-at-nul", "webhook-text-unchanged", "webhooks-come-back"],
  ["webhooks-are-public", "authorization-required", "credentials-demanded"],
  ["request-media-type-ignored", "media-type-refused", "wrong-requests-refused"],
  ["past-the-end-is-404", "page-past-the-end", "right-requests-accepted"],
];

test.each(FAULTS)("the proxy sees what the checker sees of %s", async (id, own, rule) => {
  const fault = loadFaults().find((one) => one.id === id);
  const { active, passive } = await checkThroughProxy(await startFaulty(fault?.plant), [own, rule]);
  expect(active.rules.find((one) => one.id === own)).toMatchObject({ verdict: "failed" });
  expect(passive.rules.find((one) => one.id === rule)).toMatchObject({ verdict: "failed" });
});

interface Both {
  readonly active: Report;
  readonly passive: TrafficReport;
}

async function startFaulty(plant: Plant | undefined): Promise<RunningCorrect> {
  const target = await startPlanted(plant);
  return { profile: profileOf(target), stop: () => target.stop() };
}

async function checkThroughProxy(
  { profile, stop }: RunningCorrect,
  rules?: readonly string[],
): Promise<Both> {
  const proxy = await startJudgedProxy({ upstream: profile.baseUrl });
  try {
    const through = { ...profile, baseUrl: proxy.url };
    const active = await checkImplementation(through, { deadline: 5_000, ...(rules && { rules }) });
    return { active, passive: await proxy.end() };
  } finally {
    await stop();
  }
}

function findingsOf({ rules }: Pick<Report, "rules">): readonly string[] {
  return rules
    .flatMap(({ findings }) => findings)
    .map(({ rule, message }) => `${rule}: ${message}`);
}

function isJudged({ verdict }: RuleResult): boolean {
  return verdict === "passed" || verdict === "failed";
}

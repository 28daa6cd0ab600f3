import { expect, test } from "vitest";
import type { RunningCorrect } from "../implementation/correct-implementation.js";
import { profileOf } from "../implementation/profile-of.js";
import type { Plant } from "../faults/fault.js";
import { loadFaults } from "../faults/load-faults.js";
import { startPlanted } from "../faults/plant/plant.js";
import { checkThroughProxy } from "./check-through-proxy.js";

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

test.each(FAULTS)("the proxy reports the fault %s like the checker", async (id, own, rule) => {
  const fault = loadFaults().find((one) => one.id === id);
  const { active, passive } = await checkThroughProxy(await startFaulty(fault?.plant), [own, rule]);
  expect(active.rules.find((one) => one.id === own)).toMatchObject({ verdict: "failed" });
  expect(passive.rules.find((one) => one.id === rule)).toMatchObject({ verdict: "failed" });
});

async function startFaulty(plant: Plant | undefined): Promise<RunningCorrect> {
  const target = await startPlanted(plant);
  return { profile: profileOf(target), stop: () => target.stop() };
}

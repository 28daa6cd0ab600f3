import { fileURLToPath } from "node:url";
import { loadDescription } from "@document-export/openapi";
import { expect } from "vitest";
import { checkImplementation } from "../../src/engine/check-implementation.js";
import type { CheckOptions } from "../../src/engine/check-options.js";
import type { JsonObject } from "../../src/load/json.js";
import { startThings, THINGS_PROFILE, type ThingFault } from "./start-things.js";

const file = fileURLToPath(new URL("things.yaml", import.meta.url));
const loaded = loadDescription(file) as Promise<JsonObject>;

/** Checks the API of things, and returns the report and the things that are left afterwards. */
export async function checkThings(
  fault?: ThingFault,
  own: Pick<CheckOptions, "depth" | "rules"> = {},
) {
  const options = { description: await loaded, ...own };
  const { baseUrl, things, stop } = await startThings(fault);
  const report = await checkImplementation({ baseUrl, ...THINGS_PROFILE }, options).finally(stop);
  return { ...report, left: [...things.values()] };
}

/** Checks without any fault, and expects that the check calls every operation, finds nothing and leaves nothing. */
export async function expectThingsCorrect(depth: "default" | "thorough"): Promise<void> {
  const { rules, left, coverage } = await checkThings(undefined, { depth });
  expect(rules.flatMap(({ findings }) => findings)).toEqual([]);
  expect(coverage.operations.filter(({ count }) => count === 0)).toEqual([]);
  const remarks = rules.flatMap(({ reason }) => reason ?? []).join("; ");
  expect(remarks).not.toContain("search refuses");
  expect(left).toEqual([]);
}

/** Expects that a rule finds a fault, with a message. */
export async function expectFound(fault: ThingFault, rule: string, message: RegExp): Promise<void> {
  const { rules } = await checkThings(fault, { rules: [rule] });
  const messages = rules.find(({ id }) => id === rule)?.findings.map((one) => one.message) ?? [];
  expect(messages.filter((one) => message.test(one))).not.toEqual([]);
}

/** The rules that have some strict findings. */
const REFUSING = ["credentials-required", "invalid-parameters-refused", "invalid-bodies-refused"];

/** Expects that a fault leads to strict findings alone, the first of them with a message. */
export async function expectStrict(fault: ThingFault, message: RegExp): Promise<void> {
  const { rules } = await checkThings(fault, { rules: REFUSING });
  const [first, ...others] = rules.flatMap(({ findings }) => findings);
  expect(first).toMatchObject({ level: "strict", message: expect.stringMatching(message) });
  expect(others.filter(({ level }) => level !== "strict")).toEqual([]);
}

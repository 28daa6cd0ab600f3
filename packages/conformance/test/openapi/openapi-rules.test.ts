import { fileURLToPath } from "node:url";
import { loadDescription } from "@document-export/openapi";
import { beforeAll, expect, test } from "vitest";
import { checkImplementation } from "../../src/engine/check-implementation.js";
import { loadContract } from "../../src/load/contract.js";
import type { JsonObject } from "../../src/load/json.js";
import type { Report } from "../../src/report/report.js";
import { OPENAPI_RULES } from "../../src/rules/openapi/index.js";
import { startOnStub } from "../implementation/on-stub/start-on-stub.js";
import { type PetFault, startPets } from "./start-pets.js";

let description: JsonObject;
beforeAll(async () => {
  const file = fileURLToPath(new URL("pets.yaml", import.meta.url));
  description = (await loadDescription(file)) as JsonObject;
});

const REQUESTS = { createPet: {}, getPet: { parameters: { petId: 1 } } };

async function check(fault?: PetFault): Promise<Report> {
  const { baseUrl, stop } = await startPets(fault);
  try {
    const target = { baseUrl, token: "right", requests: REQUESTS };
    return await checkImplementation(target, { description, depth: "thorough", deadline: 5_000 });
  } finally {
    await stop();
  }
}

test("nothing is found on an API of others that is right", async () => {
  const { rules } = await check();
  expect(rules.flatMap(({ findings }) => findings)).toEqual([]);
  expect(rules.map(({ verdict }) => verdict)).toEqual(OPENAPI_RULES.map(() => "passed"));
});

test.each<[PetFault, string]>([
  ["path-missing", "requests-accepted"],
  ["any-token-taken", "credentials-required"],
  ["any-method-taken", "undescribed-methods-refused"],
  ["limit-unchecked", "invalid-parameters-refused"],
  ["names-unchecked", "invalid-bodies-refused"],
  ["names-unchecked", "random-bodies-judged"],
  ["fails-on-bad-json", "no-server-error"],
  ["undescribed-status", "responses-described"],
  ["plain-text-list", "responses-described"],
  ["id-as-text", "responses-described"],
  ["retirement-unannounced", "deprecation-announced"],
  ["sunset-too-early", "deprecation-announced"],
])("%s is found by %s", async (fault, rule) => {
  const { rules } = await check(fault);
  expect(rules.find(({ id }) => id === rule)).toMatchObject({ verdict: "failed" });
});

test("what could change the target is sent only where the profile has a request for it", async () => {
  const { baseUrl, stop } = await startPets();
  const report = await checkImplementation({ baseUrl, token: "right" }, { description });
  await stop();
  expect(report.rules.find(({ id }) => id === "invalid-bodies-refused")?.reason).toMatch(
    /createPet could change the target/,
  );
});

test("the rules on any description find nothing on the interface either", async () => {
  const target = await startOnStub();
  const { rules } = await checkImplementation(target, {
    description: loadContract().document,
    deadline: 5_000,
  });
  await target.stop();
  expect(rules.flatMap(({ findings }) => findings)).toEqual([]);
});

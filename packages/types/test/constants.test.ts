import { readFile } from "node:fs/promises";
import { expect, test } from "vitest";
import { eventTypes, isKnown, jobStatuses, problemTypes } from "../src/constants.js";

async function contract(file: string) {
  return JSON.parse(
    await readFile(new URL(import.meta.resolve(`@document-export/spec/${file}`)), "utf8"),
  );
}

test("the constants are those of the contract", async () => {
  const { components, webhooks } = await contract("openapi.json");
  const problems: { type: string }[] = await contract("problems.json");
  expect(jobStatuses).toEqual(components.schemas.JobStatus.enum);
  expect(problemTypes).toEqual(problems.map(({ type }) => type));
  expect(eventTypes.map((type) => type.replace(".", "-"))).toEqual(Object.keys(webhooks));
});

test("a value of a later version is not known", () => {
  expect([isKnown(jobStatuses, "done"), isKnown(jobStatuses, "paused")]).toEqual([true, false]);
});

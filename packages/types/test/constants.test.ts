import { readFile } from "node:fs/promises";
import { expect, test } from "vitest";
import {
  eventTypes,
  isKnown,
  jobStatuses,
  OPERATION_ADDRESSES,
  OPERATION_IDS,
  OPERATION_STATUSES,
  problemTypes,
} from "../src/constants.js";

async function contract(file: string) {
  return JSON.parse(
    await readFile(new URL(import.meta.resolve(`@document-export/spec/${file}`)), "utf8"),
  );
}

test("exports the constants of the contract", async () => {
  const { components, webhooks } = await contract("openapi.json");
  const problems: { type: string }[] = await contract("problems.json");
  expect(jobStatuses).toEqual(components.schemas.JobStatus.enum);
  expect(problemTypes).toEqual(problems.map(({ type }) => type));
  expect(eventTypes.map((type) => type.replace(".", "-"))).toEqual(Object.keys(webhooks));
});

test("lists every operation of the contract with its path and statuses", async () => {
  const { paths } = await contract("openapi.json");
  const items = Object.entries<Record<string, { operationId: string; responses: object }>>(paths);
  const operations = items.flatMap(([, item]) => Object.values(item));
  const addresses = items.flatMap(([path, item]) =>
    Object.entries(item).map(([method, { operationId }]) => [
      operationId,
      { method: method.toUpperCase(), path },
    ]),
  );
  expect(OPERATION_ADDRESSES).toEqual(Object.fromEntries(addresses));
  expect(OPERATION_IDS).toEqual(operations.map(({ operationId }) => operationId));
  for (const { operationId, responses } of operations)
    expect(OPERATION_STATUSES).toHaveProperty(
      operationId,
      Object.keys(responses)
        .filter((status) => /^\d/.test(status))
        .map(Number),
    );
});

test("isKnown returns false for a value of a later version", () => {
  expect([isKnown(jobStatuses, "done"), isKnown(jobStatuses, "paused")]).toEqual([true, false]);
});

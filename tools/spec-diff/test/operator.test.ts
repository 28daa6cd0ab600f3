import { mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { afterAll, beforeAll, expect, test } from "vitest";
import { compareOperator, releaseOperator } from "../src/compare-operator.ts";

const contract = fileURLToPath(new URL("../../../spec/dist/operator.json", import.meta.url));
let folder: string;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "spec-diff-operator-"));
});
afterAll(() => rm(folder, { recursive: true }));

test("reports no changes for a contract that was never released", async () => {
  const released = join(folder, "none.json");
  expect(await compareOperator({ contract, released })).toBeUndefined();
});

test("compares the next contract with the last release", async () => {
  const released = join(folder, "released.json");
  await releaseOperator({ contract, released });
  expect(await compareOperator({ contract, released })).toEqual([]);
});

test("traces a change to the operator's files and shared ones", async () => {
  const document = JSON.parse(await readFile(contract, "utf8"));
  document.components.schemas.Webhook.properties.pending.maximum = 10_000;
  document.components.schemas.JobStatus.enum.push("paused");
  const changed = join(folder, "changed.json");
  await writeFile(changed, JSON.stringify(document));
  const changes = (await compareOperator({ contract: changed, released: contract })) ?? [];
  expect(changes.map(({ caller, source }) => `${caller}: ${source}`)).toEqual(
    expect.arrayContaining([
      "breaks: operator/components/schemas/Webhook.yaml#/properties/pending/maximum",
      "breaks: components/schemas/JobStatus.yaml#/enum",
    ]),
  );
});

import { createHash } from "node:crypto";
import { expect, test } from "vitest";
import { migrationFaults } from "../../src/repository/released-migrations.ts";

const contents = new Map([["0001-initial", Buffer.from("create")]]);
const hash = createHash("sha256").update("create").digest("hex").slice(0, 16);
const read = async (name: string) => contents.get(name);

test("accepts released migrations that are unchanged", async () => {
  expect(await migrationFaults(`migration 0001-initial ${hash}\n`, read)).toEqual([]);
});

test.each([
  ["edited", "0001-initial", "was edited"],
  ["deleted", "0002-retention", "is missing"],
])("refuses a released migration that was %s", async (_, name, fault) => {
  expect(await migrationFaults(`migration ${name} 0123456789abcdef\n`, read)).toEqual([
    expect.stringMatching(`^packages/service/.*/${name}\\.ts: .* ${fault}: restore it`),
  ]);
});

test("refuses a report without migrations", async () => {
  expect(await migrationFaults("# Report\n", read)).toHaveLength(1);
});

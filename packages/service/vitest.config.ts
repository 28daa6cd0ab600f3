import { sharedTests } from "@document-export/config/vitest";
import { defineConfig } from "vitest/config";
import { BaseSequencer, type TestSpecification } from "vitest/node";
import { memoryFolder } from "./test/support/storage/memory-folder.ts";
import { postgresMissing } from "@document-export/local-servers";

const temporary = process.env["TMPDIR"] ?? memoryFolder();
if (temporary !== undefined) process.env["TMPDIR"] = temporary;

/** What the service does holds on both storages: these tests run on each, `vitest run --project postgres` on one. */
const ON_BOTH_STORAGES = [
  "*",
  "attacks/{fields,images,workspaces}",
  "exports/*",
  "exports/images/*",
  "faults/{clock-jumps,destination-faults}",
  "http/{round-trip,bad-input,client-error,lists,prefer-wait}",
  "{erasure,observe,retention}/**/*",
  "operator-api/{console,events,events-of-processes,failed-poll,overview}",
  "storage/claim-tasks",
  "traces/**/*",
  "operator-api/data/*",
  "webhooks/{circuit,deliver-message}",
  "workers/fairness",
];

const missing = postgresMissing();
if (missing !== undefined) console.warn(`SKIPPED on PostgreSQL: ${missing}.`);

// Tests of a service wait most of the time, for databases, receivers and clocks: four at once keep two cores busy.
const maxWorkers = 4;

/** The longest files in the order in which they begin; they would be last, since they are short to read. */
const longest = [
  "power-failure",
  "backup/between-storages",
  "backup/backup",
  "control-socket",
  "failover",
  "storm",
];

/** Begins with the files that take longest, so that nothing waits for one of them at the end. */
class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const placeOf = ({ moduleId }: TestSpecification) => {
      const place = longest.findIndex((name) => moduleId.includes(name));
      return place === -1 ? longest.length : place;
    };
    return (await super.sort(files)).toSorted((one, other) => placeOf(one) - placeOf(other));
  }
}

export default defineConfig(({ mode }) => {
  const { include, exclude, reporters, ...rest } = sharedTests(mode);
  // What a test starts ends with it, and to load the service anew for each file takes a third of the processor time.
  const common = { ...rest, exclude, isolate: false };
  const embedded = {
    test: {
      ...common,
      name: "embedded",
      include,
      globalSetup: [
        "test/support/storage/shared-postgres.ts",
        "test/support/storage/embedded-template.ts",
      ],
    },
  };
  const suffix = mode === "deep" ? "deep.test.ts" : "test.ts";
  const postgres = {
    test: {
      ...common,
      name: "postgres",
      include: ON_BOTH_STORAGES.map((files) => `test/${files}.${suffix}`),
      env: { TEST_STORAGE: "postgres" },
      globalSetup: [
        "test/support/storage/shared-postgres.ts",
        "test/support/storage/postgres-template.ts",
      ],
    },
  };
  return {
    test: {
      reporters,
      maxWorkers,
      sequence: { sequencer: LongestFirst },
      projects: missing === undefined ? [embedded, postgres] : [embedded],
    },
  };
});

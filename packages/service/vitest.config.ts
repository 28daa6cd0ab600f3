import { sharedTests } from "@document-export/config/vitest";
import { defineConfig } from "vitest/config";
import { BaseSequencer, type TestSpecification } from "vitest/node";
import { memoryFolder } from "./test/support/storage/memory-folder.ts";
import { postgresMissing } from "@document-export/local-servers";

const temporary = process.env["TMPDIR"] ?? memoryFolder();
if (temporary !== undefined) process.env["TMPDIR"] = temporary;

/**
 * What the service does holds on both storages. `pnpm test` runs these on PostgreSQL, where that is there, and `pnpm test:deep`
 * on the embedded storage, which all others run on: a start of it costs three times as much.
 */
const ON_BOTH_STORAGES = [
  "*",
  "attacks/!(operator)",
  "{auth,bounds,jobs,proxies,uploads,workers}/*",
  "{erasure,observe,retention,traces}/**/*",
  "exports/*",
  "exports/images/*",
  "faults/{clock-jumps,destination-away,destination-faults}",
  "http/!(stopping)",
  "http/{cors,uploads}/*",
  "operator/usage",
  "operator-api/*",
  "operator-api/data/*",
  "storage/{claim-tasks,request-counts}",
  "webhooks/!(replay-delivery)",
].map((files) => `test/${files}.test.ts`);

const missing = postgresMissing();
if (missing !== undefined) console.warn(`SKIPPED on PostgreSQL: ${missing}.`);

// Tests of a service wait most of the time, for databases, receivers and clocks: four at once keep two cores busy.
const maxWorkers = 4;

/** The longest files in the order in which they begin; they would be last, since they are short to read. */
const longest = ["power-failure", "between-storages", "storm", "backup/backup", "failover"];

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
  // What a test starts ends with it, and loading the service again for each file takes a third of the processor time.
  const common = { ...rest, isolate: false };
  const isDeep = mode === "deep";
  const hasPostgres = missing === undefined;
  const embedded = {
    test: {
      ...common,
      name: "embedded",
      include: [...include, ...(isDeep && hasPostgres ? ON_BOTH_STORAGES : [])],
      exclude: [...exclude, ...(!isDeep && hasPostgres ? ON_BOTH_STORAGES : [])],
      globalSetup: [
        "test/support/storage/shared-postgres.ts",
        "test/support/storage/embedded-template.ts",
      ],
    },
  };
  const postgres = {
    test: {
      ...common,
      name: "postgres",
      include: ON_BOTH_STORAGES,
      exclude,
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
      projects: hasPostgres && !isDeep ? [embedded, postgres] : [embedded],
    },
  };
});

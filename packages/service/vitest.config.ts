import { sharedTests } from "@document-export/config/vitest";
import { defineConfig } from "vitest/config";
import { BaseSequencer, type TestSpecification } from "vitest/node";
import { memoryFolder } from "./test/support/storage/memory-folder.ts";
import { postgresMissing } from "@document-export/local-servers";

const temporary = process.env["TMPDIR"] ?? memoryFolder();
if (temporary !== undefined) process.env["TMPDIR"] = temporary;

/** What the service does holds on both storages. `pnpm test` runs these on PostgreSQL, where that is there: a start of it costs a third. */
const ON_POSTGRES = testFiles([
  "*",
  "attacks/!(operator)",
  "{auth,bounds,jobs,proxies,uploads,workers}/*",
  "{erasure,observe,retention,traces}/**/*",
  "exports/*",
  "exports/{images,links}/*",
  "faults/{clock-jumps,destination-away,destination-faults,hostile-documents}",
  "http/*",
  "http/{cors,uploads}/*",
  "operator/usage",
  "operator-api/*",
  "operator-api/data/*",
  "storage/{claim-tasks,request-counts}",
  "webhooks/!(replay-delivery)",
]);

/**
 * Those whose outcome can differ by storage, because they test statements, transactions, values or notifications of the
 * database, or what only the embedded one has: `pnpm test:deep` runs them again on it. The others reach it through these.
 */
const AGAIN_EMBEDDED = testFiles([
  "*",
  "attacks/workspaces",
  "{erasure,retention}/**/*",
  "{jobs,uploads,workers}/*",
  "exports/!(conversion-failures|map-fields|unknown-options)",
  "http/{idempotent-content,lists,prefer-wait,readiness,round-trip,unavailable}",
  "observe/{metric-names,metrics}",
  "operator/usage",
  "operator-api/{events,numbers,overview,polls,sessions}",
  "operator-api/data/*",
  "storage/{claim-tasks,request-counts}",
  "webhooks/!(endpoint|replay-delivery|retry-schedule|send-attempt)",
]);

const missing = postgresMissing();
if (missing !== undefined) console.warn(`SKIPPED on PostgreSQL: ${missing}.`);

// Tests of a service wait some of the time, for databases, receivers and clocks: three at once keep two cores busy. With
// four, a machine whose memory is slow ran thirty processes at once, and pages of the console took minutes.
const maxWorkers = 3;

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
  const { include, exclude, reporters, ...common } = sharedTests(mode);
  const isDeep = mode === "deep";
  const hasPostgres = missing === undefined;
  const embedded = {
    test: {
      ...common,
      name: "embedded",
      include: [...include, ...(isDeep && hasPostgres ? AGAIN_EMBEDDED : [])],
      exclude: [...exclude, ...(!isDeep && hasPostgres ? ON_POSTGRES : [])],
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
      include: ON_POSTGRES,
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

function testFiles(names: readonly string[]): string[] {
  return names.map((name) => `test/${name}.test.ts`);
}

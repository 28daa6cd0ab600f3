import type { Kysely } from "kysely";
import { Migrator, type Migration } from "kysely/migration";
import type { Database } from "../database.js";
import { createFirstTables } from "./0001-first-tables.js";
import { addConnectionSecrets } from "./0002-connection-secrets.js";
import { addRequestCounts } from "./0003-request-counts.js";
import { addBacklogIndexes } from "./0004-backlog-indexes.js";
import { addJobImages } from "./0005-job-images.js";
import { freeUploads } from "./0006-free-uploads.js";
import { addTraces } from "./0007-traces.js";
import { addEndpointCircuits } from "./0008-endpoint-circuits.js";
import { addCircuits } from "./0009-circuits.js";
import { countConnectionRenames } from "./0010-connection-renames.js";
import { dropImpliedReferences } from "./0011-implied-references.js";
import { addSmallExports } from "./0012-small-exports.js";
import { addWarningCounts } from "./0013-warning-counts.js";
import { countConversionFailures } from "./0014-conversion-failures.js";
import { addWorkspaceUsage } from "./0015-workspace-usage.js";
import { MigrationError } from "./migration-error.js";

/** All migrations in order: forward only, never edited once released. */
const migrations: Readonly<Record<string, Migration>> = {
  "0001-first-tables": { up: createFirstTables },
  "0002-connection-secrets": { up: addConnectionSecrets },
  "0003-request-counts": { up: addRequestCounts },
  "0004-backlog-indexes": { up: addBacklogIndexes },
  "0005-job-images": { up: addJobImages },
  "0006-free-uploads": { up: freeUploads },
  "0007-traces": { up: addTraces },
  "0008-endpoint-circuits": { up: addEndpointCircuits },
  "0009-circuits": { up: addCircuits },
  "0010-connection-renames": { up: countConnectionRenames },
  "0011-implied-references": { up: dropImpliedReferences },
  "0012-small-exports": { up: addSmallExports },
  "0013-warning-counts": { up: addWarningCounts },
  "0014-conversion-failures": { up: countConversionFailures },
  "0015-workspace-usage": { up: addWorkspaceUsage },
};

const provider = { getMigrations: () => Promise.resolve({ ...migrations }) };

/** Names of the migrations that have not run yet. */
export async function pendingMigrations(db: Kysely<Database>): Promise<readonly string[]> {
  const all = await new Migrator({ db, provider }).getMigrations();
  return all.filter(({ executedAt }) => executedAt === undefined).map(({ name }) => name);
}

/**
 * Brings the database to this version and gives the names of the migrations that ran.
 * Any number of processes may call it at once: one migrates, the others wait.
 *
 * @throws {MigrationError} where a migration fails, or the database is of a newer version; nothing is changed then.
 */
export async function migrate(db: Kysely<Database>): Promise<readonly string[]> {
  const { error, results } = await new Migrator({ db, provider }).migrateToLatest();
  if (error !== undefined) throw new MigrationError(error);
  return (results ?? []).map(({ migrationName }) => migrationName);
}

import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { TestProject } from "vitest/node";
import { startService } from "../../../src/experimental.js";
import { createDatabase, startPostgres } from "@document-export/local-servers";

declare module "vitest" {
  interface ProvidedContext {
    /** URL of a PostgreSQL database on which a service was started once, without data. */
    readonly postgresTemplate: string;
  }
}

/** Creates the database that each test copies. */
export default async function makePostgresTemplate(
  project: TestProject,
): Promise<() => Promise<void>> {
  const postgres = await startPostgres();
  if ("missing" in postgres) throw new Error(postgres.missing);
  const data = await mkdtemp(join(tmpdir(), "document-export-template-"));
  const databaseUrl = await createDatabase(postgres.url, "document_export_template");
  const service = await startService({ port: 0, data, databaseUrl, logLevel: "silent" });
  await service.stop();
  project.provide("postgresTemplate", databaseUrl);
  project.provide("sharedFolder", data);
  return async () => {
    await postgres.stop();
    await rm(data, { recursive: true, force: true });
  };
}

import { createHash } from "node:crypto";
import { existsSync } from "node:fs";
import { join } from "node:path";
import { Client } from "pg";
import { inject, onTestFinished } from "vitest";
import { prepareFolder, preparedFolder } from "./prepared-folder.js";
import { temporaryFolder } from "./temporary-folder.js";

/** Returns storage settings for one test: of the kind under test, as left by a service that was started once. */
export async function testStorage(
  data: string | undefined,
): Promise<{ readonly data: string; readonly databaseUrl?: string }> {
  if (process.env["TEST_STORAGE"] === "postgres") return postgresDatabase(data);
  if (data === undefined) return { data: await preparedFolder() };
  if (!existsSync(join(data, "database"))) await prepareFolder(data);
  return { data };
}

/** Returns settings of the storage shared by a worker's tests, in an empty folder; data stays until the run ends. */
export async function sharedStorage(
  data: string,
): Promise<{ readonly data: string; readonly databaseUrl?: string }> {
  if (process.env["TEST_STORAGE"] !== "postgres") {
    await prepareFolder(data);
    return { data };
  }
  const template = new URL(inject("postgresTemplate"));
  const { name, databaseUrl } = databaseOf(data, template);
  await onServer(template, (client) => createFrom(client, template, name));
  return { data, databaseUrl };
}

/** The same folder maps to the same database, as on the embedded storage. */
async function postgresDatabase(folder: string | undefined) {
  const data = folder ?? (await temporaryFolder());
  const template = new URL(inject("postgresTemplate"));
  const { name, databaseUrl } = databaseOf(data, template);
  await onServer(template, async (client) => {
    const { rows } = await client.query("select from pg_database where datname = $1", [name]);
    if (rows.length > 0) return;
    await createFrom(client, template, name);
    // Registered before the service starts, so that it runs after the service has stopped.
    onTestFinished(() =>
      onServer(template, async (again) => {
        await again.query(`drop database ${name} with (force)`);
      }),
    );
  });
  return { data, databaseUrl };
}

function databaseOf(data: string, template: URL) {
  const name = `test_${createHash("sha256").update(data).digest("hex").slice(0, 16)}`;
  const databaseUrl = Object.assign(new URL(template), { pathname: `/${name}` }).href;
  return { name, databaseUrl };
}

async function createFrom(client: Client, template: URL, name: string): Promise<void> {
  await client.query(`create database ${name} template ${template.pathname.slice(1)}`);
}

async function onServer(url: URL, work: (client: Client) => Promise<void>): Promise<void> {
  const connectionString = Object.assign(new URL(url), { pathname: "/postgres" }).href;
  const client = new Client({ connectionString });
  await client.connect();
  try {
    await work(client);
  } finally {
    await client.end();
  }
}

import { join } from "node:path";
import { onTestFinished } from "vitest";
import { createDemoWorkspace, startService, type DemoWorkspace } from "../../src/experimental.js";
import type { StartedService, ServiceParts, SettingsInput } from "../../src/experimental.js";
import { callerOf, type Caller } from "./caller.js";
import { sharedConverter } from "./shared/shared-converter.js";
import { folderOfKeptDatabase, openKeptDatabase } from "./storage/kept-database.js";
import { temporaryFolder } from "./storage/temporary-folder.js";
import { testStorage } from "./storage/test-storage.js";

/** A running service with one workspace. */
export interface Demo extends DemoWorkspace {
  readonly service: StartedService;
  readonly caller: Caller;
  /** Folder for results. */
  readonly folder: string;
}

/**
 * Settings of services in tests: they may call local receivers, and sync nothing, because most tests are not about power
 * failures, and syncing the thousand files of a database takes a third of the processor time of opening it.
 */
export const quietSettings = {
  port: 0,
  durability: "relaxed",
  logLevel: "silent",
  webhooks: { allowHttp: true, allowLoopback: true },
} as const satisfies SettingsInput;

/** Starts a service with a workspace, which may call local receivers; it stops after the test. */
export async function startDemo(
  settings: SettingsInput = {},
  parts: ServiceParts = {},
): Promise<Demo> {
  const storage = settings.databaseUrl
    ? { data: settings.data ?? (await temporaryFolder()) }
    : usesKeptDatabase(settings)
      ? { data: await folderOfKeptDatabase() }
      : await testStorage(settings.data);
  const database = usesKeptDatabase(settings) ? { openStorage: openKeptDatabase } : {};
  const given = { openConverter: sharedConverter, ...database, ...parts };
  const all: SettingsInput = { ...quietSettings, ...settings, ...storage };
  // On PostgreSQL, a test that needs a key sets it; a prepared embedded folder already contains one.
  const { secretKey = undefined } = all.databaseUrl === undefined ? {} : all;
  const service = await startService({ ...all, secretKey }, given);
  onTestFinished(() => service.stop());
  return addWorkspace(service, join(storage.data, "exports"));
}

/** Returns true if a test starts one service on the embedded storage, and does not need the files of its database. */
function usesKeptDatabase({ data, databaseUrl, durability }: SettingsInput): boolean {
  const isEmbedded = databaseUrl === undefined && process.env["TEST_STORAGE"] !== "postgres";
  return isEmbedded && data === undefined && durability !== "full";
}

/** Adds a workspace to a running service. */
export async function addWorkspace(service: StartedService, folder: string): Promise<Demo> {
  const demo = await createDemoWorkspace(service.storage.db, folder);
  return { ...demo, service, folder, caller: callerOf(service.url, demo.token) };
}

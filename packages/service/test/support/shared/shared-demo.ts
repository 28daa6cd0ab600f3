import { randomUUID } from "node:crypto";
import { mkdtempSync } from "node:fs";
import { mkdir } from "node:fs/promises";
import { join } from "node:path";
import { inject } from "vitest";
import { startService, type StartedService } from "../../../src/experimental.js";
import { sharedConverter } from "./shared-converter.js";
import { addWorkspace, quietSettings, type Demo } from "../start-demo.js";
import { sharedStorage } from "../storage/test-storage.js";

/** A workspace on the service shared by all tests of a worker process. */
export interface SharedDemo extends Demo {
  /** The data folder of the service. */
  readonly data: string;
}

let shared: Promise<{ readonly service: StartedService; readonly data: string }> | undefined;

/**
 * Adds a workspace to this worker process's shared service, which has the default settings and stops with the process.
 * Tests that stop the service, set its time, or inspect data outside their workspace use `startDemo`.
 */
export async function sharedDemo(): Promise<SharedDemo> {
  shared ??= startShared();
  const { service, data } = await shared;
  return { ...(await addWorkspace(service, join(data, "exports", randomUUID()))), data };
}

async function startShared() {
  const storage = await sharedStorage(mkdtempSync(join(inject("sharedFolder"), "shared-")));
  // A test may put something else where its folder belongs, also before the first export.
  await mkdir(join(storage.data, "exports"), { recursive: true });
  const parts = { openConverter: sharedConverter };
  const service = await startService({ ...quietSettings, ...storage }, parts);
  return { service, data: storage.data };
}

import { cp } from "node:fs/promises";
import { join } from "node:path";
import { inject, onTestFinished } from "vitest";
import { createDemoWorkspace, startService, type DemoWorkspace } from "../../src/index.js";
import type { RunningService, ServiceParts, SettingsInput } from "../../src/index.js";
import { callerOf, type Caller } from "./caller.js";
import { temporaryFolder } from "./temporary-folder.js";

/** A running service with one workspace. */
export interface Demo extends DemoWorkspace {
  readonly service: RunningService;
  readonly caller: Caller;
  /** Where results appear. */
  readonly folder: string;
}

/** Starts a service with a workspace, which may call receivers on this machine; it stops after the test. */
export async function startDemo(
  settings: SettingsInput = {},
  parts: ServiceParts = {},
): Promise<Demo> {
  const data = settings.data ?? (await embeddedFolder());
  const webhooks = { allowHttp: true, allowLoopback: true };
  const quiet = { port: 0, logLevel: "silent", webhooks } as const;
  const service = await startService({ ...quiet, ...settings, data }, parts);
  onTestFinished(() => service.stop());
  return addWorkspace(service, join(data, "exports"));
}

/** Adds a workspace to a running service. */
export async function addWorkspace(service: RunningService, folder: string): Promise<Demo> {
  const demo = await createDemoWorkspace(service.storage.db, folder);
  return { ...demo, service, folder, caller: callerOf(service.url, demo.token) };
}

/** A data folder as a service leaves it that was started once. */
async function embeddedFolder(): Promise<string> {
  const data = await temporaryFolder();
  await cp(inject("embeddedTemplate"), data, { recursive: true });
  return data;
}

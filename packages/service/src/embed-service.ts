import { createDemoWorkspace as createWorkspace } from "./demo/create-demo-workspace.js";
import type { DemoWorkspace } from "./demo/create-demo-workspace.js";
import type { SettingsInput } from "./config/settings.js";
import type { RunningService } from "./running-service.js";
import { startService as start, type StartedService } from "./start-service.js";

/** Internals of each service started here, hidden from its users. */
const inside = new WeakMap<RunningService, StartedService>();

/**
 * Starts the service: database, job engine, workers, HTTP. If one of them fails, everything already started is closed.
 *
 * @throws {SettingsError} if a setting is unknown or invalid, with a sentence for each.
 * @throws {FolderInUseError} if another process uses the data folder.
 */
export async function startService(settings: SettingsInput = {}): Promise<RunningService> {
  const { storage, ...service } = await start(settings);
  inside.set(service, { ...service, storage });
  return service;
}

/**
 * Creates a workspace with a source, a destination that writes to `folder`, a collection, and a token with all scopes,
 * for a first try and for tests. Operators create all other workspaces by command, console or API.
 *
 * @throws {TypeError} if the service was not returned by `startService`.
 */
export async function createDemoWorkspace(
  service: RunningService,
  folder: string,
): Promise<DemoWorkspace> {
  const started = inside.get(service);
  if (!started)
    throw new TypeError(
      "`createDemoWorkspace` needs the service that `startService` resolved with, not a copy of it. Pass that object itself.",
    );
  return createWorkspace(started.storage.db, folder);
}

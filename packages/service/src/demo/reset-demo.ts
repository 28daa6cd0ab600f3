import { rm } from "node:fs/promises";
import { join } from "node:path";
import type { Settings } from "../config/settings.js";
import { connectControl } from "../control/connect-control.js";
import { hasDatabase, openExistingStorage } from "../storage/open-existing-storage.js";
import { demoDocumentFile } from "./demo-document.js";
import { demoFile, readDemoFile } from "./demo-file.js";

/** Names that a service writes in its data folder. */
const WRITTEN = ["exports", "database", "secret.key"];

/**
 * Deletes the demo with everything that it has exported.
 *
 * @throws {Error} if that would delete anything besides the demo, or if its service is running.
 */
export async function resetDemo(settings: Settings): Promise<void> {
  const { data, databaseUrl } = settings;
  const demo = await readDemoFile(data);
  if (!demo) return;
  if (databaseUrl !== undefined)
    throw new Error(
      "`demo --reset` cannot remove a demo from PostgreSQL. Drop the database and make it again, or run the demo without DATABASE_URL.",
    );
  await assertStopped(data);
  await assertOnlyDemo(settings, demo.workspace);
  const written = WRITTEN.map((name) => join(data, name));
  // Delete the demo file last, so that an interrupted reset can be repeated.
  for (const path of [...written, demoDocumentFile(data), demoFile(data)])
    await rm(path, { recursive: true, force: true });
}

async function assertStopped(data: string): Promise<void> {
  const control = await connectControl(data);
  if (!control) return;
  await control.close();
  throw new Error(
    `The demo in \`${data}\` is running (process ${control.pid}). Stop it, then run \`demo --reset\` again.`,
  );
}

/** Refuses to delete a folder that someone has started to use for other work. */
async function assertOnlyDemo(settings: Settings, demo: number): Promise<void> {
  if (!(await hasDatabase(settings.data))) return;
  const storage = await openExistingStorage(settings);
  try {
    const [other] = await storage.db
      .selectFrom("workspaces")
      .select("name")
      .where("id", "!=", demo)
      .limit(1)
      .execute();
    if (other)
      throw new Error(
        `The data folder \`${settings.data}\` has another workspace than the demo's, \`${other.name}\`, so nothing was removed. To start a demo elsewhere, name another folder with --data.`,
      );
  } finally {
    await storage.close();
  }
}

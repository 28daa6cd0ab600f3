import { rm } from "node:fs/promises";
import { join } from "node:path";
import { openEmbedded } from "../../../src/storage/embedded/open-embedded.js";
import type { Storage } from "../../../src/storage/storage.js";
import { prepareFolder } from "./prepared-folder.js";

/**
 * Opens an embedded database without tables, in a data folder without a database or key. Emptying a prepared one takes
 * a tenth of the processor time of creating one with `initdb`.
 */
export async function emptyStorage(data: string): Promise<Storage> {
  await prepareFolder(data);
  await rm(join(data, "secret.key"));
  const storage = await openEmbedded(data, "relaxed");
  await storage.jobs.executeSql(
    "drop schema pgboss cascade; drop schema public cascade; create schema public",
  );
  return storage;
}

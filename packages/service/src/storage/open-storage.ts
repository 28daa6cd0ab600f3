import type { Settings } from "../config/settings.js";
import { openEmbedded } from "./embedded/open-embedded.js";
import { openPostgres } from "./postgres/open-postgres.js";
import type { Storage } from "./storage.js";

/**
 * Opens the database that the settings name: PostgreSQL where there is a URL, else the embedded one. A new embedded one may
 * have all of `migrations` from the beginning.
 */
export async function openStorage(
  settings: Settings,
  migrations?: readonly string[],
): Promise<Storage> {
  const { databaseUrl, databaseConnections, data, durability } = settings;
  return databaseUrl === undefined
    ? openEmbedded(data, durability, migrations)
    : openPostgres(databaseUrl, databaseConnections);
}

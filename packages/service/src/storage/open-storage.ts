import type { Settings } from "../config/settings.js";
import type { Storage } from "./storage.js";

/**
 * Opens the database that the settings name: PostgreSQL if there is a URL, else the embedded one. A new embedded one may
 * have all of `migrations` from the beginning.
 */
export async function openStorage(
  settings: Settings,
  migrations?: readonly string[],
): Promise<Storage> {
  const { databaseUrl, databaseConnections, data, durability } = settings;
  if (databaseUrl === undefined) {
    const { openEmbedded } = await import("./embedded/open-embedded.js");
    return openEmbedded(data, durability, migrations);
  }
  const { openPostgres } = await import("./postgres/open-postgres.js");
  return openPostgres(databaseUrl, databaseConnections);
}

import type { Settings } from "../config/settings.js";
import type { Storage } from "./storage.js";

/**
 * Opens the configured database: PostgreSQL if there is a URL, otherwise the embedded one. A new embedded database may
 * start with all of `migrations` applied. Calls `onOpening` when another thread or machine has begun to open it, so that
 * this thread can load code in the meantime.
 */
export async function openStorage(
  settings: Settings,
  migrations?: readonly string[],
  onOpening: () => void = () => undefined,
): Promise<Storage> {
  const { databaseUrl, databaseConnections, data, durability } = settings;
  if (databaseUrl === undefined) {
    const { openEmbedded } = await import("./embedded/open-embedded.js");
    return openEmbedded(data, durability, migrations, onOpening);
  }
  onOpening();
  const { openPostgres } = await import("./postgres/open-postgres.js");
  return openPostgres(databaseUrl, databaseConnections);
}

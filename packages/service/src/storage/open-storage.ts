import type { Settings } from "../config/settings.js";
import { openEmbedded } from "./embedded/open-embedded.js";
import { openPostgres } from "./postgres/open-postgres.js";
import type { Storage } from "./storage.js";

/** Opens the database that the settings name: PostgreSQL where there is a URL, else the embedded one. */
export async function openStorage(settings: Settings): Promise<Storage> {
  const { databaseUrl, databaseConnections, data, durability } = settings;
  return databaseUrl === undefined
    ? openEmbedded(data, durability)
    : openPostgres(databaseUrl, databaseConnections);
}

import { join } from "node:path";

/** Name of the database folder in the data folder. */
export const DATABASE = "database";

/** Returns the path of the database folder in a data folder; in an empty data folder it does not exist yet. */
export function databaseFolder(folder: string): string {
  return join(folder, DATABASE);
}

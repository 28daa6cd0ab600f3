import { join } from "node:path";

/** Where the database lies in the data folder. */
export const DATABASE = "database";

/** The folder of the database in a data folder; an empty data folder has none. */
export function databaseFolder(folder: string): string {
  return join(folder, DATABASE);
}

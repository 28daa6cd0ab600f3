/**
 * Durability of a commit. `full`: it survives a power failure. `relaxed`: it survives a crash of the process, but a
 * power failure may damage the whole database.
 */
export type Durability = "full" | "relaxed";

/** Options for starting the database thread. */
export interface DatabaseOptions {
  /** Folder that contains only the database. */
  readonly folder: string;
  readonly durability: Durability;
  /**
   * Migrations that a new database should already include: the prebuilt database is used if it has exactly these,
   * otherwise the new database has none. Defaults to none.
   */
  readonly migrations?: readonly string[] | undefined;
}

/**
 * What a commit means. `full`: it survives a power failure. `relaxed`: it survives a crash of the process, but a power
 * failure may damage the whole database.
 */
export type Durability = "full" | "relaxed";

/** What the thread of the database is started with. */
export interface DatabaseOptions {
  /** Folder of the database alone. */
  readonly folder: string;
  readonly durability: Durability;
  /** A new database has these from the build, or where that has others, none. None by default. */
  readonly migrations?: readonly string[] | undefined;
}

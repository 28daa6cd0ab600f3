import type { ConnectionUsage } from "../storage/storage.js";

/** How much memory the uploads of this process hold, and how many are read or wait. */
export interface UploadUsage {
  readonly bytes: number;
  readonly reading: number;
  readonly waiting: number;
}

/** How much memory of conversions is taken, by how many, and how many wait for some. */
export interface MemoryUsage {
  readonly bytes: number;
  /** Bytes that there are. */
  readonly limit: number;
  readonly running: number;
  readonly waiting: number;
}

/** The file system of the data folder, in bytes. */
export interface DiskUsage {
  readonly free: number;
  readonly size: number;
}

/** What a process knows of itself. */
export interface ProcessUsage {
  readonly uploads: UploadUsage;
  readonly conversions: MemoryUsage;
  /** Set for a process on PostgreSQL. */
  readonly connections: ConnectionUsage | undefined;
  /** Set for a process on the embedded database. */
  readonly disk: DiskUsage | undefined;
}

import type { ConnectionUsage } from "../storage/storage.js";

/** Memory used by the uploads of this process, and the number of uploads being read or waiting. */
export interface UploadUsage {
  readonly bytes: number;
  readonly reading: number;
  readonly waiting: number;
}

/** Conversion memory in use, the number of conversions that use it, and the number that wait for memory. */
export interface MemoryUsage {
  readonly bytes: number;
  /** Total number of bytes. */
  readonly limit: number;
  readonly running: number;
  readonly waiting: number;
}

/** Usage of the file system that contains the data folder, in bytes. */
export interface DiskUsage {
  readonly free: number;
  readonly size: number;
}

/** Resource usage of a process. */
export interface ProcessUsage {
  readonly uploads: UploadUsage;
  readonly conversions: MemoryUsage;
  /** Present if the process uses PostgreSQL. */
  readonly connections: ConnectionUsage | undefined;
  /** Present if the process uses the embedded database. */
  readonly disk: DiskUsage | undefined;
}

import type { OptionFlags } from "../export/to-export-options.js";
import type { GlobalFlags } from "../settings/global-flags.js";

/** Flags of `docexport sync`. */
export interface SyncFlags extends GlobalFlags, OptionFlags {
  /** Seconds between two rounds; undefined for a single round. */
  readonly every?: number;
  /** `report` lists documents that are no longer in the folder. */
  readonly deleteMissing?: "report";
  /** The folder that stores the state of the sync. */
  readonly state?: string;
  readonly concurrency: number;
}

import type { OptionFlags } from "../export/to-export-options.js";
import type { GlobalFlags } from "../settings/global-flags.js";

/** Flags of `docexport sync`. */
export interface SyncFlags extends GlobalFlags, OptionFlags {
  /** Seconds between two rounds; one round where it is undefined. */
  readonly every?: number;
  /** Whether documents that are not in the folder any more are named. */
  readonly deleteMissing?: "report";
  /** The folder with what is known of the last rounds. */
  readonly state?: string;
  readonly concurrency: number;
}

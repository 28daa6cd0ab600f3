import type { GlobalFlags } from "../settings/global-flags.js";
import type { OptionFlags } from "./to-export-options.js";

/** Number of seconds for `--wait` without a value; the same as the client's default. */
export const DEFAULT_WAIT_SECONDS = 600;

/** Flags of `docexport export`. */
export interface ExportFlags extends GlobalFlags, OptionFlags {
  readonly wait?: number | true;
  readonly concurrency: number;
  readonly idempotencyKey?: string;
  /** Exports a Google document even if the same revision was already exported. */
  readonly again?: boolean;
  readonly dryRun?: boolean;
}

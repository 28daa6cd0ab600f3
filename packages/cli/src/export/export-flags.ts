import type { GlobalFlags } from "../settings/global-flags.js";
import type { OptionFlags } from "./to-export-options.js";

/** Seconds of `--wait` without a number: the client's default deadline of a wait. */
export const DEFAULT_WAIT_SECONDS = 600;

/** Flags of `docexport export`. */
export interface ExportFlags extends GlobalFlags, OptionFlags {
  readonly wait?: number | true;
  readonly concurrency: number;
  readonly idempotencyKey?: string;
  /** Exports a Google document even if this revision was already exported. */
  readonly again?: boolean;
  readonly dryRun?: boolean;
}

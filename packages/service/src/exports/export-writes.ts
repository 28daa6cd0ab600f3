import { writeTogether } from "../storage/write-together.js";
import type { NewExport } from "../storage/statements/add-jobs.js";
import { claimTargets, type WantedTarget } from "../storage/statements/target-claims.js";
import type { WriteContext } from "./export-context.js";
import { finishExports, type DeliveredExport, type FinishedExport } from "./record-export.js";
import { storeExports, type StoredExport } from "./store-exports.js";
import { takeUpExports, type TakenUp, type WaitingExport } from "./take-up-export.js";

/** What every export writes: steps of several exports that come at the same time share a transaction (group commit). */
export interface ExportWrites {
  /** Undefined where the idempotency key is in use. */
  readonly store: (added: NewExport) => Promise<StoredExport | undefined>;
  /** Undefined where the job does not wait for just that. */
  readonly takeUp: (waiting: WaitingExport) => Promise<TakenUp | undefined>;
  /** Whether the claim is new: where it is not, the target has an owner already. */
  readonly claim: (wanted: WantedTarget) => Promise<boolean>;
  /** Undefined where another attempt has the job. */
  readonly finish: (delivered: DeliveredExport) => Promise<FinishedExport | undefined>;
}

/** In bytes: a larger upload takes its own time to be stored, and nobody waits for it. */
const SMALL = 64 * 1024;

/** Exports of one workspace go together: what holds up one workspace holds up no other. */
export function createExportWrites(context: WriteContext): ExportWrites {
  const store = (added: readonly NewExport[]) => storeExports(context, workspaceOf(added), added);
  const storeSmall = writeTogether({
    groupOf: ({ job }: NewExport) => String(job.workspace_id),
    write: store,
  });
  return {
    store: async (added) => {
      if (added.upload.gzip.length <= SMALL) return storeSmall(added);
      const [stored] = await store([added]);
      return stored;
    },
    takeUp: writeTogether({
      groupOf: () => "",
      write: (waiting: readonly WaitingExport[]) => takeUpExports(context, waiting),
    }),
    claim: writeTogether({
      groupOf: ({ connection }: WantedTarget) => String(connection),
      write: (wanted: readonly WantedTarget[]) => claimTargets(context.db, wanted),
    }),
    finish: writeTogether({
      groupOf: ({ job }: DeliveredExport) => String(job.workspace_id),
      write: (delivered: readonly DeliveredExport[]) =>
        finishExports(context, workspaceOf(delivered), delivered),
    }),
  };
}

/** All of a group have the same. */
function workspaceOf([first]: readonly { readonly job: { readonly workspace_id: number } }[]) {
  if (!first) throw new Error("There is nothing to write.");
  return first.job.workspace_id;
}

import type { Kysely } from "kysely";
import type { Database } from "../storage/database.js";
import { writeTogether } from "../storage/write-together.js";
import type { NewExport } from "../storage/statements/add-jobs.js";
import { SMALL_UPLOAD } from "../storage/statements/uploads.js";
import type { WriteContext } from "./export-context.js";
import { finishExports, type DeliveredExport, type FinishedExport } from "./finish-exports.js";
import { storeExports, type StoredExport } from "./store-exports.js";

/** What every export writes: steps of several exports that come at the same time share a transaction (group commit). */
export interface ExportWrites {
  /** Undefined where the idempotency key is in use. */
  readonly store: (added: NewExport) => Promise<StoredExport | undefined>;
  /** Undefined where another attempt has the job. */
  readonly finish: (delivered: DeliveredExport) => Promise<FinishedExport | undefined>;
}

/** Exports of one workspace go together: what holds up one workspace holds up no other. */
export function createExportWrites(context: WriteContext): ExportWrites {
  const { db } = context;
  const inTransaction = <Result>(work: (trx: Kysely<Database>) => Promise<Result>) =>
    db.transaction().execute(work);
  const storeSmall = writeTogether<Kysely<Database>, NewExport, StoredExport | undefined>({
    inTransaction,
    groupOf: ({ job }) => `${job.workspace_id} ${job.queue}`,
    write: (trx, added) => storeExports(trx, context, added),
  });
  const storeLarge = async (added: NewExport) => {
    const [stored] = await inTransaction((trx) => storeExports(trx, context, [added]));
    return stored;
  };
  return {
    store: (added) =>
      added.upload.gzip.length > SMALL_UPLOAD ? storeLarge(added) : storeSmall(added),
    finish: writeTogether<Kysely<Database>, DeliveredExport, FinishedExport | undefined>({
      inTransaction,
      groupOf: ({ job, held }) => `${job.workspace_id} ${held.queue}`,
      write: (trx, delivered) => finishExports(trx, context, delivered),
    }),
  };
}

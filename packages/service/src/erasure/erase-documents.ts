import type { Kysely } from "kysely";
import { recordChange } from "../audit/audit-log.js";
import type { DestinationContext } from "../destinations/kinds.js";
import type { Database } from "../storage/database.js";
import {
  blankRecord,
  deleteJobs,
  type ErasableJob,
  type ErasureScope,
  findErasableJobs,
  findErasableRecords,
} from "../storage/statements/erasure.js";
import { createHash } from "node:crypto";
import { openResults, type KeptResult } from "./remove-result.js";

/** Dependencies of an erasure. */
export interface ErasureContext extends DestinationContext {
  readonly db: Kysely<Database>;
  /** Who requests the erasure, for the audit log; by default the user of this process. */
  readonly actor?: string;
}

/** What an erasure would affect. */
export interface ErasurePlan {
  readonly records: number;
  readonly jobs: number;
  /** Jobs that have not finished. Nothing is erased while there are any. */
  readonly underWay: readonly string[];
}

/** Result of an erasure. */
export interface ErasureReport {
  /** Number of records that were blanked. */
  readonly records: number;
  readonly jobs: number;
  readonly messages: number;
  /** Number of results that were removed from their destinations. */
  readonly results: number;
  /** Results that could not be removed. */
  readonly kept: readonly KeptResult[];
  /** Jobs that were accepted during the erasure. */
  readonly underWay: readonly string[];
}

/** Thrown if documents to be erased have unfinished exports. Nothing was erased. */
export class ExportsUnderWayError extends Error {
  override readonly name = "ExportsUnderWayError";

  constructor(jobs: readonly string[]) {
    super(
      `${jobs.length} exports are under way, such as the job \`${jobs[0]}\`. Nothing was erased. Repeat it when they have ended, or cancel them.`,
    );
  }
}

/** Finds what an erasure would affect, without changing anything. */
export async function planErasure(db: Kysely<Database>, scope: ErasureScope): Promise<ErasurePlan> {
  let records = 0;
  for await (const found of findErasableRecords(db, scope)) records += found.length;
  const jobs: ErasableJob[] = [];
  for await (const found of findErasableJobs(db, scope)) jobs.push(...found);
  const underWay = jobs.filter(({ hasEnded }) => !hasEnded).map(({ id }) => id);
  return { records, jobs: jobs.length, underWay };
}

/**
 * Erases documents: removes their results if the destination allows it, blanks their records, and deletes their jobs,
 * messages and idempotency keys. Writes to the audit log before anything is removed. Every step can be repeated, so an
 * erasure that was interrupted can be run again until nothing is left.
 *
 * @throws {ExportsUnderWayError} if a document has an unfinished export.
 */
export async function eraseDocuments(
  context: ErasureContext,
  scope: ErasureScope,
): Promise<ErasureReport> {
  const { db, actor } = context;
  const plan = await planErasure(db, scope);
  if (plan.underWay.length > 0) throw new ExportsUnderWayError(plan.underWay);
  await recordChange(db, {
    ...(actor !== undefined && { actor }),
    action: "documents.erase",
    subject: subjectOf(scope),
    details: { records: plan.records, jobs: plan.jobs },
  });
  const erased = await eraseRecords(context, scope);
  const deleted = await eraseJobs(db, scope);
  const { underWay } = await planErasure(db, scope);
  return { ...erased, ...deleted, underWay };
}

async function eraseRecords(
  { db, ...destinations }: ErasureContext,
  scope: ErasureScope,
): Promise<Pick<ErasureReport, "records" | "results" | "kept">> {
  const results = openResults(db, destinations, scope.workspace);
  const kept: KeptResult[] = [];
  let records = 0;
  let removed = 0;
  for await (const found of findErasableRecords(db, scope))
    for (const record of found) {
      const outcome = await results.remove(record);
      if (outcome === "removed") removed += 1;
      if (typeof outcome === "object") kept.push(outcome);
      // Only the record says where the result is, so it is needed for a retry.
      if (typeof outcome === "object" && outcome.retry) continue;
      await db.transaction().execute((trx) => blankRecord(trx, scope.workspace, record));
      records += 1;
    }
  return { records, results: removed, kept };
}

async function eraseJobs(
  db: Kysely<Database>,
  scope: ErasureScope,
): Promise<Pick<ErasureReport, "jobs" | "messages">> {
  let jobs = 0;
  let messages = 0;
  for await (const found of findErasableJobs(db, scope))
    for (let from = 0; from < found.length; from += JOBS_AT_ONCE) {
      const ids = found.slice(from, from + JOBS_AT_ONCE).map(({ id }) => id);
      const deleted = await db.transaction().execute((trx) => deleteJobs(trx, ids));
      jobs += deleted.jobs;
      messages += deleted.messages;
    }
  return { jobs, messages };
}

/** Number of jobs per deletion. Each job may have many messages. */
const JOBS_AT_ONCE = 20;
const DIGEST_LENGTH = 16;

/**
 * Returns a digest of the document's id for the audit log, which must not contain erased data. Only someone who knows
 * the id can tell that it was this document.
 */
export function subjectOf({ workspace, document }: ErasureScope): string {
  if (document === undefined) return `all documents of workspace ${workspace}`;
  const digest = createHash("sha256").update(document).digest("hex").slice(0, DIGEST_LENGTH);
  return `document sha256:${digest} of workspace ${workspace}`;
}

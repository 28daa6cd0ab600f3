import { sql, type Kysely } from "kysely";
import type { Job } from "../../jobs/job.js";
import { claimChange, transitions } from "../../jobs/job-lifecycle.js";
import type { ConnectionRow, Database } from "../database.js";
import { appended, historyEntry } from "../job-history.js";
import type { Lease } from "../queue/task-queue.js";
import { jobColumns } from "./job-columns.js";
import { receiversOf, type Receiver } from "./receivers.js";
import { SMALL_UPLOAD, type PackedUpload } from "../uploads/uploads.js";

/** A job that a worker has leased, with all that its attempt needs. */
export interface ClaimedJob {
  readonly job: Job;
  readonly lease: Lease;
  readonly destination: ConnectionRow;
  /** Name of the source connection. */
  readonly sourceName: string;
  /** Whether the job has claimed its target, when it was accepted or in an earlier attempt. */
  readonly hasTarget: boolean;
  /** Undefined where it is large, or missing. */
  readonly upload: PackedUpload | undefined;
  /** Bytes of the upload before compression; undefined where it is missing. */
  readonly uploadSize: number | undefined;
}

/** A claimed job before it is known whose lease it is, with the receivers of the events of `claim`. */
export interface ClaimedRow extends Omit<ClaimedJob, "lease"> {
  readonly receivers: readonly Receiver[];
}

/**
 * Moves queued jobs to `processing` and gives them in no order. Left out is a job that is not queued, and one that
 * another transaction has locked.
 */
export async function claimRows(
  trx: Kysely<Database>,
  ids: readonly string[],
  now: Date,
): Promise<readonly ClaimedRow[]> {
  const columns = sql.join(jobColumns.map((name) => sql.ref(`job.${name}`)));
  const { from, to, events, entry } = transitions.claim;
  const claimed = historyEntry(entry, { at: now, attempt: sql.ref("jobs.attempt") });
  const { rows } = await sql<Row>`
    with free as (
      select id from jobs where id = any(${ids}::uuid[]) and status = ${sql.lit(from)} for update skip locked),
    job as (
      update jobs set status = ${sql.lit(to)}, summary = ${claimChange().summary},
        history = ${appended(sql.ref("jobs.history"), claimed)} from free
      where jobs.id = free.id returning jobs.*)
    select ${columns}, source.name as "sourceName", to_json(destination) as destination,
      destination.secrets,
      case when octet_length(uploads.gzip) <= ${sql.lit(SMALL_UPLOAD)} then uploads.gzip end as gzip, uploads.size,
      claim.job_id is not null as "hasTarget",
      ${receiversOf(events)} as receivers
    from job
    join connections as source on source.id = job.source_connection_id
    join connections as destination on destination.id = job.destination_connection_id
    left join uploads on uploads.id = job.upload_id
    left join target_claims as claim on claim.connection_id = job.destination_connection_id
      and claim.target = job.target and claim.job_id = job.id`.execute(trx);
  return rows.map(claimedRow);
}

interface Row extends Job {
  readonly sourceName: string;
  readonly destination: Omit<ConnectionRow, "secrets">;
  readonly secrets: Uint8Array | null;
  readonly hasTarget: boolean;
  readonly gzip: Uint8Array | null;
  readonly size: number | null;
  readonly receivers: readonly Receiver[];
}

function claimedRow({
  sourceName,
  destination,
  secrets,
  hasTarget,
  gzip,
  size,
  receivers,
  ...job
}: Row): ClaimedRow {
  return {
    job,
    destination: { ...destination, secrets },
    sourceName,
    hasTarget,
    upload: gzip === null || size === null ? undefined : { gzip, size },
    uploadSize: size ?? undefined,
    receivers,
  };
}

/**
 * Locks a job until the transaction ends; undefined where it is gone.
 *
 * @throws where another transaction has it locked: a worker that hangs must not make the others wait.
 */
export async function lockJob(trx: Kysely<Database>, id: string): Promise<Job | undefined> {
  return trx
    .selectFrom("jobs")
    .select(jobColumns)
    .where("id", "=", id)
    .forUpdate()
    .noWait()
    .executeTakeFirst();
}

/** A job by its id. */
export async function findJob(db: Kysely<Database>, id: string): Promise<Job | undefined> {
  return db.selectFrom("jobs").select(jobColumns).where("id", "=", id).executeTakeFirst();
}

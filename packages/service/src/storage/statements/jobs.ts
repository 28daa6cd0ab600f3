import { sql, type Kysely, type Updateable } from "kysely";
import type { ConnectionRow, Database, JobRow } from "../database.js";
import { jobColumns } from "./job-columns.js";
import { receiversOf, type Receiver } from "./receivers.js";
import { SMALL_UPLOAD, type PackedUpload } from "./uploads.js";

/** A job as a change left it, and whom that is to be told. */
export interface ChangedJob {
  readonly job: JobRow;
  readonly receivers: readonly Receiver[];
}

/** A job by its id. */
export async function findJob(db: Kysely<Database>, id: string): Promise<JobRow | undefined> {
  return db.selectFrom("jobs").select(jobColumns).where("id", "=", id).executeTakeFirst();
}

/** A job by its id, which nobody else changes before the transaction ends; where somebody does, it is waited for. */
export async function lockJob(trx: Kysely<Database>, id: string): Promise<JobRow | undefined> {
  return trx
    .selectFrom("jobs")
    .select(jobColumns)
    .where("id", "=", id)
    .forUpdate()
    .executeTakeFirst();
}

/** What fences a change: it happens only while the job is in this state of this attempt. */
export interface Fence {
  readonly id: string;
  readonly status: JobRow["status"];
  readonly attempt: number;
}

/** Changes a job behind its fence, and gives the receivers of `event`; undefined where somebody else changed it before. */
export async function changeJob(
  trx: Kysely<Database>,
  { id, status, attempt }: Fence,
  change: Updateable<Database["jobs"]>,
  event: string,
): Promise<ChangedJob | undefined> {
  const row = await trx
    .with("job", (db) =>
      db
        .updateTable("jobs")
        .set(change)
        .where("id", "=", id)
        .where("status", "=", status)
        .where("attempt", "=", attempt)
        .returning(jobColumns),
    )
    .selectFrom("job")
    .selectAll("job")
    .select(receiversOf([event]).as("receivers"))
    .executeTakeFirst();
  return row && changedJob(row);
}

/** A job that was taken up, with all that its attempt needs. */
export interface TakenJob extends ChangedJob {
  readonly destination: ConnectionRow;
  /** Name of the source connection. */
  readonly sourceName: string;
  /** Whether it has its target already, from its acceptance or an earlier attempt. */
  readonly claimed: boolean;
  /** Undefined where it is large, or gone. */
  readonly upload: PackedUpload | undefined;
  /** Bytes of the upload before compression; undefined where it is gone. */
  readonly uploadSize: number | undefined;
}

/**
 * Brings queued jobs to `processing`, and gives them with the receivers of `event`, in no order. Left out is what is not
 * queued, and what another transaction has hold of: nobody waits here for a neighbour.
 */
export async function takeJobs(
  trx: Kysely<Database>,
  ids: readonly string[],
  { summary }: { readonly summary: string },
  event: string,
): Promise<readonly TakenJob[]> {
  const columns = sql.join(jobColumns.map((name) => sql.ref(`job.${name}`)));
  const { rows } = await sql<TakenRow>`
    with free as (
      select id from jobs where id = any(${ids}::uuid[]) and status = 'queued' for update skip locked),
    job as (
      update jobs set status = 'processing', summary = ${summary} from free
      where jobs.id = free.id returning jobs.*)
    select ${columns}, source.name as "sourceName", target.name as "targetName", target.kind as "targetKind",
      target.role as "targetRole", target.settings as "targetSettings", target.secrets as "targetSecrets",
      case when octet_length(uploads.gzip) <= ${sql.lit(SMALL_UPLOAD)} then uploads.gzip end as gzip, uploads.size,
      claim.job_id is not null as claimed, ${receiversOf([event])} as receivers
    from job
    join connections as source on source.id = job.source_connection_id
    join connections as target on target.id = job.destination_connection_id
    left join uploads on uploads.id = job.upload_id
    left join target_claims as claim on claim.connection_id = job.destination_connection_id
      and claim.target = job.target and claim.job_id = job.id`.execute(trx);
  return rows.map(takenJob);
}

interface TakenRow extends JobRow {
  readonly receivers: readonly Receiver[];
  readonly claimed: boolean;
  readonly sourceName: string;
  readonly targetName: string;
  readonly targetKind: string;
  readonly targetRole: ConnectionRow["role"];
  readonly targetSettings: object;
  readonly targetSecrets: Uint8Array | null;
  readonly gzip: Uint8Array | null;
  readonly size: number | null;
}

function takenJob({
  claimed,
  sourceName,
  targetName,
  targetKind,
  targetRole,
  targetSettings,
  targetSecrets,
  gzip,
  size,
  ...row
}: TakenRow): TakenJob {
  const destination = {
    id: row.destination_connection_id,
    workspace_id: row.workspace_id,
    name: targetName,
    role: targetRole,
    kind: targetKind,
    settings: targetSettings,
    secrets: targetSecrets,
  };
  const upload = gzip === null || size === null ? undefined : { gzip, size };
  const uploadSize = size ?? undefined;
  return { ...changedJob(row), destination, sourceName, claimed, upload, uploadSize };
}

/** Parts a row from the receivers that came with it. */
function changedJob({ receivers, ...job }: JobRow & Pick<ChangedJob, "receivers">): ChangedJob {
  return { job, receivers };
}

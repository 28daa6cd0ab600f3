import { sql, type Kysely, type Updateable } from "kysely";
import type { ConnectionRow, Database, JobRow, NewJob } from "../database.js";
import { receiversOf, type Receiver } from "./receivers.js";
import type { PackedUpload } from "./uploads.js";

/** A job as a change left it, and whom that is to be told. */
export interface ChangedJob {
  readonly job: JobRow;
  readonly receivers: readonly Receiver[];
}

/** A job that is new. */
export interface AddedJob extends ChangedJob {
  /** How many jobs of the same workspace wait before this one; beyond a thousand it makes no difference. */
  readonly ahead: number;
}

const MANY = 1000;

/** Stores a new job and its upload, and gives the receivers of `event`. */
export async function addJob(
  trx: Kysely<Database>,
  job: NewJob,
  upload: PackedUpload & { readonly id: string },
  event: string,
): Promise<AddedJob> {
  const { ahead, receivers, ...row } = await trx
    .with("upload", (db) =>
      db.insertInto("uploads").values({ ...upload, created_at: job.queued_at }),
    )
    .with("job", (db) => db.insertInto("jobs").values(job).returningAll())
    .selectFrom("job")
    .selectAll("job")
    .select([aheadOf(job.workspace_id).as("ahead"), receiversOf([event]).as("receivers")])
    .executeTakeFirstOrThrow();
  return { job: row, receivers, ahead };
}

// The state is no parameter, so that the index of what is queued serves.
function aheadOf(workspace: number) {
  return sql<number>`(select count(*)::int from
    (select from jobs where workspace_id = ${workspace}::int and status = 'queued' limit ${sql.lit(MANY)}) as waiting)`;
}

/** A job by its id. */
export async function findJob(db: Kysely<Database>, id: string): Promise<JobRow | undefined> {
  return db.selectFrom("jobs").selectAll().where("id", "=", id).executeTakeFirst();
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
        .returningAll(),
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
  /** Undefined where it is gone. */
  readonly upload: PackedUpload | undefined;
}

/** Brings a queued job to `processing`, and gives the receivers of `event`; undefined where it is not queued. */
export async function takeJob(
  trx: Kysely<Database>,
  id: string,
  change: { readonly summary: string },
  event: string,
): Promise<TakenJob | undefined> {
  const found = await trx
    .with("job", (db) =>
      db
        .updateTable("jobs")
        .set({ ...change, status: "processing" })
        .where("id", "=", id)
        .where("status", "=", "queued")
        .returningAll(),
    )
    .selectFrom("job")
    .innerJoin("connections as source", "source.id", "job.source_connection_id")
    .innerJoin("connections as target", "target.id", "job.destination_connection_id")
    .leftJoin("uploads", "uploads.id", "job.upload_id")
    .selectAll("job")
    .select(["source.name as sourceName", "target.name as targetName", "target.kind as targetKind"])
    .select(["target.role as targetRole", "target.settings as targetSettings"])
    .select(["target.secrets as targetSecrets", "uploads.gzip", "uploads.size"])
    .select(receiversOf([event]).as("receivers"))
    .executeTakeFirst();
  if (!found) return undefined;
  const { sourceName, gzip, size, targetName, targetKind, targetRole, ...more } = found;
  const { targetSettings, targetSecrets, ...row } = more;
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
  return { ...changedJob(row), destination, sourceName, upload };
}

/** Parts a row from the receivers that came with it. */
export function changedJob({
  receivers,
  ...job
}: JobRow & Pick<ChangedJob, "receivers">): ChangedJob {
  return { job, receivers };
}

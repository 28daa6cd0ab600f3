import { sql, type Kysely, type SqlBool } from "kysely";
import type { JobHistoryEntry, Job } from "../../jobs/job.js";
import type { Database } from "../database.js";
import type { AttemptRow } from "../webhook-tables.js";
import { findJob } from "../jobs/transition.js";
import {
  deliveryColumnsShown,
  deliveryItem,
  deliveryJoins,
  type DeliveryRow,
} from "./deliveries.js";
import { jobColumnsShown, jobJoins, type JobRow } from "./jobs.js";
import { readPage, type Branch } from "./keyset.js";

const ONE = { limit: 1, cursor: undefined };

/** Finds a job as shown in lists; undefined if it was deleted. */
export async function findJobRow(db: Kysely<Database>, id: string): Promise<JobRow | undefined> {
  const branch: Branch = {
    columns: sql`jobs.*`,
    from: sql`jobs`,
    where: [sql<SqlBool>`jobs.id = ${id}::uuid`],
    keys: [{ column: sql`jobs.id`, type: "uuid" }],
  };
  const list = {
    branches: [branch],
    filters: [],
    select: jobColumnsShown,
    joins: jobJoins,
  } as const;
  return (await readPage<JobRow>(db, list, ONE)).rows[0];
}

/** All stored data of a job, and its outcome. */
export interface JobDetailRow {
  readonly row: JobRow;
  readonly job: Job;
  readonly history: readonly JobHistoryEntry[];
  /** True if the upload is stored, for this job or for a retry. */
  readonly hasUpload: boolean;
}

/** Finds a job with its history; undefined if it was deleted. */
export async function findJobDetails(
  db: Kysely<Database>,
  id: string,
): Promise<JobDetailRow | undefined> {
  const [row, job, more] = await Promise.all([
    findJobRow(db, id),
    findJob(db, id),
    findMore(db, id),
  ]);
  return row && job && more && { row, job, ...more };
}

async function findMore(db: Kysely<Database>, id: string) {
  return db
    .selectFrom("jobs")
    .select([
      "history",
      sql<boolean>`upload_id is not null or exists (select from kept_uploads where job_id = jobs.id)`.as(
        "hasUpload",
      ),
    ])
    .where("id", "=", id)
    .executeTakeFirst();
}

/** Finds the upload of a waiting, running or failed job; undefined if none is stored. */
export async function findUploadOf(db: Kysely<Database>, job: string): Promise<string | undefined> {
  const { rows } = await sql<{ upload: string | null }>`
    select coalesce(jobs.upload_id, kept.upload_id) as upload
    from jobs left join kept_uploads as kept on kept.job_id = jobs.id
    where jobs.id = ${job}::uuid`.execute(db);
  return rows[0]?.upload ?? undefined;
}

/** Finds a delivery as shown in lists; undefined if it was deleted. */
export async function findDeliveryRow(
  db: Kysely<Database>,
  message: string,
): Promise<DeliveryRow | undefined> {
  const branch: Branch = {
    columns: deliveryItem,
    from: sql`webhook_messages as message
      join webhook_deliveries as delivery on delivery.message_id = message.id`,
    where: [sql<SqlBool>`message.id = ${message}`],
    keys: [{ column: sql`message.id`, type: "text" }],
  };
  const select = deliveryColumnsShown;
  const list = { branches: [branch], filters: [], select, joins: deliveryJoins } as const;
  return (await readPage<DeliveryRow>(db, list, ONE)).rows[0];
}

/** Returns the attempts at a delivery, oldest first, at most 100. */
export async function findAttempts(
  db: Kysely<Database>,
  message: string,
): Promise<readonly AttemptRow[]> {
  const newest = await db
    .selectFrom("webhook_attempts")
    .select(["message_id", "number", "status", "error", "response", "duration", "attempted_at"])
    .where("message_id", "=", message)
    .orderBy("number", "desc")
    .limit(MAX_ATTEMPTS)
    .execute();
  return newest.reverse();
}

const MAX_ATTEMPTS = 100;

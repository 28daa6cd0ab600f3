import { sql, type Kysely } from "kysely";
import type { Database, JobRow } from "../database.js";
import { storableJson } from "../storable-json.js";
import type { UsedKey } from "./idempotency-keys.js";
import { jobColumns } from "./job-columns.js";
import { receiversOf, type Receiver } from "./receivers.js";
import type { PackedUpload } from "./uploads.js";
import type { WorkspaceUsage } from "./workspace-usage.js";

/** An export that is new: its job, its upload, and the key that it was asked for with. */
export interface NewExport {
  readonly job: JobRow & { readonly upload_id: string };
  readonly upload: PackedUpload;
  readonly kept: UsedKey | undefined;
  /** Version of the destination that the job was prepared for. */
  readonly destinationVersion: string;
  /** Whether the target was made for this job alone, so that it can be claimed at once. */
  readonly ownTarget: boolean;
}

/** A job that was added. */
export interface AddedJob {
  readonly id: string;
  readonly receivers: readonly Receiver[];
  /** What the workspace has waiting with all that were added. */
  readonly usage: WorkspaceUsage;
}

/**
 * Stores new jobs of one workspace and queue with their uploads, claims and idempotency keys by one statement, and gives those that
 * were stored, in their order, with the receivers of `event`. Left out is what has a destination that is another by now,
 * and what has a key that is in use: an equal request came before, or stands before it in the list. A request with the same key in another transaction is waited for.
 */
export async function addJobs(
  trx: Kysely<Database>,
  exports: readonly NewExport[],
  event: string,
): Promise<readonly AddedJob[]> {
  const workspace = exports[0]?.job.workspace_id;
  const asked = storableJson(askedRows(exports));
  const uploads = exports.map(({ upload }) => upload.gzip);
  // A large upload comes alone: it is not copied, here or there.
  const bytes = uploads.length === 1 ? uploads[0] : Buffer.concat(uploads);
  const columns = sql.join(jobColumns.map((name) => sql.ref(name)));
  // Keys are kept in one order everywhere: of two transactions none waits for the other in a circle.
  const { rows } = await sql<AddedJob>`
    with input as (select ${asked}::json as rows),
    asked as (
      select asked.* from input, json_to_recordset(input.rows) as asked (position int, id uuid, upload_id uuid,
        queued_at timestamptz, start int, length int, size int,
        token int, operation text, key text, fingerprint text, "ownTarget" boolean,
        destination_connection_id int, "destinationVersion" text)
      join connections on connections.id = asked.destination_connection_id
        and connections.xmin::text = asked."destinationVersion"),
    kept as (
      insert into idempotency_keys (token_id, operation, key, fingerprint, resource, created_at)
      select token, operation, key, decode(fingerprint, 'hex'), id::text, queued_at
      from asked where key is not null order by token, operation, key, position
      on conflict do nothing returning resource),
    fresh as (
      select * from asked where key is null or id::text in (select resource from kept)),
    upload as (
      insert into uploads (id, gzip, size, created_at)
      select upload_id, case length when octet_length(bytes) then bytes
        else substring(bytes from start for length) end, size, queued_at
      from fresh, (select ${bytes}::bytea as bytes) as packed),
    job as (
      insert into jobs (${columns})
      select ${columns} from json_populate_recordset(null::jobs, (select rows from input)) as asked
      where asked.id in (select fresh.id from fresh)
      returning *),
    claim as (
      insert into target_claims (connection_id, target, job_id)
      select job.destination_connection_id, job.target, job.id from job join fresh on fresh.id = job.id
      where fresh."ownTarget" order by job.destination_connection_id, job.target
      on conflict do nothing),
    used as (
      insert into workspace_usage (workspace_id, queued_exports, stored_bytes)
      select ${workspace ?? null}::int, count(*), sum(length) from fresh having count(*) > 0
      on conflict (workspace_id) do update set
        queued_exports = workspace_usage.queued_exports + excluded.queued_exports,
        stored_bytes = workspace_usage.stored_bytes + excluded.stored_bytes
      returning json_build_object('queuedExports', queued_exports, 'storedBytes', stored_bytes) as usage)
    select job.id, ${receiversOf([event])} as receivers, used.usage
    from job join fresh on fresh.id = job.id cross join used order by fresh.position`.execute(trx);
  return rows;
}

/** All bytes go as one value; each row says where its own lie. */
function askedRows(exports: readonly NewExport[]): readonly object[] {
  let start = 1;
  return exports.map(({ job, upload, kept, ownTarget, destinationVersion }, position) => {
    const { length } = upload.gzip;
    const own = { position, start, length, size: upload.size, ownTarget, destinationVersion };
    const row = { ...job, ...own, ...keyRow(kept) };
    start += length;
    return row;
  });
}

function keyRow(kept: NewExport["kept"]): object {
  if (!kept) return {};
  return { ...kept.slot, fingerprint: Buffer.from(kept.fingerprint).toString("hex") };
}

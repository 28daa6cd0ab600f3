import { sql, type Kysely } from "kysely";

const statements = [
  // What each version says of its migrations, for older ones that are started on them.
  `create table schema_compatibility (
    migration text primary key,
    compatible_since text not null)`,
  // An upload is either in the row or in a bucket.
  `alter table uploads alter column gzip drop not null`,
  `alter table uploads
    add column object_key text,
    add column object_bytes integer,
    add column object_sha256 bytea`,
  // Every object that the service has written to the bucket, from before it is written until it is deleted: what has
  // no job is found here and not by listing the bucket. `removable_at` is null while a job needs it; one that is being removed is no job's any more.
  `create table upload_objects (
    key text primary key,
    removable_at timestamptz,
    removing boolean not null default false)`,
  `create index upload_objects_removable on upload_objects (removable_at) where removable_at is not null`,
];

/** Lets uploads be objects of a bucket. */
export async function allowUploadObjects(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}

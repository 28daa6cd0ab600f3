import { sql, type Kysely } from "kysely";

const statements = [
  // Compatibility that each version declares for its migrations, for older versions that are started on the migrated
  // database.
  `create table schema_compatibility (
    migration text primary key,
    compatible_since text not null)`,
  // An upload is stored either in the row or in a bucket.
  `alter table uploads alter column gzip drop not null`,
  `alter table uploads
    add column object_key text,
    add column object_bytes integer,
    add column object_sha256 bytea`,
  // Every object that the service has written to the bucket, recorded before it is written and until it is deleted, so
  // that objects without a job are found here and not by listing the bucket. `removable_at` is null while a job needs
  // the object; an object that is being removed no longer belongs to a job.
  `create table upload_objects (
    key text primary key,
    removable_at timestamptz,
    removing boolean not null default false)`,
  `create index upload_objects_removable on upload_objects (removable_at) where removable_at is not null`,
];

/** Lets uploads be stored as objects in a bucket. */
export async function allowUploadObjects(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}

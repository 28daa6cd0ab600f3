import { sql, type Kysely } from "kysely";

/** Keeps the images of a job until it ends: every attempt must publish the same, though addresses expire. */
export async function addJobImages(db: Kysely<unknown>): Promise<void> {
  await sql`alter table jobs add column images_loaded boolean not null default false`.execute(db);
  await sql`create table job_images (
    job_id uuid not null references jobs,
    url text not null,
    media_type text not null,
    bytes bytea not null,
    primary key (job_id, url))`.execute(db);
  // Images are compressed already.
  await sql`alter table job_images alter column bytes set storage external`.execute(db);
}

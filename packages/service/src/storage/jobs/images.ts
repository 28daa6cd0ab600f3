import { sql, type Kysely } from "kysely";
import type { Database } from "../database.js";
import { changeUsage } from "./workspace-usage.js";

/** An image of a job as stored. */
export interface StoredImage {
  readonly url: string;
  readonly mediaType: string;
  readonly bytes: Uint8Array;
}

/** Stores the images of a job, unless another attempt has already stored some: then those are used. */
export async function storeImages(
  db: Kysely<Database>,
  job: string,
  images: readonly StoredImage[],
): Promise<void> {
  await db.transaction().execute(async (trx) => {
    const first = await trx
      .updateTable("jobs")
      .set({ images_loaded: true })
      .where("id", "=", job)
      .where("images_loaded", "=", false)
      .where("ended_at", "is", null)
      .returning("workspace_id")
      .executeTakeFirst();
    if (!first) return;
    for (const { url, mediaType, bytes } of images)
      await trx
        .insertInto("job_images")
        .values({ job_id: job, url, media_type: mediaType, bytes })
        .execute();
    const storedBytes = images.reduce((sum, { bytes }) => sum + bytes.length, 0);
    await changeUsage(trx, first.workspace_id, { queuedExports: 0, storedBytes });
  });
}

/** Reads the stored images of a job. */
export async function readImages(
  db: Kysely<Database>,
  job: string,
): Promise<readonly StoredImage[]> {
  return db
    .selectFrom("job_images")
    .select(["url", "media_type as mediaType", "bytes"])
    .where("job_id", "=", job)
    .orderBy("url")
    .execute();
}

/** Deletes the images of jobs that have ended, and returns their total size in bytes. */
export async function deleteImages(
  trx: Kysely<Database>,
  jobs: readonly string[],
): Promise<number> {
  if (jobs.length === 0) return 0;
  const { rows } = await sql<{ bytes: number }>`
    delete from job_images where job_id = any(${jobs}::uuid[])
    returning octet_length(bytes) as bytes`.execute(trx);
  return rows.reduce((sum, { bytes }) => sum + bytes, 0);
}

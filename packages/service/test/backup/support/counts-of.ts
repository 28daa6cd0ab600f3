import { sql } from "kysely";
import type { Storage } from "../../../src/storage/storage.js";

/** Returns counts of what a backup contains, and a hash of the job data. */
export async function countsOf({ db }: Pick<Storage, "db">) {
  const { rows } = await sql`select (select count(*)::int from jobs) as jobs,
    (select count(*)::int from document_exports) as records,
    (select max(queued_at) from jobs) as newest,
    (select md5(string_agg(options::text || document::text, '' order by id)) from jobs) as json,
    (select count(*)::int from webhook_messages) as messages`.execute(db);
  return rows[0];
}

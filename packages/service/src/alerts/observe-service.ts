import { sql, type Kysely } from "kysely";
import type { Settings } from "../config/settings.js";
import { readBacklog } from "../observe/backlog.js";
import type { Database } from "../storage/database.js";
import { listActivity, minuteOf } from "../storage/statements/activity.js";
import { readCertificate } from "../tls/certificate.js";
import { readDisk } from "../observe/disk.js";
import type { Observed } from "./conditions.js";

const PERIOD_MS = 15 * 60_000;
/** Maximum number of failing destinations to list by name. */
const MAX_NAMED = 5;

/** Reads the state that the conditions are evaluated on. */
export async function observeService(
  db: Kysely<Database>,
  { data, databaseUrl, tls }: Pick<Settings, "data" | "databaseUrl" | "tls">,
  now: Date,
): Promise<Observed> {
  const [backlog, minutes, failing] = await Promise.all([
    readBacklog(db),
    listActivity(db, now),
    readFailing(db),
  ]);
  const from = minuteOf(new Date(now.getTime() - PERIOD_MS));
  const recent = minutes.filter(({ minute }) => minute >= from);
  const sum = (kind: "done" | "failed") => recent.reduce((total, one) => total + one[kind], 0);
  // The service keeps running without a certificate that it cannot read, and reports that itself.
  const certificate = tls && (await readCertificate(tls).catch(() => undefined));
  return {
    now,
    oldestQueued: Math.max(0, ...backlog.queueAges.map(([, seconds]) => seconds)),
    done: sum("done"),
    failed: sum("failed"),
    failingWebhooks: backlog.failingWebhooks,
    ...failing,
    lastBackup: backlog.lastBackup === 0 ? undefined : new Date(backlog.lastBackup * 1000),
    diskFree: databaseUrl === undefined ? (await readDisk(data))?.free : undefined,
    certificateEnds: certificate?.notAfter,
  };
}

type Failing = Pick<
  Observed,
  "webhooksFailSince" | "failingDestinations" | "destinationsFailSince"
>;

async function readFailing(db: Kysely<Database>): Promise<Failing> {
  const { rows } = await sql<Failing>`
    select
      (select min(failing_since) from webhooks where disabled_at is null) as "webhooksFailSince",
      (select min(since) from connection_checks where ok = false) as "destinationsFailSince",
      (select coalesce(json_agg(name order by since), '[]') from (
        select connections.name, since from connection_checks
        join connections on connections.id = connection_checks.connection_id
        where ok = false order by since limit ${sql.lit(MAX_NAMED)}) as failing) as "failingDestinations"`.execute(
    db,
  );
  const [failing] = rows;
  if (!failing) throw new Error("The query for failing webhooks and destinations returned no row.");
  return failing;
}

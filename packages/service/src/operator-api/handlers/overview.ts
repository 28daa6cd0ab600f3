import { type Kysely, sql } from "kysely";
import type { Database } from "../../storage/database.js";
import {
  keptMinutes,
  listActivity,
  type ActivityCounts,
} from "../../storage/statements/activity.js";
import { webhookCounts, type WebhookCounts } from "../../storage/lists/webhooks.js";
import { listPauses } from "../../storage/lists/pauses.js";
import { oldestPending, oldestQueued } from "../../storage/lists/waiting-since.js";
import type { Activity } from "../activity/activity.js";

/** Dependencies of the overview. */
export interface OverviewContext {
  readonly db: Kysely<Database>;
  readonly activity: Pick<Activity, "flush">;
  readonly now: () => Date;
}

/** Maximum number of pending deliveries that are counted: if there are more, this number is reported. */
export const MAX_COUNTED = 10_000;

/** Reads the state of the service. The cost does not depend on the number of jobs. */
export async function readOverview({ db, activity, now }: OverviewContext) {
  await activity.flush();
  const at = now();
  const [backlog, minutes, pauses] = await Promise.all([
    readBacklog(db, at),
    listActivity(db, at),
    listPauses(db),
  ]);
  const byMinute = new Map(minutes.map((one) => [one.minute.getTime(), one]));
  const rates = keptMinutes(at).map((minute) => {
    const {
      accepted = 0,
      done = 0,
      failed = 0,
      delivered = 0,
    } = byMinute.get(minute.getTime()) ?? {};
    return { at: minute.toISOString(), accepted, done, failed, delivered };
  });
  const sum = (kind: keyof ActivityCounts) => minutes.reduce((total, one) => total + one[kind], 0);
  const { queued, processing, oldestQueued, pending, oldestPending, ...others } = backlog;
  return {
    at: at.toISOString(),
    jobs: {
      queued,
      processing,
      doneLastHour: sum("done"),
      failedLastHour: sum("failed"),
      oldestQueuedSeconds: secondsSince(oldestQueued, at),
    },
    deliveries: {
      pending,
      deliveredLastHour: sum("delivered"),
      failedLastHour: sum("undelivered"),
      failedCallsLastHour: sum("failed_calls"),
      oldestPendingSeconds: secondsSince(oldestPending, at),
    },
    webhooks: {
      active: others.activeWebhooks,
      failing: others.failingWebhooks,
      disabled: others.disabledWebhooks,
    },
    openCircuits: others.openCircuits,
    pauses,
    rates,
    memoryBytes: process.memoryUsage.rss(),
    uptimeSeconds: Math.floor(process.uptime()),
  };
}

interface Backlog extends WebhookCounts {
  readonly queued: number;
  readonly processing: number;
  readonly oldestQueued: Date | null;
  readonly pending: number;
  readonly oldestPending: Date | null;
  readonly openCircuits: number;
}

/**
 * Reads the backlog. Unfinished jobs are counted as they change (`workspace_usage`); few jobs are in progress at a
 * time. The query starts with `select`, so that the embedded database does not count it as a change of these tables and
 * trigger a poll.
 */
async function readBacklog(db: Kysely<Database>, at: Date): Promise<Backlog> {
  const { rows } = await sql<Backlog>`
    select processing.count as processing, webhook.*,
      greatest((select coalesce(sum(queued_exports), 0)::int from workspace_usage) - processing.count, 0) as queued,
      ${oldestQueued} as "oldestQueued",
      (select count(*)::int from (select 1 from webhook_deliveries where state = 'pending'
        limit ${sql.lit(MAX_COUNTED)}) as pending) as pending,
      ${oldestPending} as "oldestPending",
      (select count(*)::int from circuits where open_until > ${at}) as "openCircuits"
    from (select count(*)::int as count from jobs where status = 'processing') as processing,
      (${webhookCounts}) as webhook`.execute(db);
  const [backlog] = rows;
  if (!backlog) throw new Error("The query of the overview returned no row.");
  return backlog;
}

function secondsSince(time: Date | null, at: Date): number | null {
  return time && Math.max(Math.floor((at.getTime() - time.getTime()) / 1000), 0);
}

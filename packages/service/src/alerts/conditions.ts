/** State of the service that the conditions are evaluated on. Values that this process cannot know are undefined. */
export interface Observed {
  readonly now: Date;
  /** How long the oldest queued export has waited in seconds, not counting pauses. */
  readonly oldestQueued: number;
  /** Jobs that ended in the last 15 minutes, by outcome. */
  readonly done: number;
  readonly failed: number;
  /**
   * Number of active webhooks whose endpoint does not accept deliveries, and since when the first of them has failed.
   */
  readonly failingWebhooks: number;
  readonly webhooksFailSince: Date | null;
  /** Names of destinations that fail their checks, and since when the first of them has failed. */
  readonly failingDestinations: readonly string[];
  readonly destinationsFailSince: Date | null;
  /** Time of the last backup; undefined if no backup was made yet. */
  readonly lastBackup: Date | undefined;
  /** Free bytes on the disk of the data folder. */
  readonly diskFree: number | undefined;
  /** Time at which the certificate of the service expires. */
  readonly certificateEnds: Date | undefined;
}

/** A condition that an operator should look into. */
export interface Condition {
  /** Name of the condition, the same as in the Prometheus rules if they have it. */
  readonly name: string;
  /** Describes when the condition is met, for the table in the documentation. */
  readonly when: string;
  /** Time in seconds for which the condition must be met before it is reported. */
  readonly lasting: number;
  /** What a process must know to evaluate the condition. Another process may know it if this one does not. */
  readonly needs?: "diskFree" | "certificateEnds";
  /** Describes the problem in a sentence; undefined if there is none. */
  readonly summary: (observed: Observed) => string | undefined;
}

const MINUTE = 60;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;
const GiB = 1024 ** 3;

/** Limits above or below which a condition is met: times in seconds, a share of jobs, a number of jobs, bytes. */
const LONG_WAIT = 15 * MINUTE;
const MANY_FAILED = 0.2;
const MIN_ENDED = 5;
const LONG_FAILING = 30 * MINUTE;
const OLD_BACKUP = 2 * DAY;
const LITTLE_DISK = GiB;
const SOON_EXPIRED = 2 * DAY;

/** Every condition that the service reports about itself. */
export const conditions: readonly Condition[] = [
  {
    name: "DocumentExportQueueOld",
    when: "an export has waited for more than 15 minutes",
    lasting: 5 * MINUTE,
    summary: ({ oldestQueued }) =>
      oldestQueued > LONG_WAIT
        ? `The oldest queued export has waited for ${minutes(oldestQueued)}.`
        : undefined,
  },
  {
    name: "DocumentExportJobsFailing",
    when: "of at least 5 jobs that ended in 15 minutes, more than a fifth failed",
    lasting: 5 * MINUTE,
    summary: ({ done, failed }) =>
      done + failed >= MIN_ENDED && failed / (done + failed) > MANY_FAILED
        ? `Of ${done + failed} jobs that ended in the last 15 minutes, ${failed} failed.`
        : undefined,
  },
  {
    name: "DocumentExportDeliveriesFailing",
    when: "an endpoint has not accepted webhook calls for 30 minutes",
    lasting: 0,
    summary: ({ now, failingWebhooks, webhooksFailSince }) =>
      isOlder(webhooksFailSince, now, LONG_FAILING)
        ? `${failingWebhooks === 1 ? "1 webhook fails" : `${failingWebhooks} webhooks fail`}, the first for ${minutes(age(webhooksFailSince, now))}.`
        : undefined,
  },
  {
    name: "DocumentExportDestinationFailing",
    when: "a destination has failed its checks for 5 minutes",
    lasting: 0,
    summary: ({ now, failingDestinations, destinationsFailSince }) =>
      isOlder(destinationsFailSince, now, 5 * MINUTE)
        ? `These destinations fail their checks: ${failingDestinations.join(", ")}.`
        : undefined,
  },
  {
    name: "DocumentExportBackupOld",
    when: "the last backup is more than two days old, or there was none",
    lasting: HOUR,
    summary: ({ now, lastBackup }) => {
      if (lastBackup === undefined) return "There was no backup yet.";
      const old = age(lastBackup, now);
      return old > OLD_BACKUP
        ? `The last backup is ${Math.floor(old / HOUR)} hours old.`
        : undefined;
    },
  },
  {
    name: "DocumentExportDiskFull",
    when: "less than 1 GiB is free for the data folder",
    lasting: 5 * MINUTE,
    needs: "diskFree",
    summary: ({ diskFree }) =>
      diskFree !== undefined && diskFree < LITTLE_DISK
        ? `${Math.floor((diskFree / GiB) * 1024)} MiB are free for the data folder.`
        : undefined,
  },
  {
    name: "DocumentExportCertificateExpiring",
    when: "the certificate of the service expires within two days",
    lasting: 5 * MINUTE,
    needs: "certificateEnds",
    summary: ({ now, certificateEnds }) =>
      certificateEnds !== undefined && age(now, certificateEnds) < SOON_EXPIRED
        ? `The certificate of the service expires at ${certificateEnds.toISOString()}.`
        : undefined,
  },
];

/** Seconds between two points in time. */
function age(from: Date | null, to: Date): number {
  return from ? (to.getTime() - from.getTime()) / 1000 : 0;
}

function isOlder(since: Date | null, now: Date, seconds: number): boolean {
  return since !== null && age(since, now) >= seconds;
}

function minutes(seconds: number): string {
  return `${Math.floor(seconds / MINUTE)} minutes`;
}

import { ProblemError } from "@document-export/operator/server";
import { z } from "zod";
import {
  findRetryable,
  type RetryFilter,
  type RetryableJob,
  type RetryPosition,
} from "../../storage/retries/retryable.js";
import { InvalidCursorError } from "../../storage/lists/keyset.js";
import type { Actor, DataContext } from "../data-context.js";
import { retryJob } from "./retry-job.js";

/** Maximum number of failed jobs that one call reads, and that it retries: each retry is its own transaction. */
const MAX_SCANNED = 500;
const MAX_RETRIED = 100;

/** Selects the jobs to retry; with a cursor, the call continues where the previous one stopped. */
export interface RetryRequest extends RetryFilter {
  readonly cursor?: string | undefined;
  /** True to only count what would be retried. */
  readonly dryRun?: boolean | undefined;
}

/** Result of one retry call; `nextCursor` is null if nothing is left. */
export interface RetryReport {
  readonly retried: number;
  readonly withoutUpload: number;
  readonly nextCursor: string | null;
}

/**
 * Retries failed jobs, oldest first, so that of two jobs with the same target the newer one publishes last again. Only
 * jobs queued before the first call count, so a retry that fails is not retried again.
 *
 * @throws {ProblemError} 429 if the workspace of the first job is at a limit.
 */
export async function retryJobs(
  context: DataContext,
  actor: Actor,
  { cursor, dryRun = false, ...filter }: RetryRequest,
): Promise<RetryReport> {
  const begun = cursor === undefined ? undefined : decode(cursor);
  const until = begun?.until ?? earliest(filter.until, context.now());
  const scanned = await findRetryable(
    context.db,
    { ...filter, until: new Date(until) },
    { after: begun?.after, limit: MAX_SCANNED },
  );
  const ready = scanned.jobs.filter(({ hasUpload }) => hasUpload);
  const { retried, last } = dryRun
    ? { retried: ready.length }
    : await retryEach(context, actor, ready);
  const next = last ?? scanned.next;
  const passed = last ? scanned.jobs.slice(0, indexAfter(scanned.jobs, last)) : scanned.jobs;
  return {
    retried,
    withoutUpload: passed.filter(({ hasUpload }) => !hasUpload).length,
    nextCursor: next ? encode({ until, after: next }) : null,
  };
}

interface Retried {
  readonly retried: number;
  /** Last job that was processed, if the call stopped early. */
  readonly last?: RetryPosition;
}

async function retryEach(
  context: DataContext,
  actor: Actor,
  jobs: readonly RetryableJob[],
): Promise<Retried> {
  let retried = 0;
  let last: RetryPosition | undefined;
  for (const { position } of jobs) {
    if (last && retried === MAX_RETRIED) return { retried, last };
    try {
      await retryJob(context, actor, position.job);
      retried += 1;
    } catch (error) {
      if (!(error instanceof ProblemError)) throw error;
      if (error.status === 429 && last) return { retried, last };
      // The job was deleted, or someone else has retried it by now.
      if (![404, 409].includes(error.status)) throw error;
    }
    last = position;
  }
  return { retried };
}

function indexAfter(jobs: readonly RetryableJob[], last: RetryPosition): number {
  return jobs.findIndex(({ position }) => position === last) + 1;
}

function earliest(until: Date | undefined, now: Date): string {
  return (until && until < now ? until : now).toISOString();
}

interface Begun {
  readonly until: string;
  readonly after: RetryPosition;
}

const cursorSchema = z.tuple([z.iso.datetime(), z.iso.datetime(), z.uuid()]);

function encode({ until, after: { at, job } }: Begun): string {
  return Buffer.from(JSON.stringify([until, at, job])).toString("base64url");
}

function decode(cursor: string): Begun {
  try {
    const text = Buffer.from(cursor, "base64url").toString();
    const [until, at, job] = cursorSchema.parse(JSON.parse(text));
    return { until, after: { at, job } };
  } catch {
    throw new InvalidCursorError();
  }
}

/*
 * The life of a job. Every change of `jobs.status` is one of these transitions.
 *
 *              accept
 *                │
 *                ▼       claim
 *     ┌───────▶ queued ─────────▶ processing ──complete──▶ done
 *     │          │                    │  │
 *     │          └─────── cancel ─────│──│─────────────────▶ failed
 *     │                               │  │                     ▲
 *     └────── requeue, release ───────┘  └─────fail, abort─────┘
 *
 * A transition names the attempt that it belongs to, so that a worker that lost its job changes nothing.
 * `requeue` begins the next attempt; `release` gives the same attempt back, since nothing of it happened. `cancel` and
 * `abort` are made by an operator.
 */
import { bounds } from "../bounds/bounds.js";
import { shorten } from "../bounds/shorten.js";
import { storableText } from "../bounds/storable.js";
import type { KnownEventType } from "@document-export/types";
import { lastCauses, type Failure, type FailureCause, type JobFailure } from "./failure-causes.js";
import type { JobHistoryEvent, Job, JobStatus, StoredWarning } from "./job.js";
import { addWarnings, listedWarnings } from "./job-warnings.js";

/** A state transition of a job (decision `job-transitions`). */
export interface Transition {
  /** Undefined for the transition that creates the job. */
  readonly from: JobStatus | undefined;
  readonly to: JobStatus;
  readonly cause: string;
  /** Events to send for the transition, in order. */
  readonly events: readonly KnownEventType[];
  /** Entry in the history of the job. */
  readonly entry: JobHistoryEvent;
}

/** All transitions of a job. */
export const transitions = {
  accept: {
    from: undefined,
    to: "queued",
    cause: "a request was accepted",
    events: ["job.queued"],
    entry: "queued",
  },
  claim: {
    from: "queued",
    to: "processing",
    cause: "a worker starts an attempt",
    events: ["job.processing"],
    entry: "claimed",
  },
  complete: {
    from: "processing",
    to: "done",
    cause: "the result is delivered",
    events: ["document-export.created", "job.done"],
    entry: "done",
  },
  fail: {
    from: "processing",
    to: "failed",
    cause: "the document or the destination refuses, or no attempt is left",
    events: ["job.failed"],
    entry: "failed",
  },
  requeue: {
    from: "processing",
    to: "queued",
    cause: "the attempt failed, or its worker stopped responding",
    events: ["job.queued"],
    entry: "requeued",
  },
  release: {
    from: "processing",
    to: "queued",
    cause: "the service stops before anything was delivered",
    events: [],
    entry: "released",
  },
  cancel: {
    from: "queued",
    to: "failed",
    cause: "an operator canceled it before an attempt began",
    events: ["job.failed"],
    entry: "canceled",
  },
  abort: {
    from: "processing",
    to: "failed",
    cause: "an operator canceled it; the attempt that runs is aborted",
    events: ["job.failed"],
    entry: "canceled",
  },
} as const satisfies Readonly<Record<string, Transition>>;

/** Returns true if a job is in a final state. */
export function hasEnded({ status }: Pick<Job, "status">): boolean {
  return !Object.values(transitions).some(({ from }) => from === status);
}

/** Maximum number of attempts at a job that fails for a possibly transient reason. */
export const MAX_EXPORT_ATTEMPTS = 5;
/** Maximum number of attempts at a job whose workers die. Higher, because the job may not be the cause. */
export const MAX_INTERRUPTED_ATTEMPTS = 20;
/** Maximum number of attempts at a job whose conversion takes too much memory or time; counted separately. */
export const MAX_CONVERSION_FAILURES = 3;

/** Columns that a transition sets in addition to `status`. */
export type JobChange = Partial<Omit<Job, "id" | "status" | "workspace_id">>;

/** The outcome of a failed attempt: retry, or give up. */
export type FailureOutcome =
  | { readonly transition: "fail"; readonly summary: string; readonly cause: FailureCause }
  | { readonly transition: "requeue"; readonly change: JobChange };

/** Decides whether the job fails or gets another attempt after `failure` of its current one. */
export function afterFailure(job: Job, failure: Failure, destination: string): FailureOutcome {
  if (failure.kind === "refused") {
    const { summary, cause } = failure;
    return { transition: "fail", summary, cause };
  }
  const conversions = job.conversion_failures + (failure.kind === "conversion" ? 1 : 0);
  if (failure.kind === "conversion" && conversions >= MAX_CONVERSION_FAILURES) {
    const summary = `The conversion ${failure.detail}; it was tried ${conversions} times.`;
    return { transition: "fail", summary, cause: "conversion" };
  }
  const isExhausted =
    failure.kind !== "conversion" && job.attempt - conversions >= MAX_EXPORT_ATTEMPTS;
  if (isExhausted) {
    const why = failure.kind === "delivery" && failure.isFull ? `: ${full(destination)}` : "";
    const summary = `${exhausted(job.attempt, destination).slice(0, -1)}${why}.`;
    return { transition: "fail", summary, cause: lastCauses[failure.kind] };
  }
  const change = requeueChange(job, reasonOf(failure, destination), conversions);
  return { transition: "requeue", change };
}

/** Returns why the job fails instead of getting another attempt; undefined if it may be attempted. */
export function refuseAttempt(job: Job, destination: string): string | undefined {
  const interrupted = job.attempt - 1 - job.conversion_failures;
  return interrupted >= MAX_INTERRUPTED_ATTEMPTS ? exhausted(interrupted, destination) : undefined;
}

/** Returns the summary of a new job. */
export function queuedSummary(destination: string): string {
  return shorten(`Waiting to be exported to ${destination}.`, bounds.summary.max);
}

/** Returns the columns to set when an attempt starts. */
export function claimChange(): JobChange {
  return { summary: "Being converted and delivered." };
}

/** Returns the columns for ending a job as `failed`. */
export function failChange(
  { summary, cause }: Pick<JobFailure, "summary" | "cause">,
  now: Date,
): JobChange {
  return {
    failure_cause: cause,
    upload_id: null,
    ended_at: now,
    has_errors: true,
    summary: shorten(storableText(summary), bounds.summary.max),
  };
}

/** Returns the summary of a job that an operator canceled. */
export function canceledSummary(actor: string): string {
  return `Canceled by ${actor}.`;
}

/**
 * Returns the columns for an attempt that was stopped with the service before it delivered anything. The attempt does
 * not count.
 */
export function releaseChange(): JobChange {
  return { summary: "Waiting for the service to start again." };
}

/** Returns the columns for the next attempt of a job whose worker died. */
export function interruptedChange(job: Job): JobChange {
  return requeueChange(job, "its worker stopped responding", job.conversion_failures);
}

function requeueChange(job: Job, reason: string, conversionFailures: number): JobChange {
  const warning: StoredWarning = {
    code: "attempt-recovered",
    detail: `Attempt ${job.attempt} failed: ${reason}. The export was attempted again.`,
    pointer: null,
  };
  return {
    attempt: job.attempt + 1,
    conversion_failures: conversionFailures,
    has_warnings: true,
    ...addWarnings(job, listedWarnings([warning])),
    summary: shorten(`Waiting for the next attempt: ${reason}.`, bounds.summary.max),
  };
}

/**
 * Describes a failure without the message of its error, which may contain a path on this machine. The message is in the
 * log.
 */
function reasonOf(failure: Exclude<Failure, { kind: "refused" }>, destination: string): string {
  switch (failure.kind) {
    case "conversion":
      return `the conversion ${failure.detail}`;
    case "delivery":
      return failure.isFull ? full(destination) : `the delivery to ${destination} failed`;
    case "bucket":
      return "the bucket of uploads could not be used";
    case "database":
      return "the database could not be reached";
    case "internal":
      return "the service had an internal error";
    default:
      return failure satisfies never;
  }
}

function full(destination: string): string {
  return `${destination} has no room for the result`;
}

function exhausted(attempts: number, destination: string): string {
  return `The export to ${destination} failed in ${attempts} attempts.`;
}

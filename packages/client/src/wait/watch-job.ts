import type { Job } from "@document-export/types";
import { finalJobStatuses } from "@document-export/types/constants";
import type { Client, ExportRequest } from "../client.js";
import { randomId } from "../send/random-id.js";
import { askForJob } from "./ask-for-job.js";
import { JobWaitError, type JobWaitFault } from "./job-wait-error.js";
import type { WatchOptions } from "./wait-options.js";

// Keys are kept for at least that long (decision `idempotency`); a repeat after it would export once more.
const RETENTION_MS = 24 * 60 * 60 * 1000;

/**
 * Exports a document and gives the states of its job while they change, the last of them final, by whatever tells
 * first: the response to `Prefer: wait`, a repeat of the request with the same key, or the feed (decision
 * `job-observation`). `deadlineMs` of the request is for the whole wait, 600000 unless told and a day at most;
 * `wait` the seconds to hold each response back, 50 unless told. A repeat sends the document again. Leaving the loop
 * ends the wait, not the export.
 *
 * Throws what the call throws, the reason of the request's signal, and a JobWaitError where the end did not come in
 * time or cannot be seen.
 */
export async function* watchJob(
  client: Pick<Client, "exportHostedDocument">,
  request: ExportRequest,
  { feed, supportsIdempotencyKeys }: WatchOptions = {},
): AsyncGenerator<Job, void, undefined> {
  const { idempotencyKey = randomId(), signal } = request;
  const deadlineMs = Math.min(request.deadlineMs ?? 600_000, RETENTION_MS);
  const states: Job[] = [];
  let last: Job | undefined;
  let wake = () => {};
  const over = new AbortController();
  const either = AbortSignal.any([over.signal, signal ?? over.signal]);
  either.addEventListener("abort", () => wake());
  const fail = (kind: JobWaitFault) => over.abort(new JobWaitError(kind, idempotencyKey, last));
  const timer = setTimeout(fail, deadlineMs, "deadline");
  const tell = (job: Job) => {
    if (job.status !== last?.status) states.push(job);
    last = job;
    wake();
  };
  const onJob = (job: Job, isLast: boolean) => {
    if (!last) feed?.follow(job.id, tell, either);
    tell(job);
    if (!feed && isLast) fail("unobservable");
  };
  const call = { ...request, deadlineMs, idempotencyKey, signal: either };
  askForJob(client, call, supportsIdempotencyKeys, onJob, (error) => over.abort(error));
  try {
    for (let job: Job | undefined; !finalJobStatuses.some((final) => final === job?.status);) {
      job = states.shift();
      if (job) yield job;
      else {
        either.throwIfAborted();
        await new Promise<void>((resolve) => (wake = resolve));
      }
    }
  } finally {
    clearTimeout(timer);
    over.abort();
  }
}

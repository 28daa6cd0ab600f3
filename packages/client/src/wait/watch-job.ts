import type { Job } from "@document-export/types";
import { finalJobStatuses, isKnown } from "@document-export/types/constants";
import type { Client, ExportHostedDocumentOptions } from "../generated/client.js";
import { randomId } from "../utils/random-id.js";
import { JobWaitError, type JobWaitFault } from "./job-wait-error.js";
import { pollJob } from "./poll-job.js";
import type { WaitOptions, WatchOptions } from "./wait-options.js";

const DEFAULT_DEADLINE_MS = 10 * 60 * 1000;
// Keys are stored for at least this long (decision `idempotency`); repeating the request later would start a second
// export.
const MAX_DEADLINE_MS = 24 * 60 * 60 * 1000;

/**
 * Exports a document and returns the job when it is done or failed. Like `watchJob`, but returns a promise; throws the
 * same errors.
 */
export async function waitForJob(
  client: Pick<Client, "exportHostedDocument">,
  request: ExportHostedDocumentOptions,
  options?: WaitOptions,
): Promise<Job> {
  let last: Job | undefined;
  for await (last of watchJob(client, request, options)) options?.onState?.(last);
  // `watchJob` ends with a final state or throws.
  return last as Job;
}

/**
 * Exports a document and yields the states of its job, the last of them final. Each state comes from the fastest
 * source: the response to `Prefer: wait`, a repeat of the request with the same key, or the feed (decision
 * `job-observation`). `deadlineMs` of the request covers the whole wait: ten minutes by default, at most a day. `wait`
 * is the number of seconds to delay each response: 50 by default, or until a second before the deadline. Each repeat
 * sends the document again. Leaving the loop ends the wait, not the export.
 *
 * Throws the errors of the call, the reason of the request's signal, or a JobWaitError if the end was not observed
 * before the deadline or cannot be observed.
 */
export async function* watchJob(
  client: Pick<Client, "exportHostedDocument">,
  request: ExportHostedDocumentOptions,
  { feed, supportsIdempotencyKeys }: WatchOptions = {},
): AsyncGenerator<Job, void, undefined> {
  const { idempotencyKey = randomId(), signal } = request;
  const deadlineMs = Math.min(request.deadlineMs ?? DEFAULT_DEADLINE_MS, MAX_DEADLINE_MS);
  const unread: Job[] = [];
  let last: Job | undefined;
  let wake = () => {};
  const end = new AbortController();
  const ended = AbortSignal.any([end.signal, signal ?? end.signal]);
  ended.addEventListener("abort", () => wake());
  const fail = (kind: JobWaitFault) => end.abort(new JobWaitError(kind, idempotencyKey, last));
  const timer = setTimeout(fail, deadlineMs, "deadline");
  const addState = (job: Job) => {
    if (job.status !== last?.status) unread.push(job);
    last = job;
    wake();
  };
  const onJob = (job: Job, isLast: boolean) => {
    if (!last) feed?.follow(job.id, addState, ended);
    addState(job);
    if (!feed && isLast) fail("unobservable");
  };
  const call = { ...request, deadlineMs, idempotencyKey, signal: ended };
  pollJob(client, call, supportsIdempotencyKeys, { onJob, onError: (error) => end.abort(error) });
  try {
    for (let status = ""; !isKnown(finalJobStatuses, status);) {
      const job = unread.shift();
      if (job) {
        status = job.status;
        yield job;
      } else {
        ended.throwIfAborted();
        await new Promise<void>((resolve) => (wake = resolve));
      }
    }
  } finally {
    clearTimeout(timer);
    end.abort();
  }
}

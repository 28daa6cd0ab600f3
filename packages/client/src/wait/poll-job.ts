import type { Job } from "@document-export/types";
import { isStream } from "../bodies/file-content.js";
import type { Client, ExportHostedDocumentOptions } from "../generated/client.js";
import { backoff } from "../utils/retry-timing.js";

// An implementation may delay a response for at most 60 s, and many proxies time out by then.
const DEFAULT_WAIT_SECONDS = 50;

/** An export request with its idempotency key, deadline and signal set. */
export type PollRequest = ExportHostedDocumentOptions &
  Required<Pick<ExportHostedDocumentOptions, "deadlineMs" | "signal">>;

/** Receives the job of each response; `isLast` is true if the request cannot be sent again. */
export interface JobListener {
  readonly onJob: (job: Job, isLast: boolean) => void;
  readonly onError: (error: unknown) => void;
}

/**
 * Repeats an export request with the same key, and passes on the job of each response. The request cannot be repeated
 * if no key was echoed, or if the document can be read only once (decision `job-observation`).
 */
export function pollJob(
  client: Pick<Client, "exportHostedDocument">,
  request: PollRequest,
  supportsIdempotencyKeys: boolean | undefined,
  { onJob, onError }: JobListener,
): void {
  const end = Date.now() + request.deadlineMs;
  let isKeySupported = supportsIdempotencyKeys;
  let timer: ReturnType<typeof setTimeout>;
  const poll = async (round: number) => {
    const sentAt = Date.now();
    const deadlineMs = Math.max(1, end - sentAt);
    const job = await client.exportHostedDocument({
      ...request,
      // Asks for the response a second before the deadline, so that the state of the job is known when the deadline
      // passes.
      wait: request.wait ?? Math.trunc(Math.min(DEFAULT_WAIT_SECONDS, deadlineMs / 1000 - 1)),
      // Practically unlimited: the wait ends by its deadline, not because it runs out of retries.
      retries: request.retries ?? 9999,
      deadlineMs,
      onResponse: (response) => {
        isKeySupported ||= response.headers.has("idempotency-key");
        request.onResponse?.(response);
      },
    });
    const isLast = !isKeySupported || isStream(request.file);
    onJob(job, isLast);
    // The pause counts from the start of the request, so time that the server spent waiting is not waited again.
    const pauseMs = backoff(round) - (Date.now() - sentAt);
    if (!isLast) timer = setTimeout(start, Math.max(0, pauseMs), round + 1);
  };
  const start = (round: number) => void poll(round).catch(onError);
  request.signal.addEventListener("abort", () => clearTimeout(timer));
  start(1);
}

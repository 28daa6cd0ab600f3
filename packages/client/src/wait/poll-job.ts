import type { Job } from "@document-export/types";
import { isStream } from "../bodies/file-content.js";
import type { Client, ExportHostedDocumentOptions } from "../generated/client.js";
import { backoff } from "../utils/retry-timing.js";

// An implementation may delay a response for 60 s at most; many proxies time out by then.
const DEFAULT_WAIT_SECONDS = 50;

/** An export request whose idempotency key, deadline and signal are set. */
export type PollRequest = ExportHostedDocumentOptions &
  Required<Pick<ExportHostedDocumentOptions, "deadlineMs" | "signal">>;

/** Receives the job of each response; `isLast` where the request cannot be sent again. */
export interface JobListener {
  readonly onJob: (job: Job, isLast: boolean) => void;
  readonly onError: (error: unknown) => void;
}

/**
 * Sends an export request again and again with the same key, and passes on the job of each response. The request
 * cannot be sent again where no key was echoed, or the document can be read only once (decision `job-observation`).
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
      // A response comes a second before the deadline, so that its job is known then.
      wait: request.wait ?? Math.trunc(Math.min(DEFAULT_WAIT_SECONDS, deadlineMs / 1000 - 1)),
      // More than fit into the longest wait: only the deadline ends them.
      retries: request.retries ?? 9999,
      deadlineMs,
      onResponse: (response) => {
        isKeySupported ||= response.headers.has("idempotency-key");
        request.onResponse?.(response);
      },
    });
    const isLast = !isKeySupported || isStream(request.file);
    onJob(job, isLast);
    // The time for which the response was delayed counts as the pause.
    const pauseMs = backoff(round) - (Date.now() - sentAt);
    if (!isLast) timer = setTimeout(start, Math.max(0, pauseMs), round + 1);
  };
  const start = (round: number) => void poll(round).catch(onError);
  request.signal.addEventListener("abort", () => clearTimeout(timer));
  start(1);
}

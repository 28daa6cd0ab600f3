import type { Job } from "@document-export/types";
import type { Client, ExportRequest } from "../client.js";
import { backoff } from "../send/backoff.js";
import { isReopenable } from "../upload/document-file.js";

// The implementation may hold a response back for 60 s at most; many proxies give up by then.
const HOLD_SECONDS = 50;

/** An export request with the key of a wait, the time for it, and a signal that ends it. */
export type WaitingRequest = ExportRequest & Required<Pick<ExportRequest, "deadlineMs" | "signal">>;

/**
 * Requests an export again and again, and tells the job of each response. The last response is the one after which the
 * request cannot be repeated: no key came back, or the document can be read only once (decision
 * `job-observation`).
 */
export function askForJob(
  client: Pick<Client, "exportHostedDocument">,
  request: WaitingRequest,
  isKept: boolean | undefined,
  onJob: (job: Job, isLast: boolean) => void,
  onError: (error: unknown) => void,
): void {
  const end = Date.now() + request.deadlineMs;
  let timer: ReturnType<typeof setTimeout>;
  const ask = async (round: number) => {
    const sentAt = Date.now();
    const deadlineMs = Math.max(1, end - sentAt);
    const job = await client.exportHostedDocument({
      ...request,
      wait: request.wait ?? Math.min(HOLD_SECONDS, Math.ceil(deadlineMs / 1000)),
      // More than fit into the longest wait: only its deadline ends them.
      retries: request.retries ?? 9999,
      deadlineMs,
      onResponse: (response) => {
        isKept ||= response.headers.has("idempotency-key");
        request.onResponse?.(response);
      },
    });
    const isLast = !isKept || !isReopenable(request.file);
    onJob(job, isLast);
    // A response that was held back was the pause.
    const pauseMs = backoff(round) - (Date.now() - sentAt);
    if (!isLast) timer = setTimeout(begin, Math.max(0, pauseMs), round + 1);
  };
  const begin = (round: number) => void ask(round).catch(onError);
  request.signal.addEventListener("abort", () => clearTimeout(timer));
  begin(1);
}

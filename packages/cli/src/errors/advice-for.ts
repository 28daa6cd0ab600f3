import { isCallError, type ProblemError } from "@document-export/client";
import { WebhookError } from "@document-export/client/webhooks";
import { JobWaitError } from "@document-export/client/wait";
import { UsageError } from "./usage-error.js";

const byStatus: Readonly<Record<number, string>> = {
  401: "Check the token: `--token`, `DOCEXPORT_TOKEN`, or `docexport login` for a new one.",
  403: "The token is known but may not do this; ask the operator for one with the scope.",
  404: "Check the base URL: it is the address without `/v2`.",
  413: "The operator sets how large a document may be.",
  429: "Too many requests; wait, or lower `--concurrency`.",
};

const byConnection = {
  "redirect-loop": "The base URL redirects without end; give the address that it should lead to.",
  reset: "The connection broke on the way; try again.",
  unreachable: "Is the service running, and is the base URL right?",
};

const byFault = {
  timestamp:
    "Its time lies too far from now, or is missing; for a message that was kept, add `--any-age`.",
  signature:
    "It is not by one of the keys, or its bytes were changed, such as by parsing and writing again.",
  id: undefined,
  body: undefined,
};

/** What to do next about an error; undefined where nobody knows better than its message. */
export function adviceFor(error: unknown): string | undefined {
  if (error instanceof UsageError) return error.advice;
  if (isCallError(error, "ProblemError")) return adviceForProblem(error);
  if (isCallError(error, "ConnectionError")) return byConnection[error.kind];
  if (isCallError(error, "TimeoutError")) return "Give it more time with `--timeout SECONDS`.";
  if (isCallError(error, "RetryLaterError")) return "Run the command again then.";
  if (isCallError(error, "InvalidResponseError"))
    return "Something else responds at the base URL; give the address of the service.";
  if (error instanceof WebhookError) return byFault[error.kind];
  if (error instanceof TypeError)
    return "A response is not what the service sends; give the address of the service.";
  return error instanceof JobWaitError ? adviceForWait(error) : undefined;
}

function adviceForProblem({ status, retryAfter, requestId }: ProblemError): string | undefined {
  const what = byStatus[status] ?? (status >= 500 ? "Try again, or ask the operator." : undefined);
  const when = retryAfter === undefined ? undefined : `Come back in ${retryAfter} s.`;
  // The operator finds the request by it.
  const which = status >= 500 && requestId ? `Request ${requestId}.` : undefined;
  return [what, when, which].filter(Boolean).join(" ") || undefined;
}

function adviceForWait({ kind, idempotencyKey, job }: JobWaitError): string {
  const what = job ? "The job goes on." : "No response came; the job may have begun.";
  return kind === "deadline"
    ? `${what} Wait longer with \`--wait SECONDS --idempotency-key ${idempotencyKey}\`: it does not export twice.`
    : "The job goes on, but this service gives no means to watch it. Look for its record: `docexport exports --all`.";
}

import { type ConnectionFailure, isCallError, type ProblemError } from "@document-export/client";
import { GoogleError } from "@document-export/google/address";
import { WebhookError } from "@document-export/client/webhooks";
import { JobWaitError } from "@document-export/client/wait";
import { InterruptedError, UsageError } from "./errors.js";
import { redirectOf } from "./redirects.js";

const BY_STATUS: Readonly<Record<number, string>> = {
  401: "Check the token: `--token`, `DOCEXPORT_TOKEN`, or `docexport login` for a new one.",
  403: "The token lacks a scope for this; ask the operator for one that has it.",
  404: "Check the base URL: it is the address without `/v2`.",
  413: "The operator sets the maximum size of a document.",
  429: "Too many requests; wait, or lower `--concurrency`.",
};

const BY_CONNECTION_FAILURE: Readonly<Record<ConnectionFailure, string | undefined>> = {
  "redirect-loop": "The base URL redirects in a loop; set the final address.",
  dns: "Is the name in the base URL right?",
  tls: "The certificate of the service is not trusted (name yours with NODE_EXTRA_CA_CERTS), or it does not support TLS.",
  cors: undefined,
  proxy: "A proxy responded in place of the service; check its settings.",
  reset: "The connection was lost; try again.",
  unreachable: "Is the service running, and is the base URL right?",
};

const BY_WEBHOOK_FAULT = {
  timestamp:
    "Its timestamp is missing or too far from the current time; for a saved message, add `--any-age`.",
  signature:
    "None of the keys signed it, or the body was changed, for example by parsing and serializing it again.",
  id: undefined,
  body: undefined,
};

/** Returns how to fix an error; undefined if its message is enough. */
export function adviceFor(error: unknown): string | undefined {
  if (error instanceof JobWaitError) return adviceForWait(error);
  const { idempotencyKey: key } = Object(error) as { readonly idempotencyKey?: unknown };
  const repeat =
    typeof key === "string" &&
    `It may have been accepted: repeat it with \`--idempotency-key ${key}\`, which does not export twice.`;
  return [adviceByKind(error), repeat].filter(Boolean).join(" ") || undefined;
}

function adviceByKind(error: unknown): string | undefined {
  if (error instanceof UsageError || error instanceof InterruptedError) return error.advice;
  if (isCallError(error, "ProblemError")) return adviceForProblem(error);
  if (isCallError(error, "ConnectionError")) return adviceForConnection(error.kind);
  if (isCallError(error, "TimeoutError")) return "Allow more time with `--timeout SECONDS`.";
  if (isCallError(error, "RetryLaterError")) return "Run the command again after that time.";
  if (isCallError(error, "InvalidResponseError"))
    return "Another server responds at the base URL; set the address of the service.";
  if (error instanceof GoogleError) return adviceForGoogle(error);
  if (error instanceof WebhookError) return BY_WEBHOOK_FAULT[error.kind];
  if (error instanceof TypeError)
    return "The response is not one of a Document Export service; set the address of the service.";
  return undefined;
}

/** Variables that set a proxy for other programs. Node ignores them unless `NODE_USE_ENV_PROXY` is set. */
const PROXIES = ["HTTPS_PROXY", "https_proxy", "HTTP_PROXY", "http_proxy"];

function adviceForConnection(kind: ConnectionFailure): string | undefined {
  const { env } = process;
  const proxy = PROXIES.find((name) => env[name]);
  if (proxy === undefined || env["NODE_USE_ENV_PROXY"] || !/dns|unreachable|reset/.test(kind))
    return BY_CONNECTION_FAILURE[kind];
  return `\`${proxy}\` is not used: set \`NODE_USE_ENV_PROXY=1\` too (Node 22.21 and later), or call a service that needs no proxy.`;
}

function adviceForProblem(problem: ProblemError): string | undefined {
  const { status, retryAfter, requestId, url } = problem;
  const moved = redirectOf(url);
  if (moved !== undefined && (status === 401 || status < 400))
    return `The base URL leads to ${moved}, where the token is not sent: set that as base URL.`;
  const advice =
    BY_STATUS[status] ?? (status >= 500 ? "Try again, or ask the operator." : undefined);
  const when = retryAfter === undefined ? undefined : `Retry after ${retryAfter} s.`;
  // The operator can find the request in the logs by its id.
  const which = status >= 500 && requestId ? `Request ${requestId}.` : undefined;
  return [advice, when, which].filter(Boolean).join(" ") || undefined;
}

function adviceForWait({ kind, idempotencyKey, job }: JobWaitError): string {
  return kind === "deadline"
    ? adviceToWait(idempotencyKey, job !== undefined)
    : "The job is still running, but this service has no way to observe it. Find its record with `docexport exports --all`.";
}

/**
 * Returns how to keep waiting for a job that may still be running. Without the same key, the command would export
 * twice.
 */
export function adviceToWait(idempotencyKey: string, isKnown: boolean): string {
  const state = isKnown
    ? "The job is still running."
    : "No response came; the job may have started.";
  return `${state} Wait longer with \`--wait SECONDS --idempotency-key ${idempotencyKey}\`: it does not export twice.`;
}

/** Returns advice for an error of the Google package, which does not know how users of this command log in. */
function adviceForGoogle({ kind, advice, retryAfter }: GoogleError): string | undefined {
  const when = retryAfter === undefined ? undefined : `Retry after ${retryAfter} s.`;
  const how =
    kind === "login" || kind === "credentials"
      ? "`docexport login google` stores a login."
      : undefined;
  return [advice, how, when].filter(Boolean).join(" ") || undefined;
}

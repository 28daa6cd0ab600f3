import type { ServerResponse } from "node:http";
import {
  PROBLEMS,
  ProblemError,
  PROBLEM_TYPE_PREFIX,
  type ProblemType,
} from "@document-export/server-stub";
import type { Metrics } from "../observe/metrics.js";
import { isConflict } from "../storage/retry-conflicts.js";
import { isUnreachable } from "../storage/is-unreachable.js";
import { type PlainResponse, sendResponse } from "./plain-response.js";

/** A problem response that the service sends itself, without the stub. */
export interface PlainProblem {
  readonly type: ProblemType;
  readonly detail: string;
  readonly headers?: Readonly<Record<string, string>>;
}

/** Sends a problem (RFC 9457) when the stub cannot: before it handles the request, or while it reads the body. */
export function sendProblem(response: ServerResponse, problem: PlainProblem): void {
  const withBody = response.req.method !== "HEAD";
  sendResponse(response, responseOf(problem), withBody);
}

/**
 * Sends a problem to a caller that may still be sending. Closes the connection only after everything was received: the
 * caller may not read the response earlier, and closing earlier would reset the connection.
 */
export function sendUnread(response: ServerResponse, problem: PlainProblem): void {
  const { status, type, body, headers } = responseOf(problem);
  response.shouldKeepAlive = false;
  response.writeHead(status, {
    "content-type": type,
    "content-length": Buffer.byteLength(body),
    ...headers,
  });
  response.write(body);
  const { req: request } = response;
  const end = () => void response.end();
  if (request.complete) end();
  else request.once("end", end).once("close", end).on("error", end).resume();
}

function responseOf({ type, detail, headers = {} }: PlainProblem) {
  const { title, status } = PROBLEMS[type];
  const body = JSON.stringify({ type: PROBLEM_TYPE_PREFIX + type, title, status, detail });
  return { status, type: "application/problem+json", body, headers } satisfies PlainResponse;
}

/**
 * Time in seconds after which a caller may retry while the database is unavailable. A database can restart in that
 * time.
 */
const RETRY_AFTER_SECONDS = 5;

/** Returns a 503 if an error means that the database is currently unavailable; undefined for any other error. */
export function unavailableProblem(error: unknown): ProblemError | undefined {
  if (isUnreachable(error))
    return unavailable(
      error,
      `The service cannot reach its database. Try again in ${RETRY_AFTER_SECONDS} seconds.`,
    );
  if (isConflict(error))
    return unavailable(
      error,
      `The database rolled this back because of a concurrent change. Try again in ${RETRY_AFTER_SECONDS} seconds.`,
    );
  return undefined;
}

function unavailable(cause: unknown, detail: string): ProblemError {
  const headers = { "retry-after": String(RETRY_AFTER_SECONDS) };
  return new ProblemError({ type: "unavailable", detail, headers, cause });
}

/** Runs `work` and counts the requests that it refuses because of a limit (429, 503), by problem type. */
export async function countRefusals<Result>(
  { refused }: Pick<Metrics, "refused">,
  work: () => Promise<Result>,
): Promise<Result> {
  try {
    return await work();
  } catch (error) {
    if (error instanceof ProblemError && [429, 503].includes(error.status)) refused(error.type);
    throw error;
  }
}

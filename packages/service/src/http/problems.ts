import type { ServerResponse } from "node:http";
import {
  PROBLEMS,
  ProblemError,
  PROBLEM_TYPE_PREFIX,
  type ProblemType,
} from "@document-export/server-stub";
import type { Metrics } from "../observe/metrics.js";
import { isUnreachable } from "../storage/is-unreachable.js";
import { sendResponse } from "./plain-response.js";

/** A problem that the service sends itself, without the stub. */
export interface PlainProblem {
  readonly type: ProblemType;
  readonly detail: string;
  /** @default the status that the PROBLEMS has for the type */
  readonly status?: number;
  readonly headers?: Readonly<Record<string, string>>;
}

/** Sends a problem (RFC 9457) where the stub cannot: before it handles the request, or while it reads the body. */
export function sendProblem(response: ServerResponse, problem: PlainProblem): void {
  const { type, detail, headers = {} } = problem;
  const { title, status: defaultStatus } = PROBLEMS[type];
  const { status = defaultStatus } = problem;
  const body = JSON.stringify({ type: PROBLEM_TYPE_PREFIX + type, title, status, detail });
  const withBody = response.req.method !== "HEAD";
  sendResponse(response, { status, type: "application/problem+json", body, headers }, withBody);
}

/** In seconds: long enough for a database to restart. */
const RETRY_AFTER_SECONDS = 5;

/** The 503 for an error that means that the database is unreachable; undefined for any other error. */
export function unavailableProblem(error: unknown): ProblemError | undefined {
  if (!isUnreachable(error)) return undefined;
  return new ProblemError({
    type: "unavailable",
    detail: `The service cannot reach its database. Try again in ${RETRY_AFTER_SECONDS} seconds.`,
    headers: { "retry-after": String(RETRY_AFTER_SECONDS) },
    cause: error,
  });
}

/** Runs `work` and counts, by problem type, the requests that it refuses because of a limit (429, 503). */
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

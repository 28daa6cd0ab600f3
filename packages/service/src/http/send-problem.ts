import type { ServerResponse } from "node:http";
import { PROBLEM_TYPE_PREFIX, PROBLEMS, type ProblemType } from "@document-export/server-stub";
import { sendSideAnswer } from "./side-routes.js";

/** A problem that is sent beside the stub. */
export interface SentProblem {
  readonly type: ProblemType;
  readonly detail: string;
  /** That of the catalogue where it is left out. */
  readonly status?: number;
  readonly headers?: Readonly<Record<string, string>>;
}

/** Sends a problem where the stub does not answer (RFC 9457): before it, beside it, or while it reads. */
export function sendProblem(response: ServerResponse, problem: SentProblem): void {
  const { type, detail, headers = {} } = problem;
  const { title, status: usual } = PROBLEMS[type];
  const { status = usual } = problem;
  const body = JSON.stringify({ type: PROBLEM_TYPE_PREFIX + type, title, status, detail });
  const withBody = response.req.method !== "HEAD";
  sendSideAnswer(response, { status, type: "application/problem+json", body, headers }, withBody);
}

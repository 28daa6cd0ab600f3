import type { ServerResponse } from "node:http";
import type { schemas } from "../dist/index.js";

/** The job that every upload candidate responds with, as returned by the stub's handler. */
export const acceptedJob: schemas.Job = {
  id: "4f0a6c1e-8f3b-4c55-9d7e-2b1a0c9d8e7f",
  status: "queued",
  type: "hosted-doc-export",
  summary: "Waits to be exported to Company site.",
  queuedAt: "2026-10-19T09:30:00Z",
  hasErrors: false,
  hasWarnings: false,
  outputDocuments: [],
};

/** The same job as sent by every other candidate. */
export const job = JSON.stringify(acceptedJob);

/** Responds to an upload. */
export function accept(response: ServerResponse): void {
  response.writeHead(202, { "content-type": "application/json", "content-length": job.length });
  response.end(job);
}

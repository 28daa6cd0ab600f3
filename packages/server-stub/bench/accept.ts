import type { ServerResponse } from "node:http";

/** The job that every upload candidate answers with. */
export const job = JSON.stringify({ id: "4f0a6c1e-8f3b-4c55-9d7e-2b1a0c9d8e7f", status: "queued" });

/** Answers an upload. */
export function accept(response: ServerResponse): void {
  response.writeHead(202, { "content-type": "application/json", "content-length": job.length });
  response.end(job);
}

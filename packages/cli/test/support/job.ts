import type { Job } from "@document-export/types";

/** A job as the test server returns it. */
export function job(members: Partial<Job> = {}): Job {
  return {
    id: "5f0c2f6e-8d2b-4b7e-9c39-2f1a7d9b6c11",
    status: "queued",
    type: "hosted-doc-export",
    summary: "Waits.",
    queuedAt: "2026-10-19T09:30:00Z",
    hasErrors: false,
    hasWarnings: false,
    outputDocuments: [],
    ...members,
  };
}

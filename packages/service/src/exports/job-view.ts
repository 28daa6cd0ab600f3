import type { schemas } from "@document-export/server-stub";
import type { JobRow } from "../storage/database.js";

/** A job as callers and receivers of events see it (Interface, Job). */
export function jobView(job: JobRow): schemas.Job {
  return {
    id: job.id,
    status: job.status,
    type: "hosted-doc-export",
    summary: job.summary,
    queuedAt: job.queued_at.toISOString(),
    hasErrors: job.has_errors,
    hasWarnings: job.has_warnings,
    outputDocuments: job.output_documents,
  };
}

/** What an event says of a job (decision `event-payload`). */
export function jobEventData(job: JobRow): schemas.JobEventData {
  const { attempt, warnings, warning_counts: warningCounts } = job;
  return { job: jobView(job), attempt, warnings, warningCounts };
}

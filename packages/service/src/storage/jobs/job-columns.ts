import type { Job } from "../../jobs/job.js";

/**
 * The columns of a job, named one by one: a newer version, whose process runs beside this one, may have more, and a
 * prepared statement must return the same columns at each call.
 */
export const jobColumns = [
  "id",
  "workspace_id",
  "source_connection_id",
  "destination_connection_id",
  "upload_id",
  "status",
  "attempt",
  "summary",
  "queued_at",
  "ended_at",
  "has_errors",
  "has_warnings",
  "warnings",
  "warning_counts",
  "output_documents",
  "options",
  "document",
  "target",
  "images_loaded",
  "conversion_failures",
  "traceparent",
] as const satisfies readonly (keyof Job)[];

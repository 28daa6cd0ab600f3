import type { Job } from "@document-export/types";

/** How the export of one document ended: with a job, or with what went wrong. */
export type ExportOutcome =
  | { readonly path: string; readonly job: Job; readonly error?: undefined }
  | { readonly path: string; readonly error: unknown };

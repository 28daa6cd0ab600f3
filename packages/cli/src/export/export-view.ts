import type { JobStatus } from "@document-export/types";

/** How far the export of one document is, for whoever watches. */
export interface ExportView {
  readonly path: string;
  readonly size: number;
  readonly sentBytes: number;
  /** What the job was last seen as; undefined before the first response. */
  readonly status: JobStatus | undefined;
}

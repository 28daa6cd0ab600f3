import type { Format, WarningCode } from "@document-export/convert";
import type { ConversionSettings } from "./conversion-settings.js";
import type { FailureCause } from "./failure-causes.js";
import type { ServiceWarningCode } from "./service-warnings.js";

/** State of a job (Interface, Job). */
export type JobStatus = "queued" | "processing" | "done" | "failed";

/** A warning of a job, as its events contain it (decision `event-payload`). */
export interface StoredWarning {
  readonly code: WarningCode | ServiceWarningCode;
  readonly detail: string;
  readonly pointer: string | null;
  /** Number of occurrences, for codes that a conversion reports once for several places. */
  readonly count?: number;
  /**
   * Text at the warning's position, or the last text before it; used to find the position in the result. Not included
   * in events.
   */
  readonly near?: string;
}

/** An output document of a job (decision `job-output`). */
export interface StoredOutputDocument {
  readonly title: string;
  readonly links: readonly {
    readonly title: string;
    readonly description: string;
    readonly url: string;
  }[];
}

/** Properties of the document (decision `source-document-fields`). */
export interface StoredDocument {
  readonly title: string;
  readonly documentId: string;
  readonly revisionId: string;
}

/** Options of the request, with all defaults resolved when it was accepted. */
export interface StoredExportOptions {
  readonly format: Format;
  /** Formatting of the result, from the settings of the destination connection. */
  readonly conversion?: ConversionSettings;
  /** Values by destination field (decisions `field-mappings`, `auto-map`). */
  readonly fields: Readonly<Record<string, string>>;
  readonly webhooks: readonly string[];
  /** Ids of the documents that the document links to; absent if there are none. */
  readonly linkedDocuments?: readonly string[];
}

/** A job as stored: the source of truth about an export. */
export interface Job {
  readonly id: string;
  readonly workspace_id: number;
  readonly source_connection_id: number;
  readonly destination_connection_id: number;
  /** Null once the job has ended. */
  readonly upload_id: string | null;
  readonly status: JobStatus;
  /** Number of the current attempt, starting at 1. Every change of a job names the attempt that it belongs to. */
  readonly attempt: number;
  readonly summary: string;
  readonly queued_at: Date;
  readonly ended_at: Date | null;
  readonly has_errors: boolean;
  readonly has_warnings: boolean;
  /** The first warnings; the next column counts all. */
  readonly warnings: readonly StoredWarning[];
  /** Number of warnings by code. */
  readonly warning_counts: Readonly<Record<string, number>>;
  readonly output_documents: readonly StoredOutputDocument[];
  readonly options: StoredExportOptions;
  readonly document: StoredDocument;
  /** Path of the result in its destination, fixed at acceptance (decision `destination-reference`). */
  readonly target: string;
  /** True if the images were stored, so that every attempt publishes the same ones. */
  readonly images_loaded: boolean;
  /** Number of attempts whose conversion failed. */
  readonly conversion_failures: number;
  /** Trace of the request (W3C Trace Context). */
  readonly traceparent: string | null;
  /** Why the job failed; null if it has not failed, or if an earlier version did not record the cause. */
  readonly failure_cause: FailureCause | null;
}

/** Names of job events in the history. */
export type JobHistoryEvent =
  | "queued"
  | "claimed"
  | "requeued"
  | "released"
  | "done"
  | "failed"
  | "canceled";

/** A job event in the history. */
export interface JobHistoryEntry {
  /** Time in RFC 3339 format, as the database writes it. */
  readonly at: string;
  readonly event: JobHistoryEvent;
  readonly attempt: number;
  /** Additional explanation, if there is any. */
  readonly detail?: string | undefined;
}

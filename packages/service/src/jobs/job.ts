import type { Format, WarningCode } from "@document-export/convert";
import type { ConversionSettings } from "./conversion-settings.js";
import type { FailureCause } from "./failure-causes.js";
import type { ServiceWarningCode } from "./service-warnings.js";

/** Where a job stands (Interface, Job). */
export type JobStatus = "queued" | "processing" | "done" | "failed";

/** A warning of a job, as its events carry it (decision `event-payload`). */
export interface StoredWarning {
  readonly code: WarningCode | ServiceWarningCode;
  readonly detail: string;
  readonly pointer: string | null;
  /** In how many places it happened, for codes of which a conversion gives one warning for several. */
  readonly count?: number;
  /** Text at its place, or the last one before it; by it, the place is found in the result. Events leave it out. */
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

/** What the document says about itself (decision `source-document-fields`). */
export interface StoredDocument {
  readonly title: string;
  readonly documentId: string;
  readonly revisionId: string;
}

/** The options of the request, resolved when it was accepted: nothing is defaulted later. */
export interface StoredExportOptions {
  readonly format: Format;
  /** How the result looks: settings of the destination connection. */
  readonly conversion?: ConversionSettings;
  /** Destination field to its value (decisions `field-mappings`, `auto-map`). */
  readonly fields: Readonly<Record<string, string>>;
  readonly webhooks: readonly string[];
  /** Ids of the documents that the document links to; absent where it links to none. */
  readonly linkedDocuments?: readonly string[];
}

/** A job as it is stored: the one source of truth about an export. */
export interface Job {
  readonly id: string;
  readonly workspace_id: number;
  readonly source_connection_id: number;
  readonly destination_connection_id: number;
  /** Null once the job has ended. */
  readonly upload_id: string | null;
  readonly status: JobStatus;
  /** Counts the attempts from 1; every change of a job names the attempt that it belongs to. */
  readonly attempt: number;
  readonly summary: string;
  readonly queued_at: Date;
  readonly ended_at: Date | null;
  readonly has_errors: boolean;
  readonly has_warnings: boolean;
  /** The first ones; the next column counts all. */
  readonly warnings: readonly StoredWarning[];
  /** How many there are of each code. */
  readonly warning_counts: Readonly<Record<string, number>>;
  readonly output_documents: readonly StoredOutputDocument[];
  readonly options: StoredExportOptions;
  readonly document: StoredDocument;
  /** Path of the result in its destination, fixed at acceptance (decision `destination-reference`). */
  readonly target: string;
  /** Whether its images were stored: every attempt publishes the same ones. */
  readonly images_loaded: boolean;
  /** How many attempts the conversion failed in. */
  readonly conversion_failures: number;
  /** The trace of the request (W3C Trace Context). */
  readonly traceparent: string | null;
  /** What it failed for; null if it has not, or where a version before this one recorded nothing. */
  readonly failure_cause: FailureCause | null;
}

/** What happens to a job, as its history names it. */
export type JobHistoryEvent =
  | "queued"
  | "claimed"
  | "requeued"
  | "released"
  | "done"
  | "failed"
  | "canceled";

/** Something that happened to a job. */
export interface JobHistoryEntry {
  /** RFC 3339, as the database writes it. */
  readonly at: string;
  readonly event: JobHistoryEvent;
  readonly attempt: number;
  /** Why, if there is more to say than the event does. */
  readonly detail?: string | undefined;
}

// Generated from the contract. Do not edit: change the contract and run `pnpm generate`.

/** A connection, named where another resource refers to it. */
export interface ConnectionReference {
  /**
   * Identifies the connection.
   *
   * 32-bit integer.
   *
   * @example 12
   */
  readonly id: number;
  /**
   * What the operator calls the connection today.
   *
   * @example "Company site"
   */
  readonly name: string;
}

/** The record of a completed export. */
export interface DocumentExport {
  /** A connection, named where another resource refers to it. */
  readonly sourceConnection: ConnectionReference;
  /**
   * Title of the document when it was exported; empty where it had none.
   *
   * @example "Quarterly report"
   */
  readonly sourceDocumentTitle: string;
  /**
   * Id of the document at its hosting provider; empty where it had none.
   *
   * @example "1Q8zR5vT2mXy7LpW4nKd9cJh3sFa6bGe"
   */
  readonly sourceDocumentReference: string;
  /**
   * Revision of the document that was exported; empty where it had none.
   *
   * @example "ALm37BWk9xQ2"
   */
  readonly sourceDocumentVersion: string;
  /**
   * Kind of the source document, such as `google-docs`; other kinds may come.
   *
   * @example "google-docs"
   */
  readonly sourceDocumentKind: "google-docs" | (string & {});
  /** A connection, named where another resource refers to it. */
  readonly destinationConnection: ConnectionReference;
  /**
   * Where the result was really written, inside the destination.
   *
   * @example "reports/2026-q3.md"
   */
  readonly destinationReference: string;
  /**
   * When the export was completed.
   *
   * Date and time of RFC 3339.
   *
   * @example "2026-10-19T09:30:03Z"
   */
  readonly exportedAt: string;
}

/** Which page this is, of how many. */
export interface Pagination {
  /**
   * Number of pages: `totalRecordCount` divided by `pageSize`, rounded up; 0 for an empty list.
   *
   * Integer of at least 0.
   *
   * @example 1
   */
  readonly pageCount: number;
  /**
   * The page that was asked for.
   *
   * Integer of at least 1.
   *
   * @example 1
   */
  readonly pageNo: number;
  /**
   * The number of items a page that was applied.
   *
   * Integer from 1 to 200.
   *
   * @example 50
   */
  readonly pageSize: number;
  /**
   * Number of items on all pages together.
   *
   * Integer of at least 0.
   *
   * @example 2
   */
  readonly totalRecordCount: number;
}

/** One page of document exports. */
export interface DocumentExportPage {
  /** The document exports of this page, oldest first. */
  readonly items: readonly DocumentExport[];
  /** Which page this is, of how many. */
  readonly pagination: Pagination;
}

/** One thing that is wrong with a request, and where. */
export interface Violation {
  /**
   * The part of the request: `path`, `query`, `header`, `cookie` or `body`.
   *
   * @example "body"
   */
  readonly in: "path" | "query" | "header" | "cookie" | "body" | (string & {});
  /**
   * JSON pointer into the body; a part of a multipart body is its first segment.
   *
   * @example "/options/destination"
   */
  readonly pointer?: string;
  /**
   * Name of the parameter.
   *
   * @example "pageSize"
   */
  readonly name?: string;
  /**
   * The rule that is violated, a keyword of JSON Schema if there is one.
   *
   * @example "maximum"
   */
  readonly keyword:
    | "additionalProperties"
    | "const"
    | "enum"
    | "format"
    | "maxItems"
    | "maxLength"
    | "maximum"
    | "minItems"
    | "minLength"
    | "minimum"
    | "multipleOf"
    | "pattern"
    | "required"
    | "type"
    | "uniqueItems"
    | (string & {});
  /**
   * What was expected and what came.
   *
   * @example "Expected at most 200, got `500`."
   */
  readonly detail: string;
}

/** What went wrong (RFC 9457). */
export interface Problem {
  /**
   * Identifies the kind of problem; the catalogue lists the kinds.
   *
   * URI, absolute or relative.
   *
   * @example "urn:problem-type:document-export:unknown-connection"
   */
  readonly type:
    | "urn:problem-type:document-export:invalid-request"
    | "urn:problem-type:document-export:unauthorized"
    | "urn:problem-type:document-export:forbidden"
    | "urn:problem-type:document-export:not-found"
    | "urn:problem-type:document-export:method-not-allowed"
    | "urn:problem-type:document-export:not-acceptable"
    | "urn:problem-type:document-export:request-timeout"
    | "urn:problem-type:document-export:conflict"
    | "urn:problem-type:document-export:content-too-large"
    | "urn:problem-type:document-export:unsupported-media-type"
    | "urn:problem-type:document-export:expectation-failed"
    | "urn:problem-type:document-export:refused"
    | "urn:problem-type:document-export:idempotency-mismatch"
    | "urn:problem-type:document-export:not-a-hosted-document"
    | "urn:problem-type:document-export:unknown-connection"
    | "urn:problem-type:document-export:unknown-event"
    | "urn:problem-type:document-export:unknown-format"
    | "urn:problem-type:document-export:endpoint-refused"
    | "urn:problem-type:document-export:too-many-webhooks"
    | "urn:problem-type:document-export:rate-limited"
    | "urn:problem-type:document-export:too-many-failed-tokens"
    | "urn:problem-type:document-export:too-many-uploads"
    | "urn:problem-type:document-export:too-many-queued-exports"
    | "urn:problem-type:document-export:too-many-stored-bytes"
    | "urn:problem-type:document-export:header-fields-too-large"
    | "urn:problem-type:document-export:internal-error"
    | "urn:problem-type:document-export:not-implemented"
    | "urn:problem-type:document-export:unavailable"
    | (string & {});
  /**
   * The kind of problem in a few words.
   *
   * @example "Unknown connection"
   */
  readonly title: string;
  /**
   * The status code of the response.
   *
   * Integer from 400 to 599.
   *
   * @example 422
   */
  readonly status: number;
  /**
   * What is wrong with this request, and how to fix it.
   *
   * @example "Destination connection 99 does not exist in this workspace."
   */
  readonly detail: string;
  /**
   * Identifies this occurrence.
   *
   * URI, absolute or relative.
   *
   * @example "urn:uuid:0d9e6a34-51a7-4a54-a1d3-0f5a1f7d6b02"
   */
  readonly instance?: string;
  /** Every violation that was found, where the problem has several or a place. */
  readonly errors?: readonly Violation[];
}

/** The content formats to convert between. */
export interface Conversion {
  /**
   * Format of the upload; `google-docs` where it is absent.
   *
   * @example "google-docs"
   */
  readonly source?: "google-docs" | (string & {});
  /**
   * Format to write, such as `html`, `markdown`, `docx` or `text`; the default is set on the destination connection.
   *
   * @example "markdown"
   */
  readonly destination?: "html" | "markdown" | "docx" | "text" | (string & {});
}

/** What to do with the uploaded document. */
export interface ExportOptions {
  /**
   * Id of the destination connection.
   *
   * Integer.
   *
   * @example 12
   */
  readonly destination: number;
  /**
   * Whether each document property goes to the destination field of the same name; never onto fields that publish or move.
   *
   * @default false
   * @example true
   */
  readonly autoMapDocumentProperties?: boolean;
  /** The content formats to convert between. */
  readonly conversion?: Conversion;
  /**
   * Where the result goes inside the destination; derived from the title and the job where it is absent.
   *
   * @example "reports/2026-q3.md"
   */
  readonly destinationReference?: string;
  /**
   * Destination field name to document property name.
   *
   * @example {"slug":"Short title"}
   */
  readonly fieldMappings?: {
    readonly [member: string]: string;
  };
  /**
   * Absolute URLs that receive the events of this one job, in addition to registered webhooks.
   *
   * @example ["https://hooks.example.net/one-job"]
   */
  readonly webhooks?: readonly string[];
}

/** The parts of an export request. */
export interface HostedDocumentUpload {
  /**
   * The JSON of the hosted document, as the hosting provider's document API returns it; its content type does not matter.
   *
   * @example "{\"documentId\":\"1Q8zR5vT2mXy7LpW4nKd9cJh3sFa6bGe\",\"title\":\"Quarterly report\",\"body\":{\"content\":[]}}"
   */
  readonly file: globalThis.Blob;
  /** What to do with the uploaded document. */
  readonly options: ExportOptions;
}

/**
 * The state of a job: `queued` waits to be processed, `processing` is being processed, `done` completed successfully, `failed` failed.
 * `done` and `failed` are final; a job whose worker died goes back from `processing` to `queued`.
 *
 * @example "done"
 */
export type JobStatus = "queued" | "processing" | "done" | "failed";

/** Where an output document can be found. */
export interface Link {
  /**
   * What to call the link.
   *
   * @example "Open in Company site"
   */
  readonly title: string;
  /**
   * What is behind the link.
   *
   * @example "The report as Markdown"
   */
  readonly description: string;
  /**
   * The address.
   *
   * @example "https://www.example.net/reports/2026-q3"
   */
  readonly url: string;
}

/** A document that a job created. */
export interface OutputDocument {
  /**
   * Title of the document, or its path in the destination where it has no link.
   *
   * @example "Quarterly report"
   */
  readonly title: string;
  /** Where to find the document; empty where the destination has no addresses. */
  readonly links: readonly Link[];
}

/** The work that an export request started. */
export interface Job {
  /**
   * Identifies the job.
   *
   * UUID.
   *
   * @example "5f0c2f6e-8d2b-4b7e-9c39-2f1a7d9b6c11"
   */
  readonly id: string;
  /**
   * The state of a job: `queued` waits to be processed, `processing` is being processed, `done` completed successfully, `failed` failed.
   * `done` and `failed` are final; a job whose worker died goes back from `processing` to `queued`.
   *
   * @example "done"
   */
  readonly status: JobStatus;
  /**
   * Kind of job, such as `hosted-doc-export`; other kinds may come.
   *
   * @example "hosted-doc-export"
   */
  readonly type: "hosted-doc-export" | (string & {});
  /**
   * What happened so far, in a sentence; counts and codes of warnings.
   *
   * @example "Exported to Company site with 1 warning (image-expires)."
   */
  readonly summary: string;
  /**
   * When the job was first queued.
   *
   * Date and time of RFC 3339.
   *
   * @example "2026-10-19T09:30:00Z"
   */
  readonly queuedAt: string;
  /**
   * Whether any error occurred; always true of a failed job, and never false again once true.
   *
   * @example false
   */
  readonly hasErrors: boolean;
  /**
   * Whether any warning occurred; never false again once true.
   *
   * @example true
   */
  readonly hasWarnings: boolean;
  /** The documents that the job created; empty until there are any. */
  readonly outputDocuments: readonly OutputDocument[];
}

/** Something that the export could not carry over, or had to do twice. */
export interface JobWarning {
  /**
   * Stable code of the warning.
   *
   * @example "image-expires"
   */
  readonly code: string;
  /**
   * What was lost and what stands in its place.
   *
   * @example "The image links to a Google Docs URL, which expires after about half an hour."
   */
  readonly detail: string;
  /**
   * JSON pointer into the uploaded document; null where the warning concerns no one place.
   *
   * @example "/body/content/14/paragraph/elements/0"
   */
  readonly pointer: string | null;
  /**
   * In how many places it happened, where one warning stands for several; `pointer` is the first of them.
   *
   * Integer of at least 1.
   *
   * @example 12
   */
  readonly count?: number;
}

/** The job that an event is about. */
export interface JobEventData {
  /** The work that an export request started. */
  readonly job: Job;
  /**
   * Which attempt at the job entered this state; 1 for the first.
   *
   * Integer of at least 1.
   *
   * @example 1
   */
  readonly attempt: number;
  /**
   * The warnings so far, with their places; of a code that occurs often, the first ones.
   * `warningCounts` says how many there are of each code.
   */
  readonly warnings: readonly JobWarning[];
  /**
   * How many warnings of each code there are so far, those that `warnings` leaves out included.
   *
   * @example {"image-expires":1}
   */
  readonly warningCounts: {
    readonly [member: string]: number;
  };
}

/** A job was queued. */
export interface JobQueuedEvent {
  /**
   * Names the event.
   *
   * @example "job.queued"
   */
  readonly type: "job.queued";
  /**
   * When the event happened.
   *
   * Date and time of RFC 3339.
   *
   * @example "2026-10-19T09:30:03Z"
   */
  readonly timestamp: string;
  /** The job that an event is about. */
  readonly data: JobEventData;
}

/** A worker took a job up. */
export interface JobProcessingEvent {
  /**
   * Names the event.
   *
   * @example "job.processing"
   */
  readonly type: "job.processing";
  /**
   * When the event happened.
   *
   * Date and time of RFC 3339.
   *
   * @example "2026-10-19T09:30:03Z"
   */
  readonly timestamp: string;
  /** The job that an event is about. */
  readonly data: JobEventData;
}

/** A job is done. */
export interface JobDoneEvent {
  /**
   * Names the event.
   *
   * @example "job.done"
   */
  readonly type: "job.done";
  /**
   * When the event happened.
   *
   * Date and time of RFC 3339.
   *
   * @example "2026-10-19T09:30:03Z"
   */
  readonly timestamp: string;
  /** The job that an event is about. */
  readonly data: JobEventData;
}

/** A job failed. */
export interface JobFailedEvent {
  /**
   * Names the event.
   *
   * @example "job.failed"
   */
  readonly type: "job.failed";
  /**
   * When the event happened.
   *
   * Date and time of RFC 3339.
   *
   * @example "2026-10-19T09:30:03Z"
   */
  readonly timestamp: string;
  /** The job that an event is about. */
  readonly data: JobEventData;
}

/** The record that was written, and the job that wrote it. */
export interface DocumentExportEventData {
  /** The work that an export request started. */
  readonly job: Job;
  /** The record of a completed export. */
  readonly documentExport: DocumentExport;
}

/** A completed export was recorded. */
export interface DocumentExportCreatedEvent {
  /**
   * Names the event.
   *
   * @example "document-export.created"
   */
  readonly type: "document-export.created";
  /**
   * When the event happened.
   *
   * Date and time of RFC 3339.
   *
   * @example "2026-10-19T09:30:03Z"
   */
  readonly timestamp: string;
  /** The record that was written, and the job that wrote it. */
  readonly data: DocumentExportEventData;
}

/** A link between a source connection and a destination connection. */
export interface Collection {
  /**
   * Identifies the collection.
   *
   * Integer.
   *
   * @example 3
   */
  readonly id: number;
  /**
   * What the operator calls the collection.
   *
   * @example "Quarterly reports"
   */
  readonly name: string;
  /** A connection, named where another resource refers to it. */
  readonly sourceConnection: ConnectionReference;
  /** A connection, named where another resource refers to it. */
  readonly destinationConnection: ConnectionReference;
}

/** One page of collections. */
export interface CollectionPage {
  /** The collections of this page, oldest first. */
  readonly items: readonly Collection[];
  /** Which page this is, of how many. */
  readonly pagination: Pagination;
}

/** An endpoint that the service calls when one of its events concerns one of its connections. */
export interface Webhook {
  /**
   * Identifies the webhook.
   *
   * 32-bit integer.
   *
   * @example 41
   */
  readonly id: number;
  /**
   * The address that is called.
   *
   * At least 1 character.
   *
   * @example "https://hooks.example.net/document-export"
   */
  readonly endpoint: string;
  /**
   * The events that trigger the webhook.
   *
   * @example ["job.done"]
   */
  readonly events: readonly (
    | "job.queued"
    | "job.processing"
    | "job.done"
    | "job.failed"
    | "document-export.created"
    | (string & {})
  )[];
  /** The connections that the webhook applies to. */
  readonly connections: readonly ConnectionReference[];
  /**
   * What the webhook is for; null where nobody said.
   *
   * @example "Tells the site builder that a report is there."
   */
  readonly description: string | null;
}

/** One page of webhooks. */
export interface WebhookPage {
  /** The webhooks of this page, oldest first. */
  readonly items: readonly Webhook[];
  /** Which page this is, of how many. */
  readonly pagination: Pagination;
}

/** A webhook to register. */
export interface WebhookCreate {
  /**
   * The address to call; the contract asks only for one character, an implementation may refuse addresses that it will not call.
   *
   * At least 1 character.
   *
   * @example "https://hooks.example.net/document-export"
   */
  readonly endpoint: string;
  /**
   * The events that trigger the webhook, at least one.
   * Known names are `job.queued`, `job.processing`, `job.done`, `job.failed` and `document-export.created`; others may come.
   *
   * At least 1 item.
   *
   * @example ["job.done"]
   */
  readonly events: readonly (
    | "job.queued"
    | "job.processing"
    | "job.done"
    | "job.failed"
    | "document-export.created"
    | (string & {})
  )[];
  /**
   * Ids of the connections that the webhook applies to, as source or as destination; at least one.
   *
   * At least 1 item.
   *
   * @example [12]
   */
  readonly connections: readonly number[];
  /**
   * What the webhook is for.
   *
   * @example "Tells the site builder that a report is there."
   */
  readonly description?: string | null;
  /**
   * Names the system that registers the webhook; stored, never returned.
   *
   * @example "site-builder"
   */
  readonly origin?: string | null;
}

export {};

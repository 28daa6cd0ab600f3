// Generated from the contract. Do not edit: change the contract and run `pnpm generate`.

/** A connection, named where another resource refers to it. */
export type ConnectionReference = { readonly id: number; readonly name: string };

/** The record of a completed export. */
export type DocumentExport = {
  readonly sourceConnection: ConnectionReference;
  readonly sourceDocumentTitle: string;
  readonly sourceDocumentReference: string;
  readonly sourceDocumentVersion: string;
  readonly sourceDocumentKind: string;
  readonly destinationConnection: ConnectionReference;
  readonly destinationReference: string;
  readonly exportedAt: string;
};

/** Which page this is, of how many. */
export type Pagination = {
  readonly pageCount: number;
  readonly pageNo: number;
  readonly pageSize: number;
  readonly totalRecordCount: number;
};

/** One page of document exports. */
export type DocumentExportPage = {
  readonly items: readonly DocumentExport[];
  readonly pagination: Pagination;
};

/** One thing that is wrong with a request, and where. */
export type Violation = {
  readonly in: string;
  readonly pointer?: string;
  readonly name?: string;
  readonly keyword: string;
  readonly detail: string;
};

/** What went wrong (RFC 9457). */
export type Problem = {
  readonly type: string;
  readonly title: string;
  readonly status: number;
  readonly detail: string;
  readonly instance?: string;
  readonly errors?: readonly Violation[];
};

/** The content formats to convert between. */
export type Conversion = { readonly source?: string; readonly destination?: string };

/** What to do with the uploaded document. */
export type ExportOptions = {
  readonly destination: number;
  readonly autoMapDocumentProperties?: boolean;
  readonly conversion?: Conversion;
  readonly destinationReference?: string;
  readonly fieldMappings?: { readonly [member: string]: string };
  readonly webhooks?: readonly string[];
};

/** The parts of an export request. */
export type HostedDocumentUpload = { readonly file: string; readonly options: ExportOptions };

/**
 * The state of a job: `queued` waits to be processed, `processing` is being processed, `done` completed successfully, `failed` failed.
 * `done` and `failed` are final; a job whose worker died goes back from `processing` to `queued`.
 */
export type JobStatus = "queued" | "processing" | "done" | "failed";

/** Where an output document can be found. */
export type Link = { readonly title: string; readonly description: string; readonly url: string };

/** A document that a job created. */
export type OutputDocument = { readonly title: string; readonly links: readonly Link[] };

/** The work that an export request started. */
export type Job = {
  readonly id: string;
  readonly status: JobStatus;
  readonly type: string;
  readonly summary: string;
  readonly queuedAt: string;
  readonly hasErrors: boolean;
  readonly hasWarnings: boolean;
  readonly outputDocuments: readonly OutputDocument[];
};

/** Something that the export could not carry over, or had to do twice. */
export type JobWarning = {
  readonly code: string;
  readonly detail: string;
  readonly pointer: string | null;
  readonly count?: number;
};

/** The job that an event is about. */
export type JobEventData = {
  readonly job: Job;
  readonly attempt: number;
  readonly warnings: readonly JobWarning[];
  readonly warningCounts: { readonly [member: string]: number };
};

/** A job was queued. */
export type JobQueuedEvent = {
  readonly type: "job.queued";
  readonly timestamp: string;
  readonly data: JobEventData;
};

/** A worker took a job up. */
export type JobProcessingEvent = {
  readonly type: "job.processing";
  readonly timestamp: string;
  readonly data: JobEventData;
};

/** A job is done. */
export type JobDoneEvent = {
  readonly type: "job.done";
  readonly timestamp: string;
  readonly data: JobEventData;
};

/** A job failed. */
export type JobFailedEvent = {
  readonly type: "job.failed";
  readonly timestamp: string;
  readonly data: JobEventData;
};

/** The record that was written, and the job that wrote it. */
export type DocumentExportEventData = {
  readonly job: Job;
  readonly documentExport: DocumentExport;
};

/** A completed export was recorded. */
export type DocumentExportCreatedEvent = {
  readonly type: "document-export.created";
  readonly timestamp: string;
  readonly data: DocumentExportEventData;
};

/** A link between a source connection and a destination connection. */
export type Collection = {
  readonly id: number;
  readonly name: string;
  readonly sourceConnection: ConnectionReference;
  readonly destinationConnection: ConnectionReference;
};

/** One page of collections. */
export type CollectionPage = {
  readonly items: readonly Collection[];
  readonly pagination: Pagination;
};

/** An endpoint that the service calls when one of its events concerns one of its connections. */
export type Webhook = {
  readonly id: number;
  readonly endpoint: string;
  readonly events: readonly string[];
  readonly connections: readonly ConnectionReference[];
  readonly description: string | null;
};

/** One page of webhooks. */
export type WebhookPage = { readonly items: readonly Webhook[]; readonly pagination: Pagination };

/** A webhook to register. */
export type WebhookCreate = {
  readonly endpoint: string;
  readonly events: readonly string[];
  readonly connections: readonly number[];
  readonly description?: string | null;
  readonly origin?: string | null;
};

export {};

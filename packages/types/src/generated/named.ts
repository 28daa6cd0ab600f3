// Generated from the contract. Do not edit: change the contract and run `pnpm generate`.

import type { components } from "./openapi.js";

/** A connection, named where another resource refers to it. */
export type ConnectionReference = components["schemas"]["ConnectionReference"];

/** The record of a completed export. */
export type DocumentExport = components["schemas"]["DocumentExport"];

/** Which page this is, of how many. */
export type Pagination = components["schemas"]["Pagination"];

/** One page of document exports. */
export type DocumentExportPage = components["schemas"]["DocumentExportPage"];

/** One thing that is wrong with a request, and where. */
export type Violation = components["schemas"]["Violation"];

/** What went wrong (RFC 9457). */
export type Problem = components["schemas"]["Problem"];

/** The content formats to convert between. */
export type Conversion = components["schemas"]["Conversion"];

/** What to do with the uploaded document. */
export type ExportOptions = components["schemas"]["ExportOptions"];

/** The parts of an export request. */
export type HostedDocumentUpload = components["schemas"]["HostedDocumentUpload"];

/**
 * The state of a job: `queued` waits to be processed, `processing` is being processed, `done` completed successfully, `failed` failed.
 * `done` and `failed` are final; a job whose worker died goes back from `processing` to `queued`.
 */
export type JobStatus = components["schemas"]["JobStatus"];

/** Where an output document can be found. */
export type Link = components["schemas"]["Link"];

/** A document that a job created. */
export type OutputDocument = components["schemas"]["OutputDocument"];

/** The work that an export request started. */
export type Job = components["schemas"]["Job"];

/** Something that the export could not carry over, or had to do twice. */
export type JobWarning = components["schemas"]["JobWarning"];

/** The job that an event is about. */
export type JobEventData = components["schemas"]["JobEventData"];

/** A job was queued. */
export type JobQueuedEvent = components["schemas"]["JobQueuedEvent"];

/** A worker took a job up. */
export type JobProcessingEvent = components["schemas"]["JobProcessingEvent"];

/** A job is done. */
export type JobDoneEvent = components["schemas"]["JobDoneEvent"];

/** A job failed. */
export type JobFailedEvent = components["schemas"]["JobFailedEvent"];

/** The record that was written, and the job that wrote it. */
export type DocumentExportEventData = components["schemas"]["DocumentExportEventData"];

/** A completed export was recorded. */
export type DocumentExportCreatedEvent = components["schemas"]["DocumentExportCreatedEvent"];

/** A link between a source connection and a destination connection. */
export type Collection = components["schemas"]["Collection"];

/** One page of collections. */
export type CollectionPage = components["schemas"]["CollectionPage"];

/** An endpoint that the service calls when one of its events concerns one of its connections. */
export type Webhook = components["schemas"]["Webhook"];

/** One page of webhooks. */
export type WebhookPage = components["schemas"]["WebhookPage"];

/** A webhook to register. */
export type WebhookCreate = components["schemas"]["WebhookCreate"];

export type {
  Collection,
  CollectionPage,
  ConnectionReference,
  Conversion,
  DocumentExport,
  DocumentExportCreatedEvent,
  DocumentExportEventData,
  DocumentExportPage,
  ExportOptions,
  HostedDocumentUpload,
  Job,
  JobDoneEvent,
  JobEventData,
  JobFailedEvent,
  JobProcessingEvent,
  JobQueuedEvent,
  JobStatus,
  JobWarning,
  Link,
  OutputDocument,
  Pagination,
  Problem,
  Violation,
  Webhook,
  WebhookCreate,
  WebhookPage,
} from "./generated/named.js";
export type {
  CreateWebhookBody,
  CreateWebhookParameters,
  CreateWebhookResponse,
  ExportHostedDocumentBody,
  ExportHostedDocumentParameters,
  ExportHostedDocumentResponse,
  ListCollectionsParameters,
  ListCollectionsResponse,
  ListDocumentExportsParameters,
  ListDocumentExportsResponse,
  ListWebhooksParameters,
  ListWebhooksResponse,
  OperationId,
} from "./generated/operation-types.js";
export type { KnownEventType } from "./constants/event-types.js";
export type { FinalJobStatus } from "./constants/final-job-statuses.js";
export type { KnownJobStatus } from "./constants/job-statuses.js";
export type { KnownProblemType } from "./constants/problem-types.js";
export type { EventType } from "./event-type.js";
export type { components, operations, paths, webhooks } from "./generated/openapi.js";
export type { Page } from "./page.js";
export type { ProblemType } from "./problem-type.js";
export type { UnknownWebhookEvent } from "./unknown-webhook-event.js";
export type { WebhookEvent } from "./webhook-event.js";

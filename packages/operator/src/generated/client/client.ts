// Generated from operator.json. Do not edit: change the description and generate again.

import {
  createClientFrom,
  credentials,
  isProblemOf,
  type CallOptions,
  type ClientOptions,
  type EventStream,
  type FileContent,
  type Pages,
  type ProblemOf,
  type Secret,
  type UploadOptions,
} from "@document-export/client/runtime";

import type {
  Service,
  Problem,
  Pause,
  Overview,
  SettingPage,
  JobStatus,
  Job,
  DeliveryState,
  Delivery,
  WebhookState,
  Circuit,
  Webhook,
  AuditEntry,
  OperatorEvent,
  Session,
  SessionCreate,
  JobPage,
  JobRetry,
  JobRetryReport,
  JobDetails,
  JobRepeat,
  DeliveryPage,
  DeliveryDetails,
  DeliveryReplay,
  DeliveryReplayReport,
  WebhookPage,
  WebhookCalls,
  WebhookCheck,
  WebhookCheckResult,
  ViewTokenPage,
  ViewTokenCreate,
  CreatedViewToken,
  CircuitPage,
  CircuitClose,
  PausePage,
  PauseCreate,
  Connection,
  ConnectionPage,
  ConnectionCreate,
  ConnectionUpdate,
  ConnectionCheck,
  Collection,
  CollectionPage,
  CollectionCreate,
  Workspace,
  WorkspacePage,
  WorkspaceCreate,
  WorkspaceUpdate,
  UsageDay,
  UsagePage,
  Token,
  TokenPage,
  TokenCreate,
  CreatedToken,
  OperatorToken,
  OperatorTokenPage,
  OperatorTokenCreate,
  CreatedOperatorToken,
  SigningKey,
  SigningKeyPage,
  AuditPage,
  ErasureCreate,
  ErasureReport,
  BackupCreate,
} from "./../../types.js";
import { operations } from "./operations.js";

/** Options of `getService`. */
export interface GetServiceOptions extends CallOptions {}

/** Options of `getOverview`. */
export interface GetOverviewOptions extends CallOptions {}

/** Options of `listSettings`. */
export interface ListSettingsOptions extends CallOptions {}

/** Options of `streamEvents`. */
export interface StreamEventsOptions extends CallOptions {}

/** Options of `getSession`. */
export interface GetSessionOptions extends CallOptions {}

/** Options of `createSession`. */
export interface CreateSessionOptions extends CallOptions {
  /** Who signs in. */
  readonly body: SessionCreate;
}

/** Options of `deleteSession`. */
export interface DeleteSessionOptions extends CallOptions {}

/** Options of `listJobs`. */
export interface ListJobsOptions extends CallOptions {
  /**
   * Only jobs with one of these statuses; may be repeated.
   *
   * At most 4 items.
   *
   * @example ["failed"]
   */
  readonly status?: readonly JobStatus[];
  /**
   * Only jobs that another job repeats, or only those that none does.
   *
   * @example false
   */
  readonly retried?: boolean;
  /**
   * Only what is of this time or later.
   *
   * Date and time of RFC 3339.
   *
   * @example "2026-10-19T09:00:00Z"
   */
  readonly since?: string;
  /**
   * Only what is before this time.
   *
   * Date and time of RFC 3339.
   *
   * @example "2026-10-19T10:00:00Z"
   */
  readonly until?: string;
  /**
   * Only what belongs to this workspace.
   *
   * 32-bit integer of at least 1.
   *
   * @example 1
   */
  readonly workspace?: number;
  /**
   * Only jobs from or to this connection.
   *
   * 32-bit integer of at least 1.
   *
   * @example 12
   */
  readonly connection?: number;
  /**
   * Only what contains this text, in any case. A bounded number of rows is searched for one page; `searchedUntil` says how far back, and `nextCursor` searches on.
   *
   * 1 to 200 characters.
   *
   * @example "quarterly"
   */
  readonly q?: string;
  /**
   * How many items a page holds.
   *
   * 32-bit integer from 1 to 200.
   *
   * @default 50
   * @example 50
   */
  readonly limit?: number;
  /**
   * Where the page begins: `nextCursor` of the page before it. Only the service reads it.
   *
   * 1 to 500 characters.
   *
   * @example "eyJhdCI6IjIwMjYtMTAtMTlUMDk6MzQ6MTBaIn0"
   */
  readonly cursor?: string;
}

/** Options of `iterateJobs`. */
export type IterateJobsOptions = ListJobsOptions;

/** Options of `createJob`. */
export interface CreateJobOptions extends CallOptions, UploadOptions {
  /**
   * Names this request among those of all operators, so that a repeat does not act twice.
   * The same key with the same content returns the first job as it is now; with different content it is refused.
   * Keys are stored for at least 24 hours.
   *
   * 1 to 255 characters.
   *
   * @example "0b7e5c1e-3f0a-4c52-9d55-6f1f9a4f2a10"
   */
  readonly idempotencyKey?: string;
  /**
   * The JSON of the document, as the hosting provider's document API returns it.
   *
   * @example "{\"documentId\":\"1Q8zR5vT2mXy7LpW4nKd9cJh3sFa6bGe\",\"title\":\"Quarterly report\",\"body\":{\"content\":[]}}"
   */
  readonly file: FileContent;
  /**
   * The destination connection; it determines the workspace.
   *
   * 32-bit integer.
   *
   * @example 12
   */
  readonly destination: number;
  /**
   * Format to convert to; without it, the one that the destination takes first.
   *
   * At least 1 character.
   *
   * @example "markdown"
   */
  readonly format?: string;
  /**
   * The source connection; without it, the first of the workspace.
   *
   * 32-bit integer.
   *
   * @example 7
   */
  readonly source?: number;
}

/** Options of `retryJobs`. */
export interface RetryJobsOptions extends CallOptions {
  /** Which jobs. */
  readonly body: JobRetry;
}

/** Options of `getJob`. */
export interface GetJobOptions extends CallOptions {
  /**
   * Id of a job.
   *
   * UUID.
   *
   * @example "5f0c2f6e-8d2b-4b7e-9c39-2f1a7d9b6c11"
   */
  readonly job: string;
}

/** Options of `getJobPreview`. */
export interface GetJobPreviewOptions extends CallOptions {
  /**
   * Id of a job.
   *
   * UUID.
   *
   * @example "5f0c2f6e-8d2b-4b7e-9c39-2f1a7d9b6c11"
   */
  readonly job: string;
}

/** Options of `getJobResult`. */
export interface GetJobResultOptions extends CallOptions {
  /**
   * Id of a job.
   *
   * UUID.
   *
   * @example "5f0c2f6e-8d2b-4b7e-9c39-2f1a7d9b6c11"
   */
  readonly job: string;
}

/** Options of `getJobUpload`. */
export interface GetJobUploadOptions extends CallOptions {
  /**
   * Id of a job.
   *
   * UUID.
   *
   * @example "5f0c2f6e-8d2b-4b7e-9c39-2f1a7d9b6c11"
   */
  readonly job: string;
}

/** Options of `retryJob`. */
export interface RetryJobOptions extends CallOptions {
  /**
   * Id of a job.
   *
   * UUID.
   *
   * @example "5f0c2f6e-8d2b-4b7e-9c39-2f1a7d9b6c11"
   */
  readonly job: string;
  /** What is different in the new job; may be left out. */
  readonly body?: JobRepeat;
}

/** Options of `cancelJob`. */
export interface CancelJobOptions extends CallOptions {
  /**
   * Id of a job.
   *
   * UUID.
   *
   * @example "5f0c2f6e-8d2b-4b7e-9c39-2f1a7d9b6c11"
   */
  readonly job: string;
}

/** Options of `listDeliveries`. */
export interface ListDeliveriesOptions extends CallOptions {
  /**
   * Only deliveries in one of these states; may be repeated.
   *
   * At most 3 items.
   *
   * @example ["failed"]
   */
  readonly state?: readonly DeliveryState[];
  /**
   * Only messages to this webhook.
   *
   * 32-bit integer of at least 1.
   *
   * @example 41
   */
  readonly webhook?: number;
  /**
   * Only messages of this event.
   *
   * 1 to 100 characters.
   *
   * @example "job.failed"
   */
  readonly event?: string;
  /**
   * Only messages about this job.
   *
   * UUID.
   *
   * @example "5f0c2f6e-8d2b-4b7e-9c39-2f1a7d9b6c11"
   */
  readonly job?: string;
  /**
   * Only what belongs to this workspace.
   *
   * 32-bit integer of at least 1.
   *
   * @example 1
   */
  readonly workspace?: number;
  /**
   * Only what is of this time or later.
   *
   * Date and time of RFC 3339.
   *
   * @example "2026-10-19T09:00:00Z"
   */
  readonly since?: string;
  /**
   * Only what is before this time.
   *
   * Date and time of RFC 3339.
   *
   * @example "2026-10-19T10:00:00Z"
   */
  readonly until?: string;
  /**
   * Only what contains this text, in any case. A bounded number of rows is searched for one page; `searchedUntil` says how far back, and `nextCursor` searches on.
   *
   * 1 to 200 characters.
   *
   * @example "quarterly"
   */
  readonly q?: string;
  /**
   * How many items a page holds.
   *
   * 32-bit integer from 1 to 200.
   *
   * @default 50
   * @example 50
   */
  readonly limit?: number;
  /**
   * Where the page begins: `nextCursor` of the page before it. Only the service reads it.
   *
   * 1 to 500 characters.
   *
   * @example "eyJhdCI6IjIwMjYtMTAtMTlUMDk6MzQ6MTBaIn0"
   */
  readonly cursor?: string;
}

/** Options of `iterateDeliveries`. */
export type IterateDeliveriesOptions = ListDeliveriesOptions;

/** Options of `getDelivery`. */
export interface GetDeliveryOptions extends CallOptions {
  /**
   * Id of a message.
   *
   * 1 to 200 characters.
   *
   * @example "msg_2kR7pL9wX4cJ"
   */
  readonly message: string;
}

/** Options of `replayDelivery`. */
export interface ReplayDeliveryOptions extends CallOptions {
  /**
   * Id of a message.
   *
   * 1 to 200 characters.
   *
   * @example "msg_2kR7pL9wX4cJ"
   */
  readonly message: string;
}

/** Options of `replayDeliveries`. */
export interface ReplayDeliveriesOptions extends CallOptions {
  /** Which deliveries. */
  readonly body: DeliveryReplay;
}

/** Options of `listWebhooks`. */
export interface ListWebhooksOptions extends CallOptions {
  /**
   * Only what belongs to this workspace.
   *
   * 32-bit integer of at least 1.
   *
   * @example 1
   */
  readonly workspace?: number;
  /**
   * Only webhooks in this state.
   *
   * @example "failing"
   */
  readonly state?: WebhookState;
  /**
   * Only what contains this text, in any case. A bounded number of rows is searched for one page; `searchedUntil` says how far back, and `nextCursor` searches on.
   *
   * 1 to 200 characters.
   *
   * @example "quarterly"
   */
  readonly q?: string;
  /**
   * How many items a page holds.
   *
   * 32-bit integer from 1 to 200.
   *
   * @default 50
   * @example 50
   */
  readonly limit?: number;
  /**
   * Where the page begins: `nextCursor` of the page before it. Only the service reads it.
   *
   * 1 to 500 characters.
   *
   * @example "eyJhdCI6IjIwMjYtMTAtMTlUMDk6MzQ6MTBaIn0"
   */
  readonly cursor?: string;
}

/** Options of `iterateWebhooks`. */
export type IterateWebhooksOptions = ListWebhooksOptions;

/** Options of `getWebhook`. */
export interface GetWebhookOptions extends CallOptions {
  /**
   * Id of a webhook.
   *
   * 32-bit integer of at least 1.
   *
   * @example 41
   */
  readonly webhook: number;
}

/** Options of `enableWebhook`. */
export interface EnableWebhookOptions extends CallOptions {
  /**
   * Id of a webhook.
   *
   * 32-bit integer of at least 1.
   *
   * @example 41
   */
  readonly webhook: number;
}

/** Options of `disableWebhook`. */
export interface DisableWebhookOptions extends CallOptions {
  /**
   * Id of a webhook.
   *
   * 32-bit integer of at least 1.
   *
   * @example 41
   */
  readonly webhook: number;
}

/** Options of `getWebhookCalls`. */
export interface GetWebhookCallsOptions extends CallOptions {
  /**
   * Id of a webhook.
   *
   * 32-bit integer of at least 1.
   *
   * @example 41
   */
  readonly webhook: number;
}

/** Options of `checkWebhook`. */
export interface CheckWebhookOptions extends CallOptions {
  /**
   * Id of a webhook.
   *
   * 32-bit integer of at least 1.
   *
   * @example 41
   */
  readonly webhook: number;
  /** Which event. */
  readonly body: WebhookCheck;
}

/** Options of `listViewTokens`. */
export interface ListViewTokensOptions extends CallOptions {
  /**
   * Id of a webhook.
   *
   * 32-bit integer of at least 1.
   *
   * @example 41
   */
  readonly webhook: number;
}

/** Options of `createViewToken`. */
export interface CreateViewTokenOptions extends CallOptions {
  /**
   * Id of a webhook.
   *
   * 32-bit integer of at least 1.
   *
   * @example 41
   */
  readonly webhook: number;
  /** The token to create. */
  readonly body: ViewTokenCreate;
}

/** Options of `revokeViewToken`. */
export interface RevokeViewTokenOptions extends CallOptions {
  /**
   * Id of a webhook.
   *
   * 32-bit integer of at least 1.
   *
   * @example 41
   */
  readonly webhook: number;
  /**
   * Id of a token, never the token itself.
   *
   * 32-bit integer of at least 1.
   *
   * @example 5
   */
  readonly token: number;
}

/** Options of `listCircuits`. */
export interface ListCircuitsOptions extends CallOptions {
  /**
   * Only what belongs to this workspace.
   *
   * 32-bit integer of at least 1.
   *
   * @example 1
   */
  readonly workspace?: number;
  /**
   * How many items a page holds.
   *
   * 32-bit integer from 1 to 200.
   *
   * @default 50
   * @example 50
   */
  readonly limit?: number;
  /**
   * Where the page begins: `nextCursor` of the page before it. Only the service reads it.
   *
   * 1 to 500 characters.
   *
   * @example "eyJhdCI6IjIwMjYtMTAtMTlUMDk6MzQ6MTBaIn0"
   */
  readonly cursor?: string;
}

/** Options of `iterateCircuits`. */
export type IterateCircuitsOptions = ListCircuitsOptions;

/** Options of `closeCircuit`. */
export interface CloseCircuitOptions extends CallOptions {
  /** Which circuit. */
  readonly body: CircuitClose;
}

/** Options of `listPauses`. */
export interface ListPausesOptions extends CallOptions {}

/** Options of `createPause`. */
export interface CreatePauseOptions extends CallOptions {
  /** What to hold back, and why. */
  readonly body: PauseCreate;
}

/** Options of `deletePause`. */
export interface DeletePauseOptions extends CallOptions {
  /**
   * Id of a pause.
   *
   * 32-bit integer of at least 1.
   *
   * @example 3
   */
  readonly pause: number;
}

/** Options of `listConnections`. */
export interface ListConnectionsOptions extends CallOptions {
  /**
   * Only what belongs to this workspace.
   *
   * 32-bit integer of at least 1.
   *
   * @example 1
   */
  readonly workspace?: number;
  /**
   * How many items a page holds.
   *
   * 32-bit integer from 1 to 200.
   *
   * @default 50
   * @example 50
   */
  readonly limit?: number;
  /**
   * Where the page begins: `nextCursor` of the page before it. Only the service reads it.
   *
   * 1 to 500 characters.
   *
   * @example "eyJhdCI6IjIwMjYtMTAtMTlUMDk6MzQ6MTBaIn0"
   */
  readonly cursor?: string;
}

/** Options of `iterateConnections`. */
export type IterateConnectionsOptions = ListConnectionsOptions;

/** Options of `createConnection`. */
export interface CreateConnectionOptions extends CallOptions {
  /** The connection to add. */
  readonly body: ConnectionCreate;
}

/** Options of `getConnection`. */
export interface GetConnectionOptions extends CallOptions {
  /**
   * Id of a connection.
   *
   * 32-bit integer of at least 1.
   *
   * @example 12
   */
  readonly connection: number;
}

/** Options of `updateConnection`. */
export interface UpdateConnectionOptions extends CallOptions {
  /**
   * Id of a connection.
   *
   * 32-bit integer of at least 1.
   *
   * @example 12
   */
  readonly connection: number;
  /**
   * What to change.
   *
   * At least 1 member.
   */
  readonly body: ConnectionUpdate;
}

/** Options of `checkConnection`. */
export interface CheckConnectionOptions extends CallOptions {
  /**
   * Id of a connection.
   *
   * 32-bit integer of at least 1.
   *
   * @example 12
   */
  readonly connection: number;
}

/** Options of `listCollections`. */
export interface ListCollectionsOptions extends CallOptions {
  /**
   * Only what belongs to this workspace.
   *
   * 32-bit integer of at least 1.
   *
   * @example 1
   */
  readonly workspace?: number;
  /**
   * How many items a page holds.
   *
   * 32-bit integer from 1 to 200.
   *
   * @default 50
   * @example 50
   */
  readonly limit?: number;
  /**
   * Where the page begins: `nextCursor` of the page before it. Only the service reads it.
   *
   * 1 to 500 characters.
   *
   * @example "eyJhdCI6IjIwMjYtMTAtMTlUMDk6MzQ6MTBaIn0"
   */
  readonly cursor?: string;
}

/** Options of `iterateCollections`. */
export type IterateCollectionsOptions = ListCollectionsOptions;

/** Options of `createCollection`. */
export interface CreateCollectionOptions extends CallOptions {
  /** The collection to add. */
  readonly body: CollectionCreate;
}

/** Options of `listWorkspaces`. */
export interface ListWorkspacesOptions extends CallOptions {
  /**
   * How many items a page holds.
   *
   * 32-bit integer from 1 to 200.
   *
   * @default 50
   * @example 50
   */
  readonly limit?: number;
  /**
   * Where the page begins: `nextCursor` of the page before it. Only the service reads it.
   *
   * 1 to 500 characters.
   *
   * @example "eyJhdCI6IjIwMjYtMTAtMTlUMDk6MzQ6MTBaIn0"
   */
  readonly cursor?: string;
}

/** Options of `iterateWorkspaces`. */
export type IterateWorkspacesOptions = ListWorkspacesOptions;

/** Options of `createWorkspace`. */
export interface CreateWorkspaceOptions extends CallOptions {
  /** The workspace to add. */
  readonly body: WorkspaceCreate;
}

/** Options of `updateWorkspace`. */
export interface UpdateWorkspaceOptions extends CallOptions {
  /**
   * Id of a workspace.
   *
   * 32-bit integer of at least 1.
   *
   * @example 1
   */
  readonly workspace: number;
  /** What changes. */
  readonly body: WorkspaceUpdate;
}

/** Options of `listUsageDays`. */
export interface ListUsageDaysOptions extends CallOptions {
  /**
   * Only what belongs to this workspace.
   *
   * 32-bit integer of at least 1.
   *
   * @example 1
   */
  readonly workspace?: number;
  /**
   * No day before this one, in UTC.
   *
   * Date of RFC 3339.
   *
   * @example "2026-10-01"
   */
  readonly from?: string;
  /**
   * No day after this one, in UTC.
   *
   * Date of RFC 3339.
   *
   * @example "2026-10-31"
   */
  readonly to?: string;
  /**
   * How many items a page holds.
   *
   * 32-bit integer from 1 to 200.
   *
   * @default 50
   * @example 50
   */
  readonly limit?: number;
  /**
   * Where the page begins: `nextCursor` of the page before it. Only the service reads it.
   *
   * 1 to 500 characters.
   *
   * @example "eyJhdCI6IjIwMjYtMTAtMTlUMDk6MzQ6MTBaIn0"
   */
  readonly cursor?: string;
}

/** Options of `iterateUsageDays`. */
export type IterateUsageDaysOptions = ListUsageDaysOptions;

/** Options of `getUsageCsv`. */
export interface GetUsageCsvOptions extends CallOptions {
  /**
   * Only what belongs to this workspace.
   *
   * 32-bit integer of at least 1.
   *
   * @example 1
   */
  readonly workspace?: number;
  /**
   * No day before this one, in UTC.
   *
   * Date of RFC 3339.
   *
   * @example "2026-10-01"
   */
  readonly from?: string;
  /**
   * No day after this one, in UTC.
   *
   * Date of RFC 3339.
   *
   * @example "2026-10-31"
   */
  readonly to?: string;
}

/** Options of `listTokens`. */
export interface ListTokensOptions extends CallOptions {
  /**
   * Only what belongs to this workspace.
   *
   * 32-bit integer of at least 1.
   *
   * @example 1
   */
  readonly workspace?: number;
  /**
   * How many items a page holds.
   *
   * 32-bit integer from 1 to 200.
   *
   * @default 50
   * @example 50
   */
  readonly limit?: number;
  /**
   * Where the page begins: `nextCursor` of the page before it. Only the service reads it.
   *
   * 1 to 500 characters.
   *
   * @example "eyJhdCI6IjIwMjYtMTAtMTlUMDk6MzQ6MTBaIn0"
   */
  readonly cursor?: string;
}

/** Options of `iterateTokens`. */
export type IterateTokensOptions = ListTokensOptions;

/** Options of `createToken`. */
export interface CreateTokenOptions extends CallOptions {
  /** The token to create. */
  readonly body: TokenCreate;
}

/** Options of `revokeToken`. */
export interface RevokeTokenOptions extends CallOptions {
  /**
   * Id of a token, never the token itself.
   *
   * 32-bit integer of at least 1.
   *
   * @example 5
   */
  readonly token: number;
}

/** Options of `listOperatorTokens`. */
export interface ListOperatorTokensOptions extends CallOptions {
  /**
   * How many items a page holds.
   *
   * 32-bit integer from 1 to 200.
   *
   * @default 50
   * @example 50
   */
  readonly limit?: number;
  /**
   * Where the page begins: `nextCursor` of the page before it. Only the service reads it.
   *
   * 1 to 500 characters.
   *
   * @example "eyJhdCI6IjIwMjYtMTAtMTlUMDk6MzQ6MTBaIn0"
   */
  readonly cursor?: string;
}

/** Options of `iterateOperatorTokens`. */
export type IterateOperatorTokensOptions = ListOperatorTokensOptions;

/** Options of `createOperatorToken`. */
export interface CreateOperatorTokenOptions extends CallOptions {
  /** The token to create. */
  readonly body: OperatorTokenCreate;
}

/** Options of `revokeOperatorToken`. */
export interface RevokeOperatorTokenOptions extends CallOptions {
  /**
   * Id of a token, never the token itself.
   *
   * 32-bit integer of at least 1.
   *
   * @example 5
   */
  readonly token: number;
}

/** Options of `listSigningKeys`. */
export interface ListSigningKeysOptions extends CallOptions {}

/** Options of `createSigningKey`. */
export interface CreateSigningKeyOptions extends CallOptions {}

/** Options of `deleteSigningKey`. */
export interface DeleteSigningKeyOptions extends CallOptions {
  /**
   * Id of a signing key.
   *
   * 1 to 200 characters.
   *
   * @example "2f1a7d9b6c11"
   */
  readonly key: string;
}

/** Options of `listAuditEntries`. */
export interface ListAuditEntriesOptions extends CallOptions {
  /**
   * Only changes of this kind.
   *
   * 1 to 100 characters.
   *
   * @example "job.retry"
   */
  readonly action?: string;
  /**
   * Only changes that this user or token made.
   *
   * 1 to 200 characters.
   *
   * @example "On-call"
   */
  readonly actor?: string;
  /**
   * Only changes of this.
   *
   * 1 to 200 characters.
   *
   * @example "job 5f0c2f6e-8d2b-4b7e-9c39-2f1a7d9b6c11"
   */
  readonly subject?: string;
  /**
   * Only what is of this time or later.
   *
   * Date and time of RFC 3339.
   *
   * @example "2026-10-19T09:00:00Z"
   */
  readonly since?: string;
  /**
   * Only what is before this time.
   *
   * Date and time of RFC 3339.
   *
   * @example "2026-10-19T10:00:00Z"
   */
  readonly until?: string;
  /**
   * How many items a page holds.
   *
   * 32-bit integer from 1 to 200.
   *
   * @default 50
   * @example 50
   */
  readonly limit?: number;
  /**
   * Where the page begins: `nextCursor` of the page before it. Only the service reads it.
   *
   * 1 to 500 characters.
   *
   * @example "eyJhdCI6IjIwMjYtMTAtMTlUMDk6MzQ6MTBaIn0"
   */
  readonly cursor?: string;
}

/** Options of `iterateAuditEntries`. */
export type IterateAuditEntriesOptions = ListAuditEntriesOptions;

/** Options of `eraseDocuments`. */
export interface EraseDocumentsOptions extends CallOptions {
  /** What to erase. */
  readonly body: ErasureCreate;
}

/** Options of `createBackup`. */
export interface CreateBackupOptions extends CallOptions {
  /** How to write it; may be left out. */
  readonly body?: BackupCreate;
}

/**
 * One method per operation. Every method throws an error of the runtime, or the reason of the signal when it was
 * aborted. A wrong option throws a TypeError that names it, before anything is sent.
 */
export interface Client {
  /**
   * Get the service.
   * Which process responds, since when, and what the caller may do.
   *
   * `GET /operator/v1/service`
   *
   * @throws ProblemError 400, 401, 403, 406, 408, 417, 429, 431, 500, 503
   */
  getService(options?: GetServiceOptions): Promise<Service>;
  /**
   * Get the overview.
   * Backlog, failures and rates of the last hour, at constant cost. `streamEvents` sends the same as it changes.
   *
   * `GET /operator/v1/overview`
   *
   * @throws ProblemError 400, 401, 403, 406, 408, 417, 429, 431, 500, 503
   */
  getOverview(options?: GetOverviewOptions): Promise<Overview>;
  /**
   * List settings.
   * Every setting with the value in effect and the variable that sets it; secrets are hidden.
   *
   * `GET /operator/v1/settings`
   *
   * @throws ProblemError 400, 401, 403, 406, 408, 417, 429, 431, 500, 503
   */
  listSettings(options?: ListSettingsOptions): Promise<SettingPage>;
  /**
   * Stream events.
   * Server-sent events: `event` is the `type` of the data, which are JSON on one line.
   * At most 10 a second are told one by one; beyond that, `changed` names a list to ask for again.
   * A comment is sent every 15 seconds. Events are not kept: after a reconnect, ask for the lists again.
   *
   * `GET /operator/v1/events`
   *
   * @throws ProblemError 400, 401, 403, 406, 408, 417, 429, 431, 500, 503
   */
  streamEvents(options?: StreamEventsOptions): Promise<EventStream<OperatorEvent>>;
  /**
   * Get the session.
   * Who calls, by which role, and when the session ends; works with a token too.
   *
   * `GET /operator/v1/session`
   *
   * @throws ProblemError 400, 401, 403, 406, 408, 417, 429, 431, 500, 503
   */
  getSession(options?: GetSessionOptions): Promise<Session>;
  /**
   * Create a session.
   * Makes a session for a browser from an operator token or a one-time code, and sets its cookie.
   * A session lasts 12 hours and ends with the process.
   *
   * `POST /operator/v1/session`
   *
   * @throws ProblemError 400, 401, 403, 406, 408, 413, 415, 417, 429, 431, 500, 503
   */
  createSession(options: CreateSessionOptions): Promise<Session>;
  /**
   * Delete the session.
   * Ends the session and removes its cookie; with a token there is nothing to end.
   *
   * `DELETE /operator/v1/session`
   *
   * @throws ProblemError 400, 401, 403, 408, 417, 429, 431, 500, 503
   */
  deleteSession(options?: DeleteSessionOptions): Promise<undefined>;
  /**
   * List jobs.
   * Newest first, at the same cost however many there are.
   *
   * `GET /operator/v1/jobs`
   *
   * @throws ProblemError 400, 401, 403, 406, 408, 417, 429, 431, 500, 503
   */
  listJobs(options?: ListJobsOptions): Promise<JobPage>;
  /**
   * Create a job.
   * Exports a document for an operator, as the drop zone of the console does. The job is like any other, and the audit log says who made it. A repeat with the same `Idempotency-Key` gives the same job.
   *
   * `POST /operator/v1/jobs`
   *
   * @throws ProblemError 400, 401, 403, 406, 408, 413, 415, 417, 422, 429, 431, 500, 503
   */
  createJob(options: CreateJobOptions): Promise<Job>;
  /**
   * Retry failed jobs.
   * Retries every failed job that was queued since a time and that no other job repeats, oldest first, each as a new job. A call works on a bounded number; `nextCursor` goes on. Where a workspace is at a limit, a call ends before that job, and one that begins with it is refused (429).
   *
   * `POST /operator/v1/jobs/retry`
   *
   * @throws ProblemError 400, 401, 403, 406, 408, 413, 415, 417, 429, 431, 500, 503
   */
  retryJobs(options: RetryJobsOptions): Promise<JobRetryReport>;
  /**
   * Get a job.
   * With its warnings at their places, what happened to it, and what can be done with it.
   *
   * `GET /operator/v1/jobs/{job}`
   *
   * @throws ProblemError 400, 401, 403, 404, 406, 408, 417, 429, 431, 500, 503
   */
  getJob(options: GetJobOptions): Promise<JobDetails>;
  /**
   * Get the preview of a job.
   * The document as a page without scripts, for a sandboxed frame. Of a job that is done it is the result, read back from its destination: HTML as it is, another format as text; DOCX has none. Of any other job it is converted from the stored upload.
   * There is none where neither is there any more, or another export has replaced the result.
   *
   * `GET /operator/v1/jobs/{job}/preview`
   *
   * @throws ProblemError 400, 401, 403, 404, 406, 408, 417, 429, 431, 500, 503
   */
  getJobPreview(options: GetJobPreviewOptions): Promise<string>;
  /**
   * Get the result of a job.
   * Responds with the bytes of the result, read back from its destination. There is none where another export has replaced it, or its destination gives nothing back.
   *
   * `GET /operator/v1/jobs/{job}/result`
   *
   * @throws ProblemError 400, 401, 403, 404, 406, 408, 417, 429, 431, 500, 503
   */
  getJobResult(options: GetJobResultOptions): Promise<Blob>;
  /**
   * Get the upload of a job.
   * Responds with the JSON that was uploaded, while it is stored. A job that is done has none any more; that of a failed job is kept for `retention.failedUploads` days.
   *
   * `GET /operator/v1/jobs/{job}/upload`
   *
   * @throws ProblemError 400, 401, 403, 404, 406, 408, 417, 429, 431, 500, 503
   */
  getJobUpload(options: GetJobUploadOptions): Promise<Blob>;
  /**
   * Retry a job.
   * Exports the same upload again, to the same target or elsewhere. `done` and `failed` stay final: this makes a new job, whose `retryOf` names the old one.
   *
   * `POST /operator/v1/jobs/{job}/retry`
   *
   * @throws ProblemError 400, 401, 403, 404, 406, 408, 409, 413, 415, 417, 422, 429, 431, 500, 503
   */
  retryJob(options: RetryJobOptions): Promise<Job>;
  /**
   * Cancel a job.
   * A queued job fails at once. One that is being processed fails as soon as its worker can stop; what it has already published stays.
   *
   * `POST /operator/v1/jobs/{job}/cancel`
   *
   * @throws ProblemError 400, 401, 403, 404, 406, 408, 409, 417, 429, 431, 500, 503
   */
  cancelJob(options: CancelJobOptions): Promise<Job>;
  /**
   * List deliveries.
   * Newest first, at the same cost however many there are.
   *
   * `GET /operator/v1/deliveries`
   *
   * @throws ProblemError 400, 401, 403, 406, 408, 417, 429, 431, 500, 503
   */
  listDeliveries(options?: ListDeliveriesOptions): Promise<DeliveryPage>;
  /**
   * Get a delivery.
   * With what was sent, and what came back in each attempt.
   *
   * `GET /operator/v1/deliveries/{message}`
   *
   * @throws ProblemError 400, 401, 403, 404, 406, 408, 417, 429, 431, 500, 503
   */
  getDelivery(options: GetDeliveryOptions): Promise<DeliveryDetails>;
  /**
   * Replay a delivery.
   * Sends a message again, with the same id and body; one that is pending becomes due now.
   *
   * `POST /operator/v1/deliveries/{message}/replay`
   *
   * @throws ProblemError 400, 401, 403, 404, 406, 408, 409, 417, 429, 431, 500, 503
   */
  replayDelivery(options: ReplayDeliveryOptions): Promise<Delivery>;
  /**
   * Replay deliveries.
   * Sends every message again that was created since a time and has not been delivered. A call works on a bounded number; `nextCursor` goes on.
   *
   * `POST /operator/v1/deliveries/replay`
   *
   * @throws ProblemError 400, 401, 403, 406, 408, 413, 415, 417, 429, 431, 500, 503
   */
  replayDeliveries(options: ReplayDeliveriesOptions): Promise<DeliveryReplayReport>;
  /**
   * List webhooks.
   * Newest first, of all workspaces, with their health.
   *
   * `GET /operator/v1/webhooks`
   *
   * @throws ProblemError 400, 401, 403, 406, 408, 417, 429, 431, 500, 503
   */
  listWebhooks(options?: ListWebhooksOptions): Promise<WebhookPage>;
  /**
   * Get a webhook.
   * With its circuit and how many messages wait for it.
   *
   * `GET /operator/v1/webhooks/{webhook}`
   *
   * @throws ProblemError 400, 401, 403, 404, 406, 408, 417, 429, 431, 500, 503
   */
  getWebhook(options: GetWebhookOptions): Promise<Webhook>;
  /**
   * Enable a webhook.
   * The endpoint gets messages again from now on, and its failures are forgotten. Replay what it has missed. An enabled webhook stays as it is.
   *
   * `POST /operator/v1/webhooks/{webhook}/enable`
   *
   * @throws ProblemError 400, 401, 403, 404, 406, 408, 417, 422, 429, 431, 500, 503
   */
  enableWebhook(options: EnableWebhookOptions): Promise<Webhook>;
  /**
   * Disable a webhook.
   * The endpoint gets no more messages; pending ones are given up. A disabled webhook stays as it is.
   *
   * `POST /operator/v1/webhooks/{webhook}/disable`
   *
   * @throws ProblemError 400, 401, 403, 404, 406, 408, 417, 429, 431, 500, 503
   */
  disableWebhook(options: DisableWebhookOptions): Promise<Webhook>;
  /**
   * Get what became of the calls of a webhook.
   * The calls of the last 24 hours, counted by how they failed, with their times. Of a webhook with many messages the newest 10,000 are looked at.
   *
   * `GET /operator/v1/webhooks/{webhook}/calls`
   *
   * @throws ProblemError 400, 401, 403, 404, 406, 408, 417, 429, 431, 500, 503
   */
  getWebhookCalls(options: GetWebhookCallsOptions): Promise<WebhookCalls>;
  /**
   * Check a webhook with an example.
   * Calls the endpoint once with the contract's example of an event, signed like any other message, and gives what came back.
   * It is no delivery: nothing is retried, and neither the health of the webhook nor its numbers change. A disabled or paused webhook can be checked too.
   *
   * `POST /operator/v1/webhooks/{webhook}/check`
   *
   * @throws ProblemError 400, 401, 403, 404, 406, 408, 413, 415, 417, 422, 429, 431, 500, 503
   */
  checkWebhook(options: CheckWebhookOptions): Promise<WebhookCheckResult>;
  /**
   * List view tokens.
   * The tokens that may see the page of this webhook, newest first, without the tokens themselves; expired ones too, until another is created.
   *
   * `GET /operator/v1/webhooks/{webhook}/view-tokens`
   *
   * @throws ProblemError 400, 401, 403, 404, 406, 408, 417, 429, 431, 500, 503
   */
  listViewTokens(options: ListViewTokensOptions): Promise<ViewTokenPage>;
  /**
   * Create a view token.
   * It shows the page of this webhook, and nothing else. This is the only response that shows it, for just its hash is stored.
   *
   * `POST /operator/v1/webhooks/{webhook}/view-tokens`
   *
   * @throws ProblemError 400, 401, 403, 404, 406, 408, 413, 415, 417, 422, 429, 431, 500, 503
   */
  createViewToken(options: CreateViewTokenOptions): Promise<CreatedViewToken>;
  /**
   * Revoke a view token.
   * It sees nothing from now on, and is listed no longer.
   *
   * `DELETE /operator/v1/webhooks/{webhook}/view-tokens/{token}`
   *
   * @throws ProblemError 400, 401, 403, 404, 408, 417, 429, 431, 500, 503
   */
  revokeViewToken(options: RevokeViewTokenOptions): Promise<undefined>;
  /**
   * List circuits.
   * The servers that have failed lately: endpoints and destinations. A server without failures has no circuit.
   *
   * `GET /operator/v1/circuits`
   *
   * @throws ProblemError 400, 401, 403, 406, 408, 417, 429, 431, 500, 503
   */
  listCircuits(options?: ListCircuitsOptions): Promise<CircuitPage>;
  /**
   * Close a circuit.
   * Lets calls through at once, in place of waiting for `openUntil`. For a server that was repaired.
   *
   * `POST /operator/v1/circuits/close`
   *
   * @throws ProblemError 400, 401, 403, 404, 406, 408, 413, 415, 417, 429, 431, 500, 503
   */
  closeCircuit(options: CloseCircuitOptions): Promise<Circuit>;
  /**
   * List pauses.
   * What is held back at present, newest first. There are at most 50.
   *
   * `GET /operator/v1/pauses`
   *
   * @throws ProblemError 400, 401, 403, 406, 408, 417, 429, 431, 500, 503
   */
  listPauses(options?: ListPausesOptions): Promise<PausePage>;
  /**
   * Create a pause.
   * Holds back exports or deliveries until the pause is deleted. What runs already is finished: `running` says how much that is.
   * Without `workspace`, `destination` and `webhook`, all of them are held back. The time of a pause does not count as waiting.
   * A refusal with 409 means that exactly this is paused already, or that there are 50 pauses.
   *
   * `POST /operator/v1/pauses`
   *
   * @throws ProblemError 400, 401, 403, 404, 406, 408, 409, 413, 415, 417, 429, 431, 500, 503
   */
  createPause(options: CreatePauseOptions): Promise<Pause>;
  /**
   * Delete a pause.
   * Resumes what the pause holds back, oldest first. What another pause covers too stays held back.
   *
   * `DELETE /operator/v1/pauses/{pause}`
   *
   * @throws ProblemError 400, 401, 403, 404, 408, 417, 429, 431, 500, 503
   */
  deletePause(options: DeletePauseOptions): Promise<undefined>;
  /**
   * List connections.
   * Newest first, of all workspaces. Secrets are never shown.
   *
   * `GET /operator/v1/connections`
   *
   * @throws ProblemError 400, 401, 403, 406, 408, 417, 429, 431, 500, 503
   */
  listConnections(options?: ListConnectionsOptions): Promise<ConnectionPage>;
  /**
   * Create a connection.
   * Adds a source or a destination. Its settings are checked, its server is not called: check it afterwards.
   *
   * `POST /operator/v1/connections`
   *
   * @throws ProblemError 400, 401, 403, 406, 408, 413, 415, 417, 422, 429, 431, 500, 503
   */
  createConnection(options: CreateConnectionOptions): Promise<Connection>;
  /**
   * Get a connection.
   * With what its last check found.
   *
   * `GET /operator/v1/connections/{connection}`
   *
   * @throws ProblemError 400, 401, 403, 404, 406, 408, 417, 429, 431, 500, 503
   */
  getConnection(options: GetConnectionOptions): Promise<Connection>;
  /**
   * Update a connection.
   * Changes its name, settings or secrets, such as a password that has expired; its kind stays. What waits to be exported uses them from its next attempt on. Settings and secrets are checked, its server is not called: check it afterwards.
   *
   * `PATCH /operator/v1/connections/{connection}`
   *
   * @throws ProblemError 400, 401, 403, 404, 406, 408, 413, 415, 417, 422, 429, 431, 500, 503
   */
  updateConnection(options: UpdateConnectionOptions): Promise<Connection>;
  /**
   * Check a connection.
   * Calls the server and signs in, without leaving anything there. A check that fails is a result, not an error.
   * The service does the same every hour (`destinations.checkEvery`), and holds exports back for a while from a destination that begins to fail (`destinations.holdBack`).
   *
   * `POST /operator/v1/connections/{connection}/check`
   *
   * @throws ProblemError 400, 401, 403, 404, 406, 408, 417, 429, 431, 500, 503
   */
  checkConnection(options: CheckConnectionOptions): Promise<ConnectionCheck>;
  /**
   * List collections.
   * Newest first, of all workspaces.
   *
   * `GET /operator/v1/collections`
   *
   * @throws ProblemError 400, 401, 403, 406, 408, 417, 429, 431, 500, 503
   */
  listCollections(options?: ListCollectionsOptions): Promise<CollectionPage>;
  /**
   * Create a collection.
   * Links two connections of one workspace.
   *
   * `POST /operator/v1/collections`
   *
   * @throws ProblemError 400, 401, 403, 406, 408, 413, 415, 417, 422, 429, 431, 500, 503
   */
  createCollection(options: CreateCollectionOptions): Promise<Collection>;
  /**
   * List workspaces.
   * Newest first, with what each has stored.
   *
   * `GET /operator/v1/workspaces`
   *
   * @throws ProblemError 400, 401, 403, 406, 408, 417, 429, 431, 500, 503
   */
  listWorkspaces(options?: ListWorkspacesOptions): Promise<WorkspacePage>;
  /**
   * Create a workspace.
   * A tenant begins empty: add its connections next.
   *
   * `POST /operator/v1/workspaces`
   *
   * @throws ProblemError 400, 401, 403, 406, 408, 413, 415, 417, 429, 431, 500, 503
   */
  createWorkspace(options: CreateWorkspaceOptions): Promise<Workspace>;
  /**
   * Update the limits of a workspace.
   * Holds in every process within seconds, without a restart. What the workspace has already stays.
   *
   * `PATCH /operator/v1/workspaces/{workspace}`
   *
   * @throws ProblemError 400, 401, 403, 404, 406, 408, 413, 415, 417, 429, 431, 500, 503
   */
  updateWorkspace(options: UpdateWorkspaceOptions): Promise<Workspace>;
  /**
   * List the usage of workspaces.
   * Newest day first, one item for each workspace that did something on a day of UTC, with the sum of all days that are asked for.
   *
   * `GET /operator/v1/usage`
   *
   * @throws ProblemError 400, 401, 403, 406, 408, 417, 429, 431, 500, 503
   */
  listUsageDays(options?: ListUsageDaysOptions): Promise<UsagePage>;
  /**
   * Get the usage of workspaces as CSV.
   * The same as the list, oldest day first and all at once, as CSV (RFC 4180) with a header. A name that a spreadsheet would take for a formula begins with an apostrophe.
   *
   * `GET /operator/v1/usage/csv`
   *
   * @throws ProblemError 400, 401, 403, 406, 408, 417, 422, 429, 431, 500, 503
   */
  getUsageCsv(options?: GetUsageCsvOptions): Promise<string>;
  /**
   * List tokens.
   * The tokens of callers of the interface, newest first, without the tokens themselves.
   *
   * `GET /operator/v1/tokens`
   *
   * @throws ProblemError 400, 401, 403, 406, 408, 417, 429, 431, 500, 503
   */
  listTokens(options?: ListTokensOptions): Promise<TokenPage>;
  /**
   * Create a token.
   * The only response that shows the token: just its hash is stored.
   *
   * `POST /operator/v1/tokens`
   *
   * @throws ProblemError 400, 401, 403, 406, 408, 413, 415, 417, 422, 429, 431, 500, 503
   */
  createToken(options: CreateTokenOptions): Promise<CreatedToken>;
  /**
   * Revoke a token.
   * Requests with it get 401 from now on. What it has started goes on.
   *
   * `DELETE /operator/v1/tokens/{token}`
   *
   * @throws ProblemError 400, 401, 403, 404, 408, 417, 429, 431, 500, 503
   */
  revokeToken(options: RevokeTokenOptions): Promise<undefined>;
  /**
   * List operator tokens.
   * The tokens of this API, newest first, without the tokens themselves.
   *
   * `GET /operator/v1/operator-tokens`
   *
   * @throws ProblemError 400, 401, 403, 406, 408, 417, 429, 431, 500, 503
   */
  listOperatorTokens(options?: ListOperatorTokensOptions): Promise<OperatorTokenPage>;
  /**
   * Create an operator token.
   * The only response that shows the token: just its hash is stored.
   *
   * `POST /operator/v1/operator-tokens`
   *
   * @throws ProblemError 400, 401, 403, 406, 408, 413, 415, 417, 429, 431, 500, 503
   */
  createOperatorToken(options: CreateOperatorTokenOptions): Promise<CreatedOperatorToken>;
  /**
   * Revoke an operator token.
   * Requests with it get 401 from now on, and its sessions end.
   *
   * `DELETE /operator/v1/operator-tokens/{token}`
   *
   * @throws ProblemError 400, 401, 403, 404, 408, 417, 429, 431, 500, 503
   */
  revokeOperatorToken(options: RevokeOperatorTokenOptions): Promise<undefined>;
  /**
   * List signing keys.
   * Messages to webhooks are signed with each of them, so that a key can be replaced without a gap.
   *
   * `GET /operator/v1/signing-keys`
   *
   * @throws ProblemError 400, 401, 403, 406, 408, 417, 429, 431, 500, 503
   */
  listSigningKeys(options?: ListSigningKeysOptions): Promise<SigningKeyPage>;
  /**
   * Create a signing key.
   * The first step of a rotation: messages are signed with the new key too.
   *
   * `POST /operator/v1/signing-keys`
   *
   * @throws ProblemError 400, 401, 403, 406, 408, 417, 429, 431, 500, 503
   */
  createSigningKey(options?: CreateSigningKeyOptions): Promise<SigningKey>;
  /**
   * Delete a signing key.
   * The last step of a rotation: messages are no longer signed with it. The only key cannot be deleted.
   *
   * `DELETE /operator/v1/signing-keys/{key}`
   *
   * @throws ProblemError 400, 401, 403, 404, 408, 409, 417, 429, 431, 500, 503
   */
  deleteSigningKey(options: DeleteSigningKeyOptions): Promise<undefined>;
  /**
   * List audit entries.
   * What operators have changed, newest first.
   *
   * `GET /operator/v1/audit`
   *
   * @throws ProblemError 400, 401, 403, 406, 408, 417, 429, 431, 500, 503
   */
  listAuditEntries(options?: ListAuditEntriesOptions): Promise<AuditPage>;
  /**
   * Erase documents.
   * Removes results where their destination allows it, blanks records, and deletes jobs and messages. It cannot be undone.
   * Nothing is erased while an export of the documents is under way. It can be repeated until nothing is left.
   *
   * `POST /operator/v1/erasures`
   *
   * @throws ProblemError 400, 401, 403, 406, 408, 409, 413, 415, 417, 422, 429, 431, 500, 503
   */
  eraseDocuments(options: EraseDocumentsOptions): Promise<ErasureReport>;
  /**
   * Create a backup.
   * Responds with everything that the database holds, as one file; the service keeps running. A response that ends early is not a backup.
   *
   * `POST /operator/v1/backups`
   *
   * @throws ProblemError 400, 401, 403, 406, 408, 413, 415, 417, 429, 431, 500, 503
   */
  createBackup(options?: CreateBackupOptions): Promise<Blob>;

  /** List jobs: reads every page, one request per page. */
  iterateJobs(options?: IterateJobsOptions): Pages<Job, JobPage>;

  /** List deliveries: reads every page, one request per page. */
  iterateDeliveries(options?: IterateDeliveriesOptions): Pages<Delivery, DeliveryPage>;

  /** List webhooks: reads every page, one request per page. */
  iterateWebhooks(options?: IterateWebhooksOptions): Pages<Webhook, WebhookPage>;

  /** List circuits: reads every page, one request per page. */
  iterateCircuits(options?: IterateCircuitsOptions): Pages<Circuit, CircuitPage>;

  /** List connections: reads every page, one request per page. */
  iterateConnections(options?: IterateConnectionsOptions): Pages<Connection, ConnectionPage>;

  /** List collections: reads every page, one request per page. */
  iterateCollections(options?: IterateCollectionsOptions): Pages<Collection, CollectionPage>;

  /** List workspaces: reads every page, one request per page. */
  iterateWorkspaces(options?: IterateWorkspacesOptions): Pages<Workspace, WorkspacePage>;

  /** List the usage of workspaces: reads every page, one request per page. */
  iterateUsageDays(options?: IterateUsageDaysOptions): Pages<UsageDay, UsagePage>;

  /** List tokens: reads every page, one request per page. */
  iterateTokens(options?: IterateTokensOptions): Pages<Token, TokenPage>;

  /** List operator tokens: reads every page, one request per page. */
  iterateOperatorTokens(
    options?: IterateOperatorTokensOptions,
  ): Pages<OperatorToken, OperatorTokenPage>;

  /** List audit entries: reads every page, one request per page. */
  iterateAuditEntries(options?: IterateAuditEntriesOptions): Pages<AuditEntry, AuditPage>;
}

/** Credentials of the caller. A function is called before each request. */
export interface Credentials {
  /** The key that is sent in the cookie `document-export-console`. */
  readonly apiKey?: Secret;
  /** Credentials by scheme name, instead of the options above. */
  readonly credentials?: {
    /** What is sent as `Authorization: Bearer …`. */
    readonly operatorToken?: Secret;
    /** The key that is sent in the cookie `document-export-console`. */
    readonly consoleSession?: Secret;
  };
}

/** Creates a client. Without `baseUrl` calls go to `http://127.0.0.1:8081`. Throws a TypeError that names a wrong option. */
export function createClient(options?: ClientOptions & Credentials): Client {
  return createClientFrom(operations, options, {
    server: "http://127.0.0.1:8081",
    credentials: credentials(
      {
        operatorToken: { in: "header", name: "authorization", prefix: "Bearer", option: "token" },
        consoleSession: { in: "cookie", name: "document-export-console", option: "apiKey" },
      },
      [["operatorToken"], ["consoleSession"]],
    ),
  });
}

/** The described error responses of each operation: their statuses and bodies. */
export interface Problems {
  getService: ProblemOf<400 | 401 | 403 | 406 | 408 | 417 | 429 | 431 | 500 | 503, Problem>;
  getOverview: ProblemOf<400 | 401 | 403 | 406 | 408 | 417 | 429 | 431 | 500 | 503, Problem>;
  listSettings: ProblemOf<400 | 401 | 403 | 406 | 408 | 417 | 429 | 431 | 500 | 503, Problem>;
  streamEvents: ProblemOf<400 | 401 | 403 | 406 | 408 | 417 | 429 | 431 | 500 | 503, Problem>;
  getSession: ProblemOf<400 | 401 | 403 | 406 | 408 | 417 | 429 | 431 | 500 | 503, Problem>;
  createSession: ProblemOf<
    400 | 401 | 403 | 406 | 408 | 413 | 415 | 417 | 429 | 431 | 500 | 503,
    Problem
  >;
  deleteSession: ProblemOf<400 | 401 | 403 | 408 | 417 | 429 | 431 | 500 | 503, Problem>;
  listJobs: ProblemOf<400 | 401 | 403 | 406 | 408 | 417 | 429 | 431 | 500 | 503, Problem>;
  createJob: ProblemOf<
    400 | 401 | 403 | 406 | 408 | 413 | 415 | 417 | 422 | 429 | 431 | 500 | 503,
    Problem
  >;
  retryJobs: ProblemOf<
    400 | 401 | 403 | 406 | 408 | 413 | 415 | 417 | 429 | 431 | 500 | 503,
    Problem
  >;
  getJob: ProblemOf<400 | 401 | 403 | 404 | 406 | 408 | 417 | 429 | 431 | 500 | 503, Problem>;
  getJobPreview: ProblemOf<
    400 | 401 | 403 | 404 | 406 | 408 | 417 | 429 | 431 | 500 | 503,
    Problem
  >;
  getJobResult: ProblemOf<400 | 401 | 403 | 404 | 406 | 408 | 417 | 429 | 431 | 500 | 503, Problem>;
  getJobUpload: ProblemOf<400 | 401 | 403 | 404 | 406 | 408 | 417 | 429 | 431 | 500 | 503, Problem>;
  retryJob: ProblemOf<
    400 | 401 | 403 | 404 | 406 | 408 | 409 | 413 | 415 | 417 | 422 | 429 | 431 | 500 | 503,
    Problem
  >;
  cancelJob: ProblemOf<
    400 | 401 | 403 | 404 | 406 | 408 | 409 | 417 | 429 | 431 | 500 | 503,
    Problem
  >;
  listDeliveries: ProblemOf<400 | 401 | 403 | 406 | 408 | 417 | 429 | 431 | 500 | 503, Problem>;
  getDelivery: ProblemOf<400 | 401 | 403 | 404 | 406 | 408 | 417 | 429 | 431 | 500 | 503, Problem>;
  replayDelivery: ProblemOf<
    400 | 401 | 403 | 404 | 406 | 408 | 409 | 417 | 429 | 431 | 500 | 503,
    Problem
  >;
  replayDeliveries: ProblemOf<
    400 | 401 | 403 | 406 | 408 | 413 | 415 | 417 | 429 | 431 | 500 | 503,
    Problem
  >;
  listWebhooks: ProblemOf<400 | 401 | 403 | 406 | 408 | 417 | 429 | 431 | 500 | 503, Problem>;
  getWebhook: ProblemOf<400 | 401 | 403 | 404 | 406 | 408 | 417 | 429 | 431 | 500 | 503, Problem>;
  enableWebhook: ProblemOf<
    400 | 401 | 403 | 404 | 406 | 408 | 417 | 422 | 429 | 431 | 500 | 503,
    Problem
  >;
  disableWebhook: ProblemOf<
    400 | 401 | 403 | 404 | 406 | 408 | 417 | 429 | 431 | 500 | 503,
    Problem
  >;
  getWebhookCalls: ProblemOf<
    400 | 401 | 403 | 404 | 406 | 408 | 417 | 429 | 431 | 500 | 503,
    Problem
  >;
  checkWebhook: ProblemOf<
    400 | 401 | 403 | 404 | 406 | 408 | 413 | 415 | 417 | 422 | 429 | 431 | 500 | 503,
    Problem
  >;
  listViewTokens: ProblemOf<
    400 | 401 | 403 | 404 | 406 | 408 | 417 | 429 | 431 | 500 | 503,
    Problem
  >;
  createViewToken: ProblemOf<
    400 | 401 | 403 | 404 | 406 | 408 | 413 | 415 | 417 | 422 | 429 | 431 | 500 | 503,
    Problem
  >;
  revokeViewToken: ProblemOf<400 | 401 | 403 | 404 | 408 | 417 | 429 | 431 | 500 | 503, Problem>;
  listCircuits: ProblemOf<400 | 401 | 403 | 406 | 408 | 417 | 429 | 431 | 500 | 503, Problem>;
  closeCircuit: ProblemOf<
    400 | 401 | 403 | 404 | 406 | 408 | 413 | 415 | 417 | 429 | 431 | 500 | 503,
    Problem
  >;
  listPauses: ProblemOf<400 | 401 | 403 | 406 | 408 | 417 | 429 | 431 | 500 | 503, Problem>;
  createPause: ProblemOf<
    400 | 401 | 403 | 404 | 406 | 408 | 409 | 413 | 415 | 417 | 429 | 431 | 500 | 503,
    Problem
  >;
  deletePause: ProblemOf<400 | 401 | 403 | 404 | 408 | 417 | 429 | 431 | 500 | 503, Problem>;
  listConnections: ProblemOf<400 | 401 | 403 | 406 | 408 | 417 | 429 | 431 | 500 | 503, Problem>;
  createConnection: ProblemOf<
    400 | 401 | 403 | 406 | 408 | 413 | 415 | 417 | 422 | 429 | 431 | 500 | 503,
    Problem
  >;
  getConnection: ProblemOf<
    400 | 401 | 403 | 404 | 406 | 408 | 417 | 429 | 431 | 500 | 503,
    Problem
  >;
  updateConnection: ProblemOf<
    400 | 401 | 403 | 404 | 406 | 408 | 413 | 415 | 417 | 422 | 429 | 431 | 500 | 503,
    Problem
  >;
  checkConnection: ProblemOf<
    400 | 401 | 403 | 404 | 406 | 408 | 417 | 429 | 431 | 500 | 503,
    Problem
  >;
  listCollections: ProblemOf<400 | 401 | 403 | 406 | 408 | 417 | 429 | 431 | 500 | 503, Problem>;
  createCollection: ProblemOf<
    400 | 401 | 403 | 406 | 408 | 413 | 415 | 417 | 422 | 429 | 431 | 500 | 503,
    Problem
  >;
  listWorkspaces: ProblemOf<400 | 401 | 403 | 406 | 408 | 417 | 429 | 431 | 500 | 503, Problem>;
  createWorkspace: ProblemOf<
    400 | 401 | 403 | 406 | 408 | 413 | 415 | 417 | 429 | 431 | 500 | 503,
    Problem
  >;
  updateWorkspace: ProblemOf<
    400 | 401 | 403 | 404 | 406 | 408 | 413 | 415 | 417 | 429 | 431 | 500 | 503,
    Problem
  >;
  listUsageDays: ProblemOf<400 | 401 | 403 | 406 | 408 | 417 | 429 | 431 | 500 | 503, Problem>;
  getUsageCsv: ProblemOf<400 | 401 | 403 | 406 | 408 | 417 | 422 | 429 | 431 | 500 | 503, Problem>;
  listTokens: ProblemOf<400 | 401 | 403 | 406 | 408 | 417 | 429 | 431 | 500 | 503, Problem>;
  createToken: ProblemOf<
    400 | 401 | 403 | 406 | 408 | 413 | 415 | 417 | 422 | 429 | 431 | 500 | 503,
    Problem
  >;
  revokeToken: ProblemOf<400 | 401 | 403 | 404 | 408 | 417 | 429 | 431 | 500 | 503, Problem>;
  listOperatorTokens: ProblemOf<400 | 401 | 403 | 406 | 408 | 417 | 429 | 431 | 500 | 503, Problem>;
  createOperatorToken: ProblemOf<
    400 | 401 | 403 | 406 | 408 | 413 | 415 | 417 | 429 | 431 | 500 | 503,
    Problem
  >;
  revokeOperatorToken: ProblemOf<
    400 | 401 | 403 | 404 | 408 | 417 | 429 | 431 | 500 | 503,
    Problem
  >;
  listSigningKeys: ProblemOf<400 | 401 | 403 | 406 | 408 | 417 | 429 | 431 | 500 | 503, Problem>;
  createSigningKey: ProblemOf<400 | 401 | 403 | 406 | 408 | 417 | 429 | 431 | 500 | 503, Problem>;
  deleteSigningKey: ProblemOf<
    400 | 401 | 403 | 404 | 408 | 409 | 417 | 429 | 431 | 500 | 503,
    Problem
  >;
  listAuditEntries: ProblemOf<400 | 401 | 403 | 406 | 408 | 417 | 429 | 431 | 500 | 503, Problem>;
  eraseDocuments: ProblemOf<
    400 | 401 | 403 | 406 | 408 | 409 | 413 | 415 | 417 | 422 | 429 | 431 | 500 | 503,
    Problem
  >;
  createBackup: ProblemOf<
    400 | 401 | 403 | 406 | 408 | 413 | 415 | 417 | 429 | 431 | 500 | 503,
    Problem
  >;
}

const statuses = {
  getService: { json: [400, 401, 403, 406, 408, 417, 429, 431, 500, 503], other: [] },
  getOverview: { json: [400, 401, 403, 406, 408, 417, 429, 431, 500, 503], other: [] },
  listSettings: { json: [400, 401, 403, 406, 408, 417, 429, 431, 500, 503], other: [] },
  streamEvents: { json: [400, 401, 403, 406, 408, 417, 429, 431, 500, 503], other: [] },
  getSession: { json: [400, 401, 403, 406, 408, 417, 429, 431, 500, 503], other: [] },
  createSession: { json: [400, 401, 403, 406, 408, 413, 415, 417, 429, 431, 500, 503], other: [] },
  deleteSession: { json: [400, 401, 403, 408, 417, 429, 431, 500, 503], other: [] },
  listJobs: { json: [400, 401, 403, 406, 408, 417, 429, 431, 500, 503], other: [] },
  createJob: { json: [400, 401, 403, 406, 408, 413, 415, 417, 422, 429, 431, 500, 503], other: [] },
  retryJobs: { json: [400, 401, 403, 406, 408, 413, 415, 417, 429, 431, 500, 503], other: [] },
  getJob: { json: [400, 401, 403, 404, 406, 408, 417, 429, 431, 500, 503], other: [] },
  getJobPreview: { json: [400, 401, 403, 404, 406, 408, 417, 429, 431, 500, 503], other: [] },
  getJobResult: { json: [400, 401, 403, 404, 406, 408, 417, 429, 431, 500, 503], other: [] },
  getJobUpload: { json: [400, 401, 403, 404, 406, 408, 417, 429, 431, 500, 503], other: [] },
  retryJob: {
    json: [400, 401, 403, 404, 406, 408, 409, 413, 415, 417, 422, 429, 431, 500, 503],
    other: [],
  },
  cancelJob: { json: [400, 401, 403, 404, 406, 408, 409, 417, 429, 431, 500, 503], other: [] },
  listDeliveries: { json: [400, 401, 403, 406, 408, 417, 429, 431, 500, 503], other: [] },
  getDelivery: { json: [400, 401, 403, 404, 406, 408, 417, 429, 431, 500, 503], other: [] },
  replayDelivery: { json: [400, 401, 403, 404, 406, 408, 409, 417, 429, 431, 500, 503], other: [] },
  replayDeliveries: {
    json: [400, 401, 403, 406, 408, 413, 415, 417, 429, 431, 500, 503],
    other: [],
  },
  listWebhooks: { json: [400, 401, 403, 406, 408, 417, 429, 431, 500, 503], other: [] },
  getWebhook: { json: [400, 401, 403, 404, 406, 408, 417, 429, 431, 500, 503], other: [] },
  enableWebhook: { json: [400, 401, 403, 404, 406, 408, 417, 422, 429, 431, 500, 503], other: [] },
  disableWebhook: { json: [400, 401, 403, 404, 406, 408, 417, 429, 431, 500, 503], other: [] },
  getWebhookCalls: { json: [400, 401, 403, 404, 406, 408, 417, 429, 431, 500, 503], other: [] },
  checkWebhook: {
    json: [400, 401, 403, 404, 406, 408, 413, 415, 417, 422, 429, 431, 500, 503],
    other: [],
  },
  listViewTokens: { json: [400, 401, 403, 404, 406, 408, 417, 429, 431, 500, 503], other: [] },
  createViewToken: {
    json: [400, 401, 403, 404, 406, 408, 413, 415, 417, 422, 429, 431, 500, 503],
    other: [],
  },
  revokeViewToken: { json: [400, 401, 403, 404, 408, 417, 429, 431, 500, 503], other: [] },
  listCircuits: { json: [400, 401, 403, 406, 408, 417, 429, 431, 500, 503], other: [] },
  closeCircuit: {
    json: [400, 401, 403, 404, 406, 408, 413, 415, 417, 429, 431, 500, 503],
    other: [],
  },
  listPauses: { json: [400, 401, 403, 406, 408, 417, 429, 431, 500, 503], other: [] },
  createPause: {
    json: [400, 401, 403, 404, 406, 408, 409, 413, 415, 417, 429, 431, 500, 503],
    other: [],
  },
  deletePause: { json: [400, 401, 403, 404, 408, 417, 429, 431, 500, 503], other: [] },
  listConnections: { json: [400, 401, 403, 406, 408, 417, 429, 431, 500, 503], other: [] },
  createConnection: {
    json: [400, 401, 403, 406, 408, 413, 415, 417, 422, 429, 431, 500, 503],
    other: [],
  },
  getConnection: { json: [400, 401, 403, 404, 406, 408, 417, 429, 431, 500, 503], other: [] },
  updateConnection: {
    json: [400, 401, 403, 404, 406, 408, 413, 415, 417, 422, 429, 431, 500, 503],
    other: [],
  },
  checkConnection: { json: [400, 401, 403, 404, 406, 408, 417, 429, 431, 500, 503], other: [] },
  listCollections: { json: [400, 401, 403, 406, 408, 417, 429, 431, 500, 503], other: [] },
  createCollection: {
    json: [400, 401, 403, 406, 408, 413, 415, 417, 422, 429, 431, 500, 503],
    other: [],
  },
  listWorkspaces: { json: [400, 401, 403, 406, 408, 417, 429, 431, 500, 503], other: [] },
  createWorkspace: {
    json: [400, 401, 403, 406, 408, 413, 415, 417, 429, 431, 500, 503],
    other: [],
  },
  updateWorkspace: {
    json: [400, 401, 403, 404, 406, 408, 413, 415, 417, 429, 431, 500, 503],
    other: [],
  },
  listUsageDays: { json: [400, 401, 403, 406, 408, 417, 429, 431, 500, 503], other: [] },
  getUsageCsv: { json: [400, 401, 403, 406, 408, 417, 422, 429, 431, 500, 503], other: [] },
  listTokens: { json: [400, 401, 403, 406, 408, 417, 429, 431, 500, 503], other: [] },
  createToken: {
    json: [400, 401, 403, 406, 408, 413, 415, 417, 422, 429, 431, 500, 503],
    other: [],
  },
  revokeToken: { json: [400, 401, 403, 404, 408, 417, 429, 431, 500, 503], other: [] },
  listOperatorTokens: { json: [400, 401, 403, 406, 408, 417, 429, 431, 500, 503], other: [] },
  createOperatorToken: {
    json: [400, 401, 403, 406, 408, 413, 415, 417, 429, 431, 500, 503],
    other: [],
  },
  revokeOperatorToken: { json: [400, 401, 403, 404, 408, 417, 429, 431, 500, 503], other: [] },
  listSigningKeys: { json: [400, 401, 403, 406, 408, 417, 429, 431, 500, 503], other: [] },
  createSigningKey: { json: [400, 401, 403, 406, 408, 417, 429, 431, 500, 503], other: [] },
  deleteSigningKey: { json: [400, 401, 403, 404, 408, 409, 417, 429, 431, 500, 503], other: [] },
  listAuditEntries: { json: [400, 401, 403, 406, 408, 417, 429, 431, 500, 503], other: [] },
  eraseDocuments: {
    json: [400, 401, 403, 406, 408, 409, 413, 415, 417, 422, 429, 431, 500, 503],
    other: [],
  },
  createBackup: { json: [400, 401, 403, 406, 408, 413, 415, 417, 429, 431, 500, 503], other: [] },
};

/** Whether an error is a described error response of the operation, so that its `status` determines its `body`. */
export function isProblem<id extends keyof Problems>(
  error: unknown,
  operationId: id,
): error is Problems[id] {
  return isProblemOf(error, operationId, statuses[operationId]);
}

// Generated from operator.json. Do not edit: change the description and generate again.

import type * as schemas from "./schemas.js";

/** The ids of the operations of the contract. */
export type OperationId =
  | "getService"
  | "getOverview"
  | "listSettings"
  | "streamEvents"
  | "getSession"
  | "createSession"
  | "deleteSession"
  | "listJobs"
  | "createJob"
  | "retryJobs"
  | "getJob"
  | "getJobPreview"
  | "getJobResult"
  | "getJobUpload"
  | "retryJob"
  | "cancelJob"
  | "listDeliveries"
  | "getDelivery"
  | "replayDelivery"
  | "replayDeliveries"
  | "listWebhooks"
  | "getWebhook"
  | "enableWebhook"
  | "disableWebhook"
  | "getWebhookCalls"
  | "checkWebhook"
  | "listViewTokens"
  | "createViewToken"
  | "revokeViewToken"
  | "listCircuits"
  | "closeCircuit"
  | "listPauses"
  | "createPause"
  | "deletePause"
  | "listConnections"
  | "createConnection"
  | "getConnection"
  | "updateConnection"
  | "checkConnection"
  | "listCollections"
  | "createCollection"
  | "listWorkspaces"
  | "createWorkspace"
  | "updateWorkspace"
  | "listUsageDays"
  | "getUsageCsv"
  | "listTokens"
  | "createToken"
  | "revokeToken"
  | "listOperatorTokens"
  | "createOperatorToken"
  | "revokeOperatorToken"
  | "listSigningKeys"
  | "createSigningKey"
  | "deleteSigningKey"
  | "listAuditEntries"
  | "eraseDocuments"
  | "createBackup";

/** What `getService` gives. */
export type GetServiceResponse = schemas.Service;

/** What `getOverview` gives. */
export type GetOverviewResponse = schemas.Overview;

/** What `listSettings` gives. */
export type ListSettingsResponse = schemas.SettingPage;

/** What `streamEvents` gives. */
export type StreamEventsResponse = string;

/** What `getSession` gives. */
export type GetSessionResponse = schemas.Session;

/** What `createSession` sends. */
export type CreateSessionBody = schemas.SessionCreate;

/** What `createSession` gives. */
export type CreateSessionResponse = schemas.Session;

/** The parameters of `listJobs`, by the place where they travel. */
export interface ListJobsParameters {
  readonly query?: {
    /**
     * Only jobs with one of these statuses; may be repeated.
     *
     * At most 4 items.
     *
     * @example ["failed"]
     */
    readonly status?: readonly schemas.JobStatus[];
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
  };
}

/** What `listJobs` gives. */
export type ListJobsResponse = schemas.JobPage;

/** The parameters of `createJob`, by the place where they travel. */
export interface CreateJobParameters {
  readonly header?: {
    /**
     * Names this request among those of all operators, so that a repeat does not act twice.
     * The same key with the same content returns the first job as it is now; with different content it is refused.
     * Keys are stored for at least 24 hours.
     *
     * 1 to 255 characters.
     *
     * @example "0b7e5c1e-3f0a-4c52-9d55-6f1f9a4f2a10"
     */
    readonly "Idempotency-Key"?: string;
  };
}

/** What `createJob` sends. */
export type CreateJobBody = schemas.JobCreate;

/** What `createJob` gives. */
export type CreateJobResponse = schemas.Job;

/** What `retryJobs` sends. */
export type RetryJobsBody = schemas.JobRetry;

/** What `retryJobs` gives. */
export type RetryJobsResponse = schemas.JobRetryReport;

/** The parameters of `getJob`, by the place where they travel. */
export interface GetJobParameters {
  readonly path: {
    /**
     * Id of a job.
     *
     * UUID.
     *
     * @example "5f0c2f6e-8d2b-4b7e-9c39-2f1a7d9b6c11"
     */
    readonly job: string;
  };
}

/** What `getJob` gives. */
export type GetJobResponse = schemas.JobDetails;

/** The parameters of `getJobPreview`, by the place where they travel. */
export interface GetJobPreviewParameters {
  readonly path: {
    /**
     * Id of a job.
     *
     * UUID.
     *
     * @example "5f0c2f6e-8d2b-4b7e-9c39-2f1a7d9b6c11"
     */
    readonly job: string;
  };
}

/** What `getJobPreview` gives. */
export type GetJobPreviewResponse = string;

/** The parameters of `getJobResult`, by the place where they travel. */
export interface GetJobResultParameters {
  readonly path: {
    /**
     * Id of a job.
     *
     * UUID.
     *
     * @example "5f0c2f6e-8d2b-4b7e-9c39-2f1a7d9b6c11"
     */
    readonly job: string;
  };
}

/** What `getJobResult` gives. */
export type GetJobResultResponse = globalThis.Blob;

/** The parameters of `getJobUpload`, by the place where they travel. */
export interface GetJobUploadParameters {
  readonly path: {
    /**
     * Id of a job.
     *
     * UUID.
     *
     * @example "5f0c2f6e-8d2b-4b7e-9c39-2f1a7d9b6c11"
     */
    readonly job: string;
  };
}

/** What `getJobUpload` gives. */
export type GetJobUploadResponse = globalThis.Blob;

/** The parameters of `retryJob`, by the place where they travel. */
export interface RetryJobParameters {
  readonly path: {
    /**
     * Id of a job.
     *
     * UUID.
     *
     * @example "5f0c2f6e-8d2b-4b7e-9c39-2f1a7d9b6c11"
     */
    readonly job: string;
  };
}

/** What `retryJob` sends. */
export type RetryJobBody = schemas.JobRepeat;

/** What `retryJob` gives. */
export type RetryJobResponse = schemas.Job;

/** The parameters of `cancelJob`, by the place where they travel. */
export interface CancelJobParameters {
  readonly path: {
    /**
     * Id of a job.
     *
     * UUID.
     *
     * @example "5f0c2f6e-8d2b-4b7e-9c39-2f1a7d9b6c11"
     */
    readonly job: string;
  };
}

/** What `cancelJob` gives. */
export type CancelJobResponse = schemas.Job;

/** The parameters of `listDeliveries`, by the place where they travel. */
export interface ListDeliveriesParameters {
  readonly query?: {
    /**
     * Only deliveries in one of these states; may be repeated.
     *
     * At most 3 items.
     *
     * @example ["failed"]
     */
    readonly state?: readonly schemas.DeliveryState[];
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
  };
}

/** What `listDeliveries` gives. */
export type ListDeliveriesResponse = schemas.DeliveryPage;

/** The parameters of `getDelivery`, by the place where they travel. */
export interface GetDeliveryParameters {
  readonly path: {
    /**
     * Id of a message.
     *
     * 1 to 200 characters.
     *
     * @example "msg_2kR7pL9wX4cJ"
     */
    readonly message: string;
  };
}

/** What `getDelivery` gives. */
export type GetDeliveryResponse = schemas.DeliveryDetails;

/** The parameters of `replayDelivery`, by the place where they travel. */
export interface ReplayDeliveryParameters {
  readonly path: {
    /**
     * Id of a message.
     *
     * 1 to 200 characters.
     *
     * @example "msg_2kR7pL9wX4cJ"
     */
    readonly message: string;
  };
}

/** What `replayDelivery` gives. */
export type ReplayDeliveryResponse = schemas.Delivery;

/** What `replayDeliveries` sends. */
export type ReplayDeliveriesBody = schemas.DeliveryReplay;

/** What `replayDeliveries` gives. */
export type ReplayDeliveriesResponse = schemas.DeliveryReplayReport;

/** The parameters of `listWebhooks`, by the place where they travel. */
export interface ListWebhooksParameters {
  readonly query?: {
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
    readonly state?: schemas.WebhookState;
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
  };
}

/** What `listWebhooks` gives. */
export type ListWebhooksResponse = schemas.WebhookPage;

/** The parameters of `getWebhook`, by the place where they travel. */
export interface GetWebhookParameters {
  readonly path: {
    /**
     * Id of a webhook.
     *
     * 32-bit integer of at least 1.
     *
     * @example 41
     */
    readonly webhook: number;
  };
}

/** What `getWebhook` gives. */
export type GetWebhookResponse = schemas.Webhook;

/** The parameters of `enableWebhook`, by the place where they travel. */
export interface EnableWebhookParameters {
  readonly path: {
    /**
     * Id of a webhook.
     *
     * 32-bit integer of at least 1.
     *
     * @example 41
     */
    readonly webhook: number;
  };
}

/** What `enableWebhook` gives. */
export type EnableWebhookResponse = schemas.Webhook;

/** The parameters of `disableWebhook`, by the place where they travel. */
export interface DisableWebhookParameters {
  readonly path: {
    /**
     * Id of a webhook.
     *
     * 32-bit integer of at least 1.
     *
     * @example 41
     */
    readonly webhook: number;
  };
}

/** What `disableWebhook` gives. */
export type DisableWebhookResponse = schemas.Webhook;

/** The parameters of `getWebhookCalls`, by the place where they travel. */
export interface GetWebhookCallsParameters {
  readonly path: {
    /**
     * Id of a webhook.
     *
     * 32-bit integer of at least 1.
     *
     * @example 41
     */
    readonly webhook: number;
  };
}

/** What `getWebhookCalls` gives. */
export type GetWebhookCallsResponse = schemas.WebhookCalls;

/** The parameters of `checkWebhook`, by the place where they travel. */
export interface CheckWebhookParameters {
  readonly path: {
    /**
     * Id of a webhook.
     *
     * 32-bit integer of at least 1.
     *
     * @example 41
     */
    readonly webhook: number;
  };
}

/** What `checkWebhook` sends. */
export type CheckWebhookBody = schemas.WebhookCheck;

/** What `checkWebhook` gives. */
export type CheckWebhookResponse = schemas.WebhookCheckResult;

/** The parameters of `listViewTokens`, by the place where they travel. */
export interface ListViewTokensParameters {
  readonly path: {
    /**
     * Id of a webhook.
     *
     * 32-bit integer of at least 1.
     *
     * @example 41
     */
    readonly webhook: number;
  };
}

/** What `listViewTokens` gives. */
export type ListViewTokensResponse = schemas.ViewTokenPage;

/** The parameters of `createViewToken`, by the place where they travel. */
export interface CreateViewTokenParameters {
  readonly path: {
    /**
     * Id of a webhook.
     *
     * 32-bit integer of at least 1.
     *
     * @example 41
     */
    readonly webhook: number;
  };
}

/** What `createViewToken` sends. */
export type CreateViewTokenBody = schemas.ViewTokenCreate;

/** What `createViewToken` gives. */
export type CreateViewTokenResponse = schemas.CreatedViewToken;

/** The parameters of `revokeViewToken`, by the place where they travel. */
export interface RevokeViewTokenParameters {
  readonly path: {
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
  };
}

/** The parameters of `listCircuits`, by the place where they travel. */
export interface ListCircuitsParameters {
  readonly query?: {
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
  };
}

/** What `listCircuits` gives. */
export type ListCircuitsResponse = schemas.CircuitPage;

/** What `closeCircuit` sends. */
export type CloseCircuitBody = schemas.CircuitClose;

/** What `closeCircuit` gives. */
export type CloseCircuitResponse = schemas.Circuit;

/** What `listPauses` gives. */
export type ListPausesResponse = schemas.PausePage;

/** What `createPause` sends. */
export type CreatePauseBody = schemas.PauseCreate;

/** What `createPause` gives. */
export type CreatePauseResponse = schemas.Pause;

/** The parameters of `deletePause`, by the place where they travel. */
export interface DeletePauseParameters {
  readonly path: {
    /**
     * Id of a pause.
     *
     * 32-bit integer of at least 1.
     *
     * @example 3
     */
    readonly pause: number;
  };
}

/** The parameters of `listConnections`, by the place where they travel. */
export interface ListConnectionsParameters {
  readonly query?: {
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
  };
}

/** What `listConnections` gives. */
export type ListConnectionsResponse = schemas.ConnectionPage;

/** What `createConnection` sends. */
export type CreateConnectionBody = schemas.ConnectionCreate;

/** What `createConnection` gives. */
export type CreateConnectionResponse = schemas.Connection;

/** The parameters of `getConnection`, by the place where they travel. */
export interface GetConnectionParameters {
  readonly path: {
    /**
     * Id of a connection.
     *
     * 32-bit integer of at least 1.
     *
     * @example 12
     */
    readonly connection: number;
  };
}

/** What `getConnection` gives. */
export type GetConnectionResponse = schemas.Connection;

/** The parameters of `updateConnection`, by the place where they travel. */
export interface UpdateConnectionParameters {
  readonly path: {
    /**
     * Id of a connection.
     *
     * 32-bit integer of at least 1.
     *
     * @example 12
     */
    readonly connection: number;
  };
}

/** What `updateConnection` sends. */
export type UpdateConnectionBody = schemas.ConnectionUpdate;

/** What `updateConnection` gives. */
export type UpdateConnectionResponse = schemas.Connection;

/** The parameters of `checkConnection`, by the place where they travel. */
export interface CheckConnectionParameters {
  readonly path: {
    /**
     * Id of a connection.
     *
     * 32-bit integer of at least 1.
     *
     * @example 12
     */
    readonly connection: number;
  };
}

/** What `checkConnection` gives. */
export type CheckConnectionResponse = schemas.ConnectionCheck;

/** The parameters of `listCollections`, by the place where they travel. */
export interface ListCollectionsParameters {
  readonly query?: {
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
  };
}

/** What `listCollections` gives. */
export type ListCollectionsResponse = schemas.CollectionPage;

/** What `createCollection` sends. */
export type CreateCollectionBody = schemas.CollectionCreate;

/** What `createCollection` gives. */
export type CreateCollectionResponse = schemas.Collection;

/** The parameters of `listWorkspaces`, by the place where they travel. */
export interface ListWorkspacesParameters {
  readonly query?: {
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
  };
}

/** What `listWorkspaces` gives. */
export type ListWorkspacesResponse = schemas.WorkspacePage;

/** What `createWorkspace` sends. */
export type CreateWorkspaceBody = schemas.WorkspaceCreate;

/** What `createWorkspace` gives. */
export type CreateWorkspaceResponse = schemas.Workspace;

/** The parameters of `updateWorkspace`, by the place where they travel. */
export interface UpdateWorkspaceParameters {
  readonly path: {
    /**
     * Id of a workspace.
     *
     * 32-bit integer of at least 1.
     *
     * @example 1
     */
    readonly workspace: number;
  };
}

/** What `updateWorkspace` sends. */
export type UpdateWorkspaceBody = schemas.WorkspaceUpdate;

/** What `updateWorkspace` gives. */
export type UpdateWorkspaceResponse = schemas.Workspace;

/** The parameters of `listUsageDays`, by the place where they travel. */
export interface ListUsageDaysParameters {
  readonly query?: {
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
  };
}

/** What `listUsageDays` gives. */
export type ListUsageDaysResponse = schemas.UsagePage;

/** The parameters of `getUsageCsv`, by the place where they travel. */
export interface GetUsageCsvParameters {
  readonly query?: {
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
  };
}

/** What `getUsageCsv` gives. */
export type GetUsageCsvResponse = string;

/** The parameters of `listTokens`, by the place where they travel. */
export interface ListTokensParameters {
  readonly query?: {
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
  };
}

/** What `listTokens` gives. */
export type ListTokensResponse = schemas.TokenPage;

/** What `createToken` sends. */
export type CreateTokenBody = schemas.TokenCreate;

/** What `createToken` gives. */
export type CreateTokenResponse = schemas.CreatedToken;

/** The parameters of `revokeToken`, by the place where they travel. */
export interface RevokeTokenParameters {
  readonly path: {
    /**
     * Id of a token, never the token itself.
     *
     * 32-bit integer of at least 1.
     *
     * @example 5
     */
    readonly token: number;
  };
}

/** The parameters of `listOperatorTokens`, by the place where they travel. */
export interface ListOperatorTokensParameters {
  readonly query?: {
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
  };
}

/** What `listOperatorTokens` gives. */
export type ListOperatorTokensResponse = schemas.OperatorTokenPage;

/** What `createOperatorToken` sends. */
export type CreateOperatorTokenBody = schemas.OperatorTokenCreate;

/** What `createOperatorToken` gives. */
export type CreateOperatorTokenResponse = schemas.CreatedOperatorToken;

/** The parameters of `revokeOperatorToken`, by the place where they travel. */
export interface RevokeOperatorTokenParameters {
  readonly path: {
    /**
     * Id of a token, never the token itself.
     *
     * 32-bit integer of at least 1.
     *
     * @example 5
     */
    readonly token: number;
  };
}

/** What `listSigningKeys` gives. */
export type ListSigningKeysResponse = schemas.SigningKeyPage;

/** What `createSigningKey` gives. */
export type CreateSigningKeyResponse = schemas.SigningKey;

/** The parameters of `deleteSigningKey`, by the place where they travel. */
export interface DeleteSigningKeyParameters {
  readonly path: {
    /**
     * Id of a signing key.
     *
     * 1 to 200 characters.
     *
     * @example "2f1a7d9b6c11"
     */
    readonly key: string;
  };
}

/** The parameters of `listAuditEntries`, by the place where they travel. */
export interface ListAuditEntriesParameters {
  readonly query?: {
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
  };
}

/** What `listAuditEntries` gives. */
export type ListAuditEntriesResponse = schemas.AuditPage;

/** What `eraseDocuments` sends. */
export type EraseDocumentsBody = schemas.ErasureCreate;

/** What `eraseDocuments` gives. */
export type EraseDocumentsResponse = schemas.ErasureReport;

/** What `createBackup` sends. */
export type CreateBackupBody = schemas.BackupCreate;

/** What `createBackup` gives. */
export type CreateBackupResponse = globalThis.Blob;

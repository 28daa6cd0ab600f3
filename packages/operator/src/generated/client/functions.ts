// Generated from operator.json. Do not edit: change the description and generate again.

import type {
  GetServiceOptions,
  GetOverviewOptions,
  ListSettingsOptions,
  StreamEventsOptions,
  GetSessionOptions,
  CreateSessionOptions,
  DeleteSessionOptions,
  ListJobsOptions,
  IterateJobsOptions,
  CreateJobOptions,
  RetryJobsOptions,
  GetJobOptions,
  GetJobPreviewOptions,
  GetJobResultOptions,
  GetJobUploadOptions,
  RetryJobOptions,
  CancelJobOptions,
  ListDeliveriesOptions,
  IterateDeliveriesOptions,
  GetDeliveryOptions,
  ReplayDeliveryOptions,
  ReplayDeliveriesOptions,
  ListWebhooksOptions,
  IterateWebhooksOptions,
  GetWebhookOptions,
  EnableWebhookOptions,
  DisableWebhookOptions,
  GetWebhookCallsOptions,
  CheckWebhookOptions,
  ListCircuitsOptions,
  IterateCircuitsOptions,
  CloseCircuitOptions,
  ListPausesOptions,
  CreatePauseOptions,
  DeletePauseOptions,
  ListConnectionsOptions,
  IterateConnectionsOptions,
  CreateConnectionOptions,
  GetConnectionOptions,
  UpdateConnectionOptions,
  CheckConnectionOptions,
  ListCollectionsOptions,
  IterateCollectionsOptions,
  CreateCollectionOptions,
  ListWorkspacesOptions,
  IterateWorkspacesOptions,
  CreateWorkspaceOptions,
  UpdateWorkspaceOptions,
  ListUsageOptions,
  IterateUsageOptions,
  GetUsageCsvOptions,
  ListTokensOptions,
  IterateTokensOptions,
  CreateTokenOptions,
  RevokeTokenOptions,
  ListOperatorTokensOptions,
  IterateOperatorTokensOptions,
  CreateOperatorTokenOptions,
  RevokeOperatorTokenOptions,
  ListSigningKeysOptions,
  CreateSigningKeyOptions,
  DeleteSigningKeyOptions,
  ListAuditEntriesOptions,
  IterateAuditEntriesOptions,
  EraseDocumentsOptions,
  CreateBackupOptions,
  Credentials,
} from "./client.js";
import type * as schemas from "./../../types.js";
import {
  callOperation,
  connectTo,
  credentials,
  iterateOperation,
} from "@document-export/client/runtime";
import type {
  ClientOptions,
  Connection,
  EventStream,
  Pages,
} from "@document-export/client/runtime";
import {
  operationGetService,
  operationGetOverview,
  operationListSettings,
  operationStreamEvents,
  operationGetSession,
  operationCreateSession,
  operationDeleteSession,
  operationListJobs,
  operationCreateJob,
  operationRetryJobs,
  operationGetJob,
  operationGetJobPreview,
  operationGetJobResult,
  operationGetJobUpload,
  operationRetryJob,
  operationCancelJob,
  operationListDeliveries,
  operationGetDelivery,
  operationReplayDelivery,
  operationReplayDeliveries,
  operationListWebhooks,
  operationGetWebhook,
  operationEnableWebhook,
  operationDisableWebhook,
  operationGetWebhookCalls,
  operationCheckWebhook,
  operationListCircuits,
  operationCloseCircuit,
  operationListPauses,
  operationCreatePause,
  operationDeletePause,
  operationListConnections,
  operationCreateConnection,
  operationGetConnection,
  operationUpdateConnection,
  operationCheckConnection,
  operationListCollections,
  operationCreateCollection,
  operationListWorkspaces,
  operationCreateWorkspace,
  operationUpdateWorkspace,
  operationListUsage,
  operationGetUsageCsv,
  operationListTokens,
  operationCreateToken,
  operationRevokeToken,
  operationListOperatorTokens,
  operationCreateOperatorToken,
  operationRevokeOperatorToken,
  operationListSigningKeys,
  operationCreateSigningKey,
  operationDeleteSigningKey,
  operationListAuditEntries,
  operationEraseDocuments,
  operationCreateBackup,
} from "./operations.js";

/** Says where operations are called. Without `baseUrl` calls go to `http://127.0.0.1:8081`. */
export function connect(options?: ClientOptions & Credentials): Connection {
  return connectTo(options, {
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

/** `GET /operator/v1/service` */
export function getService(
  connection: Connection,
  options?: GetServiceOptions,
): Promise<schemas.Service> {
  return callOperation(connection, "getService", operationGetService, options);
}
/** `GET /operator/v1/overview` */
export function getOverview(
  connection: Connection,
  options?: GetOverviewOptions,
): Promise<schemas.Overview> {
  return callOperation(connection, "getOverview", operationGetOverview, options);
}
/** `GET /operator/v1/settings` */
export function listSettings(
  connection: Connection,
  options?: ListSettingsOptions,
): Promise<schemas.SettingPage> {
  return callOperation(connection, "listSettings", operationListSettings, options);
}
/** `GET /operator/v1/events` */
export function streamEvents(
  connection: Connection,
  options?: StreamEventsOptions,
): Promise<EventStream<schemas.OperatorEvent>> {
  return callOperation(connection, "streamEvents", operationStreamEvents, options);
}
/** `GET /operator/v1/session` */
export function getSession(
  connection: Connection,
  options?: GetSessionOptions,
): Promise<schemas.Session> {
  return callOperation(connection, "getSession", operationGetSession, options);
}
/** `POST /operator/v1/session` */
export function createSession(
  connection: Connection,
  options: CreateSessionOptions,
): Promise<schemas.Session> {
  return callOperation(connection, "createSession", operationCreateSession, options);
}
/** `DELETE /operator/v1/session` */
export function deleteSession(
  connection: Connection,
  options?: DeleteSessionOptions,
): Promise<undefined> {
  return callOperation(connection, "deleteSession", operationDeleteSession, options);
}
/** `GET /operator/v1/jobs` */
export function listJobs(
  connection: Connection,
  options?: ListJobsOptions,
): Promise<schemas.JobPage> {
  return callOperation(connection, "listJobs", operationListJobs, options);
}
/** `POST /operator/v1/jobs` */
export function createJob(connection: Connection, options: CreateJobOptions): Promise<schemas.Job> {
  return callOperation(connection, "createJob", operationCreateJob, options);
}
/** `POST /operator/v1/jobs/retry` */
export function retryJobs(
  connection: Connection,
  options: RetryJobsOptions,
): Promise<schemas.JobRetryReport> {
  return callOperation(connection, "retryJobs", operationRetryJobs, options);
}
/** `GET /operator/v1/jobs/{job}` */
export function getJob(
  connection: Connection,
  options: GetJobOptions,
): Promise<schemas.JobDetails> {
  return callOperation(connection, "getJob", operationGetJob, options);
}
/** `GET /operator/v1/jobs/{job}/preview` */
export function getJobPreview(
  connection: Connection,
  options: GetJobPreviewOptions,
): Promise<string> {
  return callOperation(connection, "getJobPreview", operationGetJobPreview, options);
}
/** `GET /operator/v1/jobs/{job}/result` */
export function getJobResult(connection: Connection, options: GetJobResultOptions): Promise<Blob> {
  return callOperation(connection, "getJobResult", operationGetJobResult, options);
}
/** `GET /operator/v1/jobs/{job}/upload` */
export function getJobUpload(connection: Connection, options: GetJobUploadOptions): Promise<Blob> {
  return callOperation(connection, "getJobUpload", operationGetJobUpload, options);
}
/** `POST /operator/v1/jobs/{job}/retry` */
export function retryJob(connection: Connection, options: RetryJobOptions): Promise<schemas.Job> {
  return callOperation(connection, "retryJob", operationRetryJob, options);
}
/** `POST /operator/v1/jobs/{job}/cancel` */
export function cancelJob(connection: Connection, options: CancelJobOptions): Promise<schemas.Job> {
  return callOperation(connection, "cancelJob", operationCancelJob, options);
}
/** `GET /operator/v1/deliveries` */
export function listDeliveries(
  connection: Connection,
  options?: ListDeliveriesOptions,
): Promise<schemas.DeliveryPage> {
  return callOperation(connection, "listDeliveries", operationListDeliveries, options);
}
/** `GET /operator/v1/deliveries/{message}` */
export function getDelivery(
  connection: Connection,
  options: GetDeliveryOptions,
): Promise<schemas.DeliveryDetails> {
  return callOperation(connection, "getDelivery", operationGetDelivery, options);
}
/** `POST /operator/v1/deliveries/{message}/replay` */
export function replayDelivery(
  connection: Connection,
  options: ReplayDeliveryOptions,
): Promise<schemas.Delivery> {
  return callOperation(connection, "replayDelivery", operationReplayDelivery, options);
}
/** `POST /operator/v1/deliveries/replay` */
export function replayDeliveries(
  connection: Connection,
  options: ReplayDeliveriesOptions,
): Promise<schemas.DeliveryReplayReport> {
  return callOperation(connection, "replayDeliveries", operationReplayDeliveries, options);
}
/** `GET /operator/v1/webhooks` */
export function listWebhooks(
  connection: Connection,
  options?: ListWebhooksOptions,
): Promise<schemas.WebhookPage> {
  return callOperation(connection, "listWebhooks", operationListWebhooks, options);
}
/** `GET /operator/v1/webhooks/{webhook}` */
export function getWebhook(
  connection: Connection,
  options: GetWebhookOptions,
): Promise<schemas.Webhook> {
  return callOperation(connection, "getWebhook", operationGetWebhook, options);
}
/** `POST /operator/v1/webhooks/{webhook}/enable` */
export function enableWebhook(
  connection: Connection,
  options: EnableWebhookOptions,
): Promise<schemas.Webhook> {
  return callOperation(connection, "enableWebhook", operationEnableWebhook, options);
}
/** `POST /operator/v1/webhooks/{webhook}/disable` */
export function disableWebhook(
  connection: Connection,
  options: DisableWebhookOptions,
): Promise<schemas.Webhook> {
  return callOperation(connection, "disableWebhook", operationDisableWebhook, options);
}
/** `GET /operator/v1/webhooks/{webhook}/calls` */
export function getWebhookCalls(
  connection: Connection,
  options: GetWebhookCallsOptions,
): Promise<schemas.WebhookCalls> {
  return callOperation(connection, "getWebhookCalls", operationGetWebhookCalls, options);
}
/** `POST /operator/v1/webhooks/{webhook}/check` */
export function checkWebhook(
  connection: Connection,
  options: CheckWebhookOptions,
): Promise<schemas.WebhookCheckResult> {
  return callOperation(connection, "checkWebhook", operationCheckWebhook, options);
}
/** `GET /operator/v1/circuits` */
export function listCircuits(
  connection: Connection,
  options?: ListCircuitsOptions,
): Promise<schemas.CircuitPage> {
  return callOperation(connection, "listCircuits", operationListCircuits, options);
}
/** `POST /operator/v1/circuits/close` */
export function closeCircuit(
  connection: Connection,
  options: CloseCircuitOptions,
): Promise<schemas.Circuit> {
  return callOperation(connection, "closeCircuit", operationCloseCircuit, options);
}
/** `GET /operator/v1/pauses` */
export function listPauses(
  connection: Connection,
  options?: ListPausesOptions,
): Promise<schemas.PausePage> {
  return callOperation(connection, "listPauses", operationListPauses, options);
}
/** `POST /operator/v1/pauses` */
export function createPause(
  connection: Connection,
  options: CreatePauseOptions,
): Promise<schemas.Pause> {
  return callOperation(connection, "createPause", operationCreatePause, options);
}
/** `DELETE /operator/v1/pauses/{pause}` */
export function deletePause(
  connection: Connection,
  options: DeletePauseOptions,
): Promise<undefined> {
  return callOperation(connection, "deletePause", operationDeletePause, options);
}
/** `GET /operator/v1/connections` */
export function listConnections(
  connection: Connection,
  options?: ListConnectionsOptions,
): Promise<schemas.ConnectionPage> {
  return callOperation(connection, "listConnections", operationListConnections, options);
}
/** `POST /operator/v1/connections` */
export function createConnection(
  connection: Connection,
  options: CreateConnectionOptions,
): Promise<schemas.Connection> {
  return callOperation(connection, "createConnection", operationCreateConnection, options);
}
/** `GET /operator/v1/connections/{connection}` */
export function getConnection(
  connection: Connection,
  options: GetConnectionOptions,
): Promise<schemas.Connection> {
  return callOperation(connection, "getConnection", operationGetConnection, options);
}
/** `PATCH /operator/v1/connections/{connection}` */
export function updateConnection(
  connection: Connection,
  options: UpdateConnectionOptions,
): Promise<schemas.Connection> {
  return callOperation(connection, "updateConnection", operationUpdateConnection, options);
}
/** `POST /operator/v1/connections/{connection}/check` */
export function checkConnection(
  connection: Connection,
  options: CheckConnectionOptions,
): Promise<schemas.ConnectionCheck> {
  return callOperation(connection, "checkConnection", operationCheckConnection, options);
}
/** `GET /operator/v1/collections` */
export function listCollections(
  connection: Connection,
  options?: ListCollectionsOptions,
): Promise<schemas.CollectionPage> {
  return callOperation(connection, "listCollections", operationListCollections, options);
}
/** `POST /operator/v1/collections` */
export function createCollection(
  connection: Connection,
  options: CreateCollectionOptions,
): Promise<schemas.Collection> {
  return callOperation(connection, "createCollection", operationCreateCollection, options);
}
/** `GET /operator/v1/workspaces` */
export function listWorkspaces(
  connection: Connection,
  options?: ListWorkspacesOptions,
): Promise<schemas.WorkspacePage> {
  return callOperation(connection, "listWorkspaces", operationListWorkspaces, options);
}
/** `POST /operator/v1/workspaces` */
export function createWorkspace(
  connection: Connection,
  options: CreateWorkspaceOptions,
): Promise<schemas.Workspace> {
  return callOperation(connection, "createWorkspace", operationCreateWorkspace, options);
}
/** `PATCH /operator/v1/workspaces/{workspace}` */
export function updateWorkspace(
  connection: Connection,
  options: UpdateWorkspaceOptions,
): Promise<schemas.Workspace> {
  return callOperation(connection, "updateWorkspace", operationUpdateWorkspace, options);
}
/** `GET /operator/v1/usage` */
export function listUsage(
  connection: Connection,
  options?: ListUsageOptions,
): Promise<schemas.UsagePage> {
  return callOperation(connection, "listUsage", operationListUsage, options);
}
/** `GET /operator/v1/usage/csv` */
export function getUsageCsv(connection: Connection, options?: GetUsageCsvOptions): Promise<string> {
  return callOperation(connection, "getUsageCsv", operationGetUsageCsv, options);
}
/** `GET /operator/v1/tokens` */
export function listTokens(
  connection: Connection,
  options?: ListTokensOptions,
): Promise<schemas.TokenPage> {
  return callOperation(connection, "listTokens", operationListTokens, options);
}
/** `POST /operator/v1/tokens` */
export function createToken(
  connection: Connection,
  options: CreateTokenOptions,
): Promise<schemas.CreatedToken> {
  return callOperation(connection, "createToken", operationCreateToken, options);
}
/** `DELETE /operator/v1/tokens/{token}` */
export function revokeToken(
  connection: Connection,
  options: RevokeTokenOptions,
): Promise<undefined> {
  return callOperation(connection, "revokeToken", operationRevokeToken, options);
}
/** `GET /operator/v1/operator-tokens` */
export function listOperatorTokens(
  connection: Connection,
  options?: ListOperatorTokensOptions,
): Promise<schemas.OperatorTokenPage> {
  return callOperation(connection, "listOperatorTokens", operationListOperatorTokens, options);
}
/** `POST /operator/v1/operator-tokens` */
export function createOperatorToken(
  connection: Connection,
  options: CreateOperatorTokenOptions,
): Promise<schemas.CreatedOperatorToken> {
  return callOperation(connection, "createOperatorToken", operationCreateOperatorToken, options);
}
/** `DELETE /operator/v1/operator-tokens/{token}` */
export function revokeOperatorToken(
  connection: Connection,
  options: RevokeOperatorTokenOptions,
): Promise<undefined> {
  return callOperation(connection, "revokeOperatorToken", operationRevokeOperatorToken, options);
}
/** `GET /operator/v1/signing-keys` */
export function listSigningKeys(
  connection: Connection,
  options?: ListSigningKeysOptions,
): Promise<schemas.SigningKeyPage> {
  return callOperation(connection, "listSigningKeys", operationListSigningKeys, options);
}
/** `POST /operator/v1/signing-keys` */
export function createSigningKey(
  connection: Connection,
  options?: CreateSigningKeyOptions,
): Promise<schemas.SigningKey> {
  return callOperation(connection, "createSigningKey", operationCreateSigningKey, options);
}
/** `DELETE /operator/v1/signing-keys/{key}` */
export function deleteSigningKey(
  connection: Connection,
  options: DeleteSigningKeyOptions,
): Promise<undefined> {
  return callOperation(connection, "deleteSigningKey", operationDeleteSigningKey, options);
}
/** `GET /operator/v1/audit` */
export function listAuditEntries(
  connection: Connection,
  options?: ListAuditEntriesOptions,
): Promise<schemas.AuditPage> {
  return callOperation(connection, "listAuditEntries", operationListAuditEntries, options);
}
/** `POST /operator/v1/erasures` */
export function eraseDocuments(
  connection: Connection,
  options: EraseDocumentsOptions,
): Promise<schemas.ErasureReport> {
  return callOperation(connection, "eraseDocuments", operationEraseDocuments, options);
}
/** `POST /operator/v1/backups` */
export function createBackup(connection: Connection, options?: CreateBackupOptions): Promise<Blob> {
  return callOperation(connection, "createBackup", operationCreateBackup, options);
}

/** Every page, one request a page. */
export function iterateJobs(
  connection: Connection,
  options?: IterateJobsOptions,
): Pages<schemas.Job, schemas.JobPage> {
  return iterateOperation(connection, "listJobs", operationListJobs, options);
}

/** Every page, one request a page. */
export function iterateDeliveries(
  connection: Connection,
  options?: IterateDeliveriesOptions,
): Pages<schemas.Delivery, schemas.DeliveryPage> {
  return iterateOperation(connection, "listDeliveries", operationListDeliveries, options);
}

/** Every page, one request a page. */
export function iterateWebhooks(
  connection: Connection,
  options?: IterateWebhooksOptions,
): Pages<schemas.Webhook, schemas.WebhookPage> {
  return iterateOperation(connection, "listWebhooks", operationListWebhooks, options);
}

/** Every page, one request a page. */
export function iterateCircuits(
  connection: Connection,
  options?: IterateCircuitsOptions,
): Pages<schemas.Circuit, schemas.CircuitPage> {
  return iterateOperation(connection, "listCircuits", operationListCircuits, options);
}

/** Every page, one request a page. */
export function iterateConnections(
  connection: Connection,
  options?: IterateConnectionsOptions,
): Pages<schemas.Connection, schemas.ConnectionPage> {
  return iterateOperation(connection, "listConnections", operationListConnections, options);
}

/** Every page, one request a page. */
export function iterateCollections(
  connection: Connection,
  options?: IterateCollectionsOptions,
): Pages<schemas.Collection, schemas.CollectionPage> {
  return iterateOperation(connection, "listCollections", operationListCollections, options);
}

/** Every page, one request a page. */
export function iterateWorkspaces(
  connection: Connection,
  options?: IterateWorkspacesOptions,
): Pages<schemas.Workspace, schemas.WorkspacePage> {
  return iterateOperation(connection, "listWorkspaces", operationListWorkspaces, options);
}

/** Every page, one request a page. */
export function iterateUsage(
  connection: Connection,
  options?: IterateUsageOptions,
): Pages<schemas.UsageDay, schemas.UsagePage> {
  return iterateOperation(connection, "listUsage", operationListUsage, options);
}

/** Every page, one request a page. */
export function iterateTokens(
  connection: Connection,
  options?: IterateTokensOptions,
): Pages<schemas.Token, schemas.TokenPage> {
  return iterateOperation(connection, "listTokens", operationListTokens, options);
}

/** Every page, one request a page. */
export function iterateOperatorTokens(
  connection: Connection,
  options?: IterateOperatorTokensOptions,
): Pages<schemas.OperatorToken, schemas.OperatorTokenPage> {
  return iterateOperation(connection, "listOperatorTokens", operationListOperatorTokens, options);
}

/** Every page, one request a page. */
export function iterateAuditEntries(
  connection: Connection,
  options?: IterateAuditEntriesOptions,
): Pages<schemas.AuditEntry, schemas.AuditPage> {
  return iterateOperation(connection, "listAuditEntries", operationListAuditEntries, options);
}

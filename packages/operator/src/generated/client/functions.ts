// Generated from operator.json. Do not edit: change the description and generate again.

import {
  callOperation,
  connectTo,
  credentials,
  iterateOperation,
  type ClientOptions,
  type Connection,
  type EventStream,
  type Pages,
} from "@document-export/client/runtime";

import type { Credentials } from "./client.js";
import type * as client from "./client.js";
import type * as schemas from "./../../types.js";
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
  operationListViewTokens,
  operationCreateViewToken,
  operationRevokeViewToken,
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
  operationListUsageDays,
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
  pagesListJobs,
  pagesListDeliveries,
  pagesListWebhooks,
  pagesListCircuits,
  pagesListConnections,
  pagesListCollections,
  pagesListWorkspaces,
  pagesListUsageDays,
  pagesListTokens,
  pagesListOperatorTokens,
  pagesListAuditEntries,
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
  options?: client.GetServiceOptions,
): Promise<schemas.Service> {
  return callOperation(connection, "getService", operationGetService, options);
}
/** `GET /operator/v1/overview` */
export function getOverview(
  connection: Connection,
  options?: client.GetOverviewOptions,
): Promise<schemas.Overview> {
  return callOperation(connection, "getOverview", operationGetOverview, options);
}
/** `GET /operator/v1/settings` */
export function listSettings(
  connection: Connection,
  options?: client.ListSettingsOptions,
): Promise<schemas.SettingPage> {
  return callOperation(connection, "listSettings", operationListSettings, options);
}
/** `GET /operator/v1/events` */
export function streamEvents(
  connection: Connection,
  options?: client.StreamEventsOptions,
): Promise<EventStream<schemas.OperatorEvent>> {
  return callOperation(connection, "streamEvents", operationStreamEvents, options);
}
/** `GET /operator/v1/session` */
export function getSession(
  connection: Connection,
  options?: client.GetSessionOptions,
): Promise<schemas.Session> {
  return callOperation(connection, "getSession", operationGetSession, options);
}
/** `POST /operator/v1/session` */
export function createSession(
  connection: Connection,
  options: client.CreateSessionOptions,
): Promise<schemas.Session> {
  return callOperation(connection, "createSession", operationCreateSession, options);
}
/** `DELETE /operator/v1/session` */
export function deleteSession(
  connection: Connection,
  options?: client.DeleteSessionOptions,
): Promise<undefined> {
  return callOperation(connection, "deleteSession", operationDeleteSession, options);
}
/** `GET /operator/v1/jobs` */
export function listJobs(
  connection: Connection,
  options?: client.ListJobsOptions,
): Promise<schemas.JobPage> {
  return callOperation(connection, "listJobs", operationListJobs, options);
}
/** `POST /operator/v1/jobs` */
export function createJob(
  connection: Connection,
  options: client.CreateJobOptions,
): Promise<schemas.Job> {
  return callOperation(connection, "createJob", operationCreateJob, options);
}
/** `POST /operator/v1/jobs/retry` */
export function retryJobs(
  connection: Connection,
  options: client.RetryJobsOptions,
): Promise<schemas.JobRetryReport> {
  return callOperation(connection, "retryJobs", operationRetryJobs, options);
}
/** `GET /operator/v1/jobs/{job}` */
export function getJob(
  connection: Connection,
  options: client.GetJobOptions,
): Promise<schemas.JobDetails> {
  return callOperation(connection, "getJob", operationGetJob, options);
}
/** `GET /operator/v1/jobs/{job}/preview` */
export function getJobPreview(
  connection: Connection,
  options: client.GetJobPreviewOptions,
): Promise<string> {
  return callOperation(connection, "getJobPreview", operationGetJobPreview, options);
}
/** `GET /operator/v1/jobs/{job}/result` */
export function getJobResult(
  connection: Connection,
  options: client.GetJobResultOptions,
): Promise<Blob> {
  return callOperation(connection, "getJobResult", operationGetJobResult, options);
}
/** `GET /operator/v1/jobs/{job}/upload` */
export function getJobUpload(
  connection: Connection,
  options: client.GetJobUploadOptions,
): Promise<Blob> {
  return callOperation(connection, "getJobUpload", operationGetJobUpload, options);
}
/** `POST /operator/v1/jobs/{job}/retry` */
export function retryJob(
  connection: Connection,
  options: client.RetryJobOptions,
): Promise<schemas.Job> {
  return callOperation(connection, "retryJob", operationRetryJob, options);
}
/** `POST /operator/v1/jobs/{job}/cancel` */
export function cancelJob(
  connection: Connection,
  options: client.CancelJobOptions,
): Promise<schemas.Job> {
  return callOperation(connection, "cancelJob", operationCancelJob, options);
}
/** `GET /operator/v1/deliveries` */
export function listDeliveries(
  connection: Connection,
  options?: client.ListDeliveriesOptions,
): Promise<schemas.DeliveryPage> {
  return callOperation(connection, "listDeliveries", operationListDeliveries, options);
}
/** `GET /operator/v1/deliveries/{message}` */
export function getDelivery(
  connection: Connection,
  options: client.GetDeliveryOptions,
): Promise<schemas.DeliveryDetails> {
  return callOperation(connection, "getDelivery", operationGetDelivery, options);
}
/** `POST /operator/v1/deliveries/{message}/replay` */
export function replayDelivery(
  connection: Connection,
  options: client.ReplayDeliveryOptions,
): Promise<schemas.Delivery> {
  return callOperation(connection, "replayDelivery", operationReplayDelivery, options);
}
/** `POST /operator/v1/deliveries/replay` */
export function replayDeliveries(
  connection: Connection,
  options: client.ReplayDeliveriesOptions,
): Promise<schemas.DeliveryReplayReport> {
  return callOperation(connection, "replayDeliveries", operationReplayDeliveries, options);
}
/** `GET /operator/v1/webhooks` */
export function listWebhooks(
  connection: Connection,
  options?: client.ListWebhooksOptions,
): Promise<schemas.WebhookPage> {
  return callOperation(connection, "listWebhooks", operationListWebhooks, options);
}
/** `GET /operator/v1/webhooks/{webhook}` */
export function getWebhook(
  connection: Connection,
  options: client.GetWebhookOptions,
): Promise<schemas.Webhook> {
  return callOperation(connection, "getWebhook", operationGetWebhook, options);
}
/** `POST /operator/v1/webhooks/{webhook}/enable` */
export function enableWebhook(
  connection: Connection,
  options: client.EnableWebhookOptions,
): Promise<schemas.Webhook> {
  return callOperation(connection, "enableWebhook", operationEnableWebhook, options);
}
/** `POST /operator/v1/webhooks/{webhook}/disable` */
export function disableWebhook(
  connection: Connection,
  options: client.DisableWebhookOptions,
): Promise<schemas.Webhook> {
  return callOperation(connection, "disableWebhook", operationDisableWebhook, options);
}
/** `GET /operator/v1/webhooks/{webhook}/calls` */
export function getWebhookCalls(
  connection: Connection,
  options: client.GetWebhookCallsOptions,
): Promise<schemas.WebhookCalls> {
  return callOperation(connection, "getWebhookCalls", operationGetWebhookCalls, options);
}
/** `POST /operator/v1/webhooks/{webhook}/check` */
export function checkWebhook(
  connection: Connection,
  options: client.CheckWebhookOptions,
): Promise<schemas.WebhookCheckResult> {
  return callOperation(connection, "checkWebhook", operationCheckWebhook, options);
}
/** `GET /operator/v1/webhooks/{webhook}/view-tokens` */
export function listViewTokens(
  connection: Connection,
  options: client.ListViewTokensOptions,
): Promise<schemas.ViewTokenPage> {
  return callOperation(connection, "listViewTokens", operationListViewTokens, options);
}
/** `POST /operator/v1/webhooks/{webhook}/view-tokens` */
export function createViewToken(
  connection: Connection,
  options: client.CreateViewTokenOptions,
): Promise<schemas.CreatedViewToken> {
  return callOperation(connection, "createViewToken", operationCreateViewToken, options);
}
/** `DELETE /operator/v1/webhooks/{webhook}/view-tokens/{token}` */
export function revokeViewToken(
  connection: Connection,
  options: client.RevokeViewTokenOptions,
): Promise<undefined> {
  return callOperation(connection, "revokeViewToken", operationRevokeViewToken, options);
}
/** `GET /operator/v1/circuits` */
export function listCircuits(
  connection: Connection,
  options?: client.ListCircuitsOptions,
): Promise<schemas.CircuitPage> {
  return callOperation(connection, "listCircuits", operationListCircuits, options);
}
/** `POST /operator/v1/circuits/close` */
export function closeCircuit(
  connection: Connection,
  options: client.CloseCircuitOptions,
): Promise<schemas.Circuit> {
  return callOperation(connection, "closeCircuit", operationCloseCircuit, options);
}
/** `GET /operator/v1/pauses` */
export function listPauses(
  connection: Connection,
  options?: client.ListPausesOptions,
): Promise<schemas.PausePage> {
  return callOperation(connection, "listPauses", operationListPauses, options);
}
/** `POST /operator/v1/pauses` */
export function createPause(
  connection: Connection,
  options: client.CreatePauseOptions,
): Promise<schemas.Pause> {
  return callOperation(connection, "createPause", operationCreatePause, options);
}
/** `DELETE /operator/v1/pauses/{pause}` */
export function deletePause(
  connection: Connection,
  options: client.DeletePauseOptions,
): Promise<undefined> {
  return callOperation(connection, "deletePause", operationDeletePause, options);
}
/** `GET /operator/v1/connections` */
export function listConnections(
  connection: Connection,
  options?: client.ListConnectionsOptions,
): Promise<schemas.ConnectionPage> {
  return callOperation(connection, "listConnections", operationListConnections, options);
}
/** `POST /operator/v1/connections` */
export function createConnection(
  connection: Connection,
  options: client.CreateConnectionOptions,
): Promise<schemas.Connection> {
  return callOperation(connection, "createConnection", operationCreateConnection, options);
}
/** `GET /operator/v1/connections/{connection}` */
export function getConnection(
  connection: Connection,
  options: client.GetConnectionOptions,
): Promise<schemas.Connection> {
  return callOperation(connection, "getConnection", operationGetConnection, options);
}
/** `PATCH /operator/v1/connections/{connection}` */
export function updateConnection(
  connection: Connection,
  options: client.UpdateConnectionOptions,
): Promise<schemas.Connection> {
  return callOperation(connection, "updateConnection", operationUpdateConnection, options);
}
/** `POST /operator/v1/connections/{connection}/check` */
export function checkConnection(
  connection: Connection,
  options: client.CheckConnectionOptions,
): Promise<schemas.ConnectionCheck> {
  return callOperation(connection, "checkConnection", operationCheckConnection, options);
}
/** `GET /operator/v1/collections` */
export function listCollections(
  connection: Connection,
  options?: client.ListCollectionsOptions,
): Promise<schemas.CollectionPage> {
  return callOperation(connection, "listCollections", operationListCollections, options);
}
/** `POST /operator/v1/collections` */
export function createCollection(
  connection: Connection,
  options: client.CreateCollectionOptions,
): Promise<schemas.Collection> {
  return callOperation(connection, "createCollection", operationCreateCollection, options);
}
/** `GET /operator/v1/workspaces` */
export function listWorkspaces(
  connection: Connection,
  options?: client.ListWorkspacesOptions,
): Promise<schemas.WorkspacePage> {
  return callOperation(connection, "listWorkspaces", operationListWorkspaces, options);
}
/** `POST /operator/v1/workspaces` */
export function createWorkspace(
  connection: Connection,
  options: client.CreateWorkspaceOptions,
): Promise<schemas.Workspace> {
  return callOperation(connection, "createWorkspace", operationCreateWorkspace, options);
}
/** `PATCH /operator/v1/workspaces/{workspace}` */
export function updateWorkspace(
  connection: Connection,
  options: client.UpdateWorkspaceOptions,
): Promise<schemas.Workspace> {
  return callOperation(connection, "updateWorkspace", operationUpdateWorkspace, options);
}
/** `GET /operator/v1/usage` */
export function listUsageDays(
  connection: Connection,
  options?: client.ListUsageDaysOptions,
): Promise<schemas.UsagePage> {
  return callOperation(connection, "listUsageDays", operationListUsageDays, options);
}
/** `GET /operator/v1/usage/csv` */
export function getUsageCsv(
  connection: Connection,
  options?: client.GetUsageCsvOptions,
): Promise<string> {
  return callOperation(connection, "getUsageCsv", operationGetUsageCsv, options);
}
/** `GET /operator/v1/tokens` */
export function listTokens(
  connection: Connection,
  options?: client.ListTokensOptions,
): Promise<schemas.TokenPage> {
  return callOperation(connection, "listTokens", operationListTokens, options);
}
/** `POST /operator/v1/tokens` */
export function createToken(
  connection: Connection,
  options: client.CreateTokenOptions,
): Promise<schemas.CreatedToken> {
  return callOperation(connection, "createToken", operationCreateToken, options);
}
/** `DELETE /operator/v1/tokens/{token}` */
export function revokeToken(
  connection: Connection,
  options: client.RevokeTokenOptions,
): Promise<undefined> {
  return callOperation(connection, "revokeToken", operationRevokeToken, options);
}
/** `GET /operator/v1/operator-tokens` */
export function listOperatorTokens(
  connection: Connection,
  options?: client.ListOperatorTokensOptions,
): Promise<schemas.OperatorTokenPage> {
  return callOperation(connection, "listOperatorTokens", operationListOperatorTokens, options);
}
/** `POST /operator/v1/operator-tokens` */
export function createOperatorToken(
  connection: Connection,
  options: client.CreateOperatorTokenOptions,
): Promise<schemas.CreatedOperatorToken> {
  return callOperation(connection, "createOperatorToken", operationCreateOperatorToken, options);
}
/** `DELETE /operator/v1/operator-tokens/{token}` */
export function revokeOperatorToken(
  connection: Connection,
  options: client.RevokeOperatorTokenOptions,
): Promise<undefined> {
  return callOperation(connection, "revokeOperatorToken", operationRevokeOperatorToken, options);
}
/** `GET /operator/v1/signing-keys` */
export function listSigningKeys(
  connection: Connection,
  options?: client.ListSigningKeysOptions,
): Promise<schemas.SigningKeyPage> {
  return callOperation(connection, "listSigningKeys", operationListSigningKeys, options);
}
/** `POST /operator/v1/signing-keys` */
export function createSigningKey(
  connection: Connection,
  options?: client.CreateSigningKeyOptions,
): Promise<schemas.SigningKey> {
  return callOperation(connection, "createSigningKey", operationCreateSigningKey, options);
}
/** `DELETE /operator/v1/signing-keys/{key}` */
export function deleteSigningKey(
  connection: Connection,
  options: client.DeleteSigningKeyOptions,
): Promise<undefined> {
  return callOperation(connection, "deleteSigningKey", operationDeleteSigningKey, options);
}
/** `GET /operator/v1/audit` */
export function listAuditEntries(
  connection: Connection,
  options?: client.ListAuditEntriesOptions,
): Promise<schemas.AuditPage> {
  return callOperation(connection, "listAuditEntries", operationListAuditEntries, options);
}
/** `POST /operator/v1/erasures` */
export function eraseDocuments(
  connection: Connection,
  options: client.EraseDocumentsOptions,
): Promise<schemas.ErasureReport> {
  return callOperation(connection, "eraseDocuments", operationEraseDocuments, options);
}
/** `POST /operator/v1/backups` */
export function createBackup(
  connection: Connection,
  options?: client.CreateBackupOptions,
): Promise<Blob> {
  return callOperation(connection, "createBackup", operationCreateBackup, options);
}

/** Reads every page, one request per page. */
export function iterateJobs(
  connection: Connection,
  options?: client.IterateJobsOptions,
): Pages<schemas.Job, schemas.JobPage> {
  return iterateOperation(
    connection,
    "listJobs",
    { ...operationListJobs, pages: pagesListJobs },
    options,
  );
}

/** Reads every page, one request per page. */
export function iterateDeliveries(
  connection: Connection,
  options?: client.IterateDeliveriesOptions,
): Pages<schemas.Delivery, schemas.DeliveryPage> {
  return iterateOperation(
    connection,
    "listDeliveries",
    { ...operationListDeliveries, pages: pagesListDeliveries },
    options,
  );
}

/** Reads every page, one request per page. */
export function iterateWebhooks(
  connection: Connection,
  options?: client.IterateWebhooksOptions,
): Pages<schemas.Webhook, schemas.WebhookPage> {
  return iterateOperation(
    connection,
    "listWebhooks",
    { ...operationListWebhooks, pages: pagesListWebhooks },
    options,
  );
}

/** Reads every page, one request per page. */
export function iterateCircuits(
  connection: Connection,
  options?: client.IterateCircuitsOptions,
): Pages<schemas.Circuit, schemas.CircuitPage> {
  return iterateOperation(
    connection,
    "listCircuits",
    { ...operationListCircuits, pages: pagesListCircuits },
    options,
  );
}

/** Reads every page, one request per page. */
export function iterateConnections(
  connection: Connection,
  options?: client.IterateConnectionsOptions,
): Pages<schemas.Connection, schemas.ConnectionPage> {
  return iterateOperation(
    connection,
    "listConnections",
    { ...operationListConnections, pages: pagesListConnections },
    options,
  );
}

/** Reads every page, one request per page. */
export function iterateCollections(
  connection: Connection,
  options?: client.IterateCollectionsOptions,
): Pages<schemas.Collection, schemas.CollectionPage> {
  return iterateOperation(
    connection,
    "listCollections",
    { ...operationListCollections, pages: pagesListCollections },
    options,
  );
}

/** Reads every page, one request per page. */
export function iterateWorkspaces(
  connection: Connection,
  options?: client.IterateWorkspacesOptions,
): Pages<schemas.Workspace, schemas.WorkspacePage> {
  return iterateOperation(
    connection,
    "listWorkspaces",
    { ...operationListWorkspaces, pages: pagesListWorkspaces },
    options,
  );
}

/** Reads every page, one request per page. */
export function iterateUsageDays(
  connection: Connection,
  options?: client.IterateUsageDaysOptions,
): Pages<schemas.UsageDay, schemas.UsagePage> {
  return iterateOperation(
    connection,
    "listUsageDays",
    { ...operationListUsageDays, pages: pagesListUsageDays },
    options,
  );
}

/** Reads every page, one request per page. */
export function iterateTokens(
  connection: Connection,
  options?: client.IterateTokensOptions,
): Pages<schemas.Token, schemas.TokenPage> {
  return iterateOperation(
    connection,
    "listTokens",
    { ...operationListTokens, pages: pagesListTokens },
    options,
  );
}

/** Reads every page, one request per page. */
export function iterateOperatorTokens(
  connection: Connection,
  options?: client.IterateOperatorTokensOptions,
): Pages<schemas.OperatorToken, schemas.OperatorTokenPage> {
  return iterateOperation(
    connection,
    "listOperatorTokens",
    { ...operationListOperatorTokens, pages: pagesListOperatorTokens },
    options,
  );
}

/** Reads every page, one request per page. */
export function iterateAuditEntries(
  connection: Connection,
  options?: client.IterateAuditEntriesOptions,
): Pages<schemas.AuditEntry, schemas.AuditPage> {
  return iterateOperation(
    connection,
    "listAuditEntries",
    { ...operationListAuditEntries, pages: pagesListAuditEntries },
    options,
  );
}

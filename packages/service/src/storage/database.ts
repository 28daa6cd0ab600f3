import type { ColumnType, Generated, JSONColumnType, Selectable } from "kysely";
import type { AlertTable, ConnectionCheckTable, PauseTable } from "./pause-tables.js";
import type { WorkspaceDayTable, WorkspaceLimitTable } from "./usage-tables.js";
import type {
  ViewTokenTable,
  WebhookAttemptTable,
  WebhookConnectionTable,
  WebhookDeliveryTable,
  WebhookEventTable,
  WebhookMessageTable,
  WebhookTable,
} from "./webhook-tables.js";
import type { JobHistoryEntry, Job } from "../jobs/job.js";

/** All tables, as Kysely types. The migration that adds a column documents its purpose. */
export interface Database {
  readonly workspaces: WorkspaceTable;
  readonly connections: ConnectionTable;
  readonly collections: CollectionTable;
  readonly tokens: TokenTable;
  readonly uploads: UploadTable;
  readonly jobs: JobTable;
  readonly kept_uploads: KeptUploadTable;
  readonly operator_tokens: OperatorTokenTable;
  readonly target_claims: TargetClaimTable;
  readonly document_exports: DocumentExportTable;
  readonly document_results: DocumentResultTable;
  readonly webhooks: WebhookTable;
  readonly webhook_events: WebhookEventTable;
  readonly webhook_connections: WebhookConnectionTable;
  readonly view_tokens: ViewTokenTable;
  readonly webhook_messages: WebhookMessageTable;
  readonly webhook_deliveries: WebhookDeliveryTable;
  readonly webhook_attempts: WebhookAttemptTable;
  readonly idempotency_keys: IdempotencyKeyTable;
  readonly signing_keys: SigningKeyTable;
  readonly request_counts: RequestCountTable;
  readonly activity: ActivityTable;
  readonly job_images: JobImageTable;
  readonly circuits: CircuitTable;
  readonly workspace_usage: WorkspaceUsageTable;
  readonly workspace_days: WorkspaceDayTable;
  readonly workspace_limits: WorkspaceLimitTable;
  readonly audit_log: AuditLogTable;
  readonly upload_objects: UploadObjectTable;
  readonly pauses: PauseTable;
  readonly connection_checks: ConnectionCheckTable;
  readonly alerts: AlertTable;
  readonly schema_compatibility: SchemaCompatibilityTable;
}

interface WorkspaceTable {
  id: Generated<number>;
  name: string;
  last_export_number: Generated<number>;
  connection_renames: Generated<number>;
}

interface ConnectionTable {
  id: Generated<number>;
  workspace_id: number;
  name: string;
  role: "source" | "destination";
  kind: string;
  settings: JSONColumnType<object>;
  secrets: Uint8Array | null;
}

interface CollectionTable {
  id: Generated<number>;
  workspace_id: number;
  name: string;
  source_connection_id: number;
  destination_connection_id: number;
}

interface TokenTable {
  id: Generated<number>;
  hash: Uint8Array;
  name: string;
  workspace_id: number;
  source_connection_id: number;
  scopes: JSONColumnType<readonly string[]>;
  expires_at: Date | null;
  created_at: Date;
}

interface UploadTable {
  id: string;
  gzip: Uint8Array | null;
  size: number;
  created_at: Date;
  object_key: string | null;
  object_bytes: number | null;
  object_sha256: Uint8Array | null;
}

interface UploadObjectTable {
  key: string;
  removable_at: Date | null;
  removing: Generated<boolean>;
}

interface SchemaCompatibilityTable {
  migration: string;
  compatible_since: string;
}

/** Job columns that contain JSON. */
type JobJson = "warnings" | "warning_counts" | "output_documents" | "options" | "document";

type JobTable = {
  readonly [Name in keyof Job]: Name extends JobJson ? JSONColumnType<Job[Name]> : Job[Name];
} & {
  readonly retry_of: Generated<string | null>;
  readonly history: ColumnType<readonly JobHistoryEntry[], string | undefined, string>;
};

interface KeptUploadTable {
  job_id: string;
  upload_id: string;
  workspace_id: number;
  bytes: number;
  kept_at: Date;
}

interface OperatorTokenTable {
  id: Generated<number>;
  hash: Uint8Array;
  name: string;
  role: "read" | "operate" | "admin";
  created_at: Date;
  expires_at: Date | null;
  last_used_at: Date | null;
}

interface TargetClaimTable {
  connection_id: number;
  target: string;
  job_id: string;
}

/** The newest record of a document at a destination, which is the target of links from other documents. */
interface DocumentResultTable {
  workspace_id: number;
  document: string;
  destination_connection_id: number;
  number: number;
  /** Anchors by heading id. */
  anchors: JSONColumnType<Readonly<Record<string, string>>>;
}

interface DocumentExportTable {
  workspace_id: number;
  number: number;
  job_id: string;
  source_connection_id: number;
  source_document_title: string;
  source_document_reference: string;
  source_document_version: string;
  source_document_kind: string;
  destination_connection_id: number;
  destination_reference: string;
  exported_at: Date;
}

interface IdempotencyKeyTable {
  token_id: number;
  operation: string;
  key: string;
  fingerprint: Uint8Array;
  resource: string;
  created_at: Date;
}

interface JobImageTable {
  job_id: string;
  url: string;
  media_type: string;
  bytes: Uint8Array;
}

interface RequestCountTable {
  token_id: number;
  minute: string;
  taken: number;
}

interface ActivityTable {
  minute: Date;
  process: string;
  accepted: number;
  done: number;
  failed: number;
  delivered: number;
  undelivered: number;
  /** The database fills in the default when a process of an earlier version writes the row. */
  failed_calls: Generated<number>;
}

interface CircuitTable {
  workspace_id: number;
  address: string;
  failures: number;
  open_until: Date | null;
  changed_at: Date;
}

interface WorkspaceUsageTable {
  workspace_id: number;
  queued_exports: number;
  /** A bigint, for which drivers return different types: cast it when you read it. */
  stored_bytes: unknown;
}

interface AuditLogTable {
  id: Generated<number>;
  changed_at: Date;
  actor: string;
  action: string;
  subject: string;
  details: JSONColumnType<Readonly<Record<string, unknown>>>;
}

interface SigningKeyTable {
  id: string;
  private_key: string | null;
  public_key: string;
  created_at: Date;
  sealed: Uint8Array | null;
  plain_until: Generated<Date | null>;
}

/** A connection row as stored. */
export type ConnectionRow = Selectable<ConnectionTable>;

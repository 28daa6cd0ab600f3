import { sql, type Kysely, type SqlBool } from "kysely";
import type { Database } from "../database.js";
import type { OwnLimits } from "../usage-tables.js";
import { numbered, withId } from "./by-id.js";
import type { NamedRef } from "./jobs.js";
import { given, readPage, refOf, timeOf, type KeysetPage, type KeysetRequest } from "./keyset.js";

/** A workspace as shown in lists. */
export interface WorkspaceRow extends NamedRef {
  readonly exports: number;
  readonly queuedExports: number;
  readonly storedBytes: number;
  /** Limits set for this workspace. */
  readonly own: OwnLimits;
}

/** A caller token as shown in lists; times in RFC 3339. */
export interface TokenRow extends NamedRef {
  readonly workspace: NamedRef;
  readonly source: NamedRef;
  readonly scopes: readonly string[];
  readonly createdAt: string;
  readonly expiresAt: string | null;
}

/** An operator token as shown in lists; times in RFC 3339. */
export interface OperatorTokenRow extends NamedRef {
  readonly role: "read" | "operate" | "admin";
  readonly createdAt: string;
  readonly expiresAt: string | null;
  readonly lastUsedAt: string | null;
}

const ONE: KeysetRequest = { limit: 1, cursor: undefined };

const workspace = {
  select: sql`item.id, item.name, item.last_export_number as exports,
    coalesce(usage.queued_exports, 0) as "queuedExports", coalesce(usage.stored_bytes, 0) as "storedBytes",
    coalesce(own.limits, '{}') as own`,
  joins: sql`left join workspace_usage as usage on usage.workspace_id = item.id
    left join workspace_limits as own on own.workspace_id = item.id`,
  filters: [],
};

/** Returns a page of workspaces, newest first. */
export async function listWorkspaces(
  db: Kysely<Database>,
  request: KeysetRequest,
): Promise<KeysetPage<WorkspaceRow>> {
  return readPage(db, { ...workspace, branches: [numbered("workspaces")] }, request);
}

/** Finds a workspace; undefined if there is none with this id. */
export async function findWorkspace(
  db: Kysely<Database>,
  id: number,
): Promise<WorkspaceRow | undefined> {
  const list = { ...workspace, branches: [withId("workspaces", id)] as const };
  return (await readPage<WorkspaceRow>(db, list, ONE)).rows[0];
}

const token = {
  select: sql`item.id, item.name, ${refOf("workspace")} as workspace, ${refOf("source")} as source, item.scopes,
    ${timeOf("item.created_at")} as "createdAt", ${timeOf("item.expires_at")} as "expiresAt"`,
  joins: sql`join workspaces as workspace on workspace.id = item.workspace_id
    join connections as source on source.id = item.source_connection_id`,
  filters: [],
};

/** Returns a page of caller tokens, newest first. */
export async function listTokens(
  db: Kysely<Database>,
  filter: { readonly workspace?: number | undefined },
  request: KeysetRequest,
): Promise<KeysetPage<TokenRow>> {
  const owner = given(filter.workspace, (id) => sql<SqlBool>`tokens.workspace_id = ${id}`);
  return readPage(db, { ...token, branches: [numbered("tokens", owner)] }, request);
}

/** Finds a caller token; undefined if there is none with this id. */
export async function findToken(db: Kysely<Database>, id: number): Promise<TokenRow | undefined> {
  const list = { ...token, branches: [withId("tokens", id)] as const };
  return (await readPage<TokenRow>(db, list, ONE)).rows[0];
}

const operatorToken = {
  select: sql`item.id, item.name, item.role, ${timeOf("item.created_at")} as "createdAt",
    ${timeOf("item.expires_at")} as "expiresAt", ${timeOf("item.last_used_at")} as "lastUsedAt"`,
  filters: [],
};

/** Returns a page of operator tokens, newest first. */
export async function listOperatorTokens(
  db: Kysely<Database>,
  request: KeysetRequest,
): Promise<KeysetPage<OperatorTokenRow>> {
  return readPage(db, { ...operatorToken, branches: [numbered("operator_tokens")] }, request);
}

/** Finds an operator token; undefined if there is none with this id. */
export async function findOperatorTokenRow(
  db: Kysely<Database>,
  id: number,
): Promise<OperatorTokenRow | undefined> {
  const list = { ...operatorToken, branches: [withId("operator_tokens", id)] as const };
  return (await readPage<OperatorTokenRow>(db, list, ONE)).rows[0];
}

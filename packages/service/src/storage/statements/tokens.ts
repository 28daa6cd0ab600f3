import { sql, type Kysely } from "kysely";
import type { Database } from "../database.js";
import { generation } from "../generation.js";
import type { OwnLimits } from "../usage-tables.js";
import type { RecordsState } from "./document-exports.js";

/** Input for adding a token; the token itself is never stored. */
export interface NewToken {
  /** SHA-256 of the token. */
  readonly hash: Uint8Array;
  readonly name: string;
  readonly workspace: number;
  readonly source: number;
  readonly scopes: readonly string[];
  readonly expiresAt: Date | null;
  readonly now: Date;
}

/** Token data for authentication, with the list state of its workspace. */
export interface TokenView extends RecordsState {
  readonly id: number;
  readonly workspace: number;
  readonly source: number;
  readonly scopes: readonly string[];
  readonly expiresAt: Date | null;
  /** Limits set for the token's workspace. */
  readonly limits: OwnLimits;
  /** The {@link generation} of the database in which the token was found. */
  readonly generation: string;
}

/** Adds a token and returns its id. */
export async function addToken(db: Kysely<Database>, token: NewToken): Promise<number> {
  const { id } = await db
    .insertInto("tokens")
    .values({
      hash: token.hash,
      name: token.name,
      workspace_id: token.workspace,
      source_connection_id: token.source,
      scopes: JSON.stringify(token.scopes),
      expires_at: token.expiresAt,
      created_at: token.now,
    })
    .returning("id")
    .executeTakeFirstOrThrow();
  return id;
}

/**
 * Finds tokens by their hashes (in hexadecimal), and returns them by hash. The time of the index lookup depends on the
 * hash, but this reveals nothing about any token: nobody can choose a token for its SHA-256.
 */
export async function findTokens(
  db: Kysely<Database>,
  hashes: readonly string[],
): Promise<ReadonlyMap<string, TokenView>> {
  const { rows } = await sql<TokenView & { readonly hash: string }>`
    select wanted.hash, token.id, token.workspace_id as workspace, token.source_connection_id as source,
      token.scopes, token.expires_at as "expiresAt",
      workspace.last_export_number as total, workspace.connection_renames as renames,
      coalesce(own.limits, '{}') as limits,
      ${generation} as generation
    from unnest(${hashes}::text[]) as wanted (hash)
    join tokens as token on token.hash = decode(wanted.hash, 'hex')
    join workspaces as workspace on workspace.id = token.workspace_id
    left join workspace_limits as own on own.workspace_id = workspace.id`.execute(db);
  return new Map(rows.map((row) => [row.hash, row]));
}

/** Expires a token now; false if there is none with this id. Its row stays, because jobs and keys refer to it. */
export async function expireToken(db: Kysely<Database>, id: number, now: Date): Promise<boolean> {
  const expired = await db
    .updateTable("tokens")
    .set({ expires_at: now })
    .where("id", "=", id)
    .returning("id")
    .executeTakeFirst();
  return expired !== undefined;
}

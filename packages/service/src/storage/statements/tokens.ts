import type { Kysely } from "kysely";
import type { Database } from "../database.js";

/** A token to be added; its text is never stored. */
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

/** A token as authentication needs it. */
export interface TokenView {
  readonly id: number;
  readonly workspace: number;
  readonly source: number;
  readonly scopes: readonly string[];
  readonly expiresAt: Date | null;
}

/** Adds a token. */
export async function addToken(db: Kysely<Database>, token: NewToken): Promise<void> {
  await db
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
    .execute();
}

/**
 * The token with this hash.
 * The look-up by an index takes a time that depends on the hash, which tells nothing of any token:
 * nobody can choose a token for its SHA-256.
 */
export async function findToken(
  db: Kysely<Database>,
  hash: Uint8Array,
): Promise<TokenView | undefined> {
  return db
    .selectFrom("tokens")
    .select([
      "id",
      "workspace_id as workspace",
      "source_connection_id as source",
      "scopes",
      "expires_at as expiresAt",
    ])
    .where("hash", "=", hash)
    .executeTakeFirst();
}

/** Ends a token now; false where there is none of this id. Its row stays: jobs and keys point to it. */
export async function expireToken(db: Kysely<Database>, id: number, now: Date): Promise<boolean> {
  const expired = await db
    .updateTable("tokens")
    .set({ expires_at: now })
    .where("id", "=", id)
    .returning("id")
    .executeTakeFirst();
  return expired !== undefined;
}

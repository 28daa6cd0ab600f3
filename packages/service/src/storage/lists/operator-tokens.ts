import type { Kysely } from "kysely";
import type { Database } from "../database.js";

/** Input for adding an operator token; the token itself is never stored. */
export interface NewOperatorToken {
  /** SHA-256 of the token. */
  readonly hash: Uint8Array;
  readonly name: string;
  readonly role: Database["operator_tokens"]["role"];
  readonly expiresAt: Date | null;
  readonly now: Date;
}

/** Adds an operator token and returns its id. */
export async function addOperatorToken(
  trx: Kysely<Database>,
  { hash, name, role, expiresAt, now }: NewOperatorToken,
): Promise<number> {
  const { id } = await trx
    .insertInto("operator_tokens")
    .values({ hash, name, role, created_at: now, expires_at: expiresAt, last_used_at: null })
    .returning("id")
    .executeTakeFirstOrThrow();
  return id;
}

/**
 * Expires an operator token now; a token that has already expired keeps its time. Returns false if there is none with
 * this id.
 */
export async function expireOperatorToken(
  trx: Kysely<Database>,
  id: number,
  now: Date,
): Promise<boolean> {
  const expired = await trx
    .updateTable("operator_tokens")
    .set(({ fn, val }) => ({ expires_at: fn("least", ["expires_at", val(now)]) }))
    .where("id", "=", id)
    .returning("id")
    .executeTakeFirst();
  return expired !== undefined;
}

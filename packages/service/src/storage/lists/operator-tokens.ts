import type { Kysely } from "kysely";
import type { Database } from "../database.js";

/** The token of an operator to be added; its text is never stored. */
export interface NewOperatorToken {
  /** SHA-256 of the token. */
  readonly hash: Uint8Array;
  readonly name: string;
  readonly role: Database["operator_tokens"]["role"];
  readonly expiresAt: Date | null;
  readonly now: Date;
}

/** Adds the token of an operator and returns its id. */
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

/** Ends the token of an operator now; one that has ended keeps its time. False if there is none of this id. */
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

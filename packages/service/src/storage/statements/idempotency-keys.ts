import type { Kysely } from "kysely";
import type { Database } from "../database.js";

/** A key as the caller sent it, among those of one token and operation. */
export interface IdempotencyKey {
  readonly token: number;
  readonly operation: string;
  readonly key: string;
}

/** What a key stands for. */
export interface KeptRequest {
  /** SHA-256 of what the request held. */
  readonly fingerprint: Uint8Array;
  /** Id of what the request made. */
  readonly resource: string;
}

/** A key that is used, and what the request held that came with it. */
export interface UsedKey {
  readonly slot: IdempotencyKey;
  readonly fingerprint: Uint8Array;
}

/** Finds what a key stands for. */
export async function findKeptRequest(
  db: Kysely<Database>,
  { token, operation, key }: IdempotencyKey,
): Promise<KeptRequest | undefined> {
  return db
    .selectFrom("idempotency_keys")
    .select(["fingerprint", "resource"])
    .where("token_id", "=", token)
    .where("operation", "=", operation)
    .where("key", "=", key)
    .executeTakeFirst();
}

/** Keeps a request under its key; false where there is one already. A parallel request with the same key waits here. */
export async function keepRequest(
  trx: Kysely<Database>,
  { slot: { token, operation, key }, fingerprint }: UsedKey,
  now: Date,
): Promise<boolean> {
  const kept = await trx
    .insertInto("idempotency_keys")
    .values({ token_id: token, operation, key, fingerprint, resource: "", created_at: now })
    .onConflict((conflict) => conflict.doNothing())
    .returning("key")
    .executeTakeFirst();
  return kept !== undefined;
}

/** Says what a kept request made. */
export async function nameResource(
  trx: Kysely<Database>,
  { token, operation, key }: IdempotencyKey,
  resource: string,
): Promise<void> {
  await trx
    .updateTable("idempotency_keys")
    .set({ resource })
    .where("token_id", "=", token)
    .where("operation", "=", operation)
    .where("key", "=", key)
    .execute();
}

/** Forgets keys that are older than `before`. */
export async function forgetKeys(db: Kysely<Database>, before: Date): Promise<void> {
  await db.deleteFrom("idempotency_keys").where("created_at", "<", before).execute();
}

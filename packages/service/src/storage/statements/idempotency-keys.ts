import { sql, type Kysely } from "kysely";
import type { Database } from "../database.js";

/** Scope of an idempotency key: the key is unique per token and operation. */
export interface KeySlot {
  readonly token: number;
  readonly operation: string;
  readonly key: string;
}

/** An idempotency key, with a digest of its request. */
export interface IdempotencyKey {
  readonly slot: KeySlot;
  /** SHA-256 of the content of the request. */
  readonly fingerprint: Uint8Array;
}

/** The request stored under a key. */
export interface StoredRequest {
  readonly fingerprint: Uint8Array;
  /** Id of the resource that the request created. */
  readonly resource: string;
}

/** A request to store under its key. */
export interface NewStoredRequest extends IdempotencyKey {
  readonly resource: string;
  readonly now: Date;
}

/** Finds the request stored under a key; undefined if the key is free. */
export async function findStoredRequest(
  db: Kysely<Database>,
  { token, operation, key }: KeySlot,
): Promise<StoredRequest | undefined> {
  return db
    .selectFrom("idempotency_keys")
    .select(["fingerprint", "resource"])
    .where("token_id", "=", token)
    .where("operation", "=", operation)
    .where("key", "=", key)
    .executeTakeFirst();
}

/**
 * Stores requests under their keys, and returns the resources of the requests whose key was free. Waits for a
 * transaction that has locked one of the keys.
 */
export async function storeRequests(
  trx: Kysely<Database>,
  requests: readonly NewStoredRequest[],
): Promise<ReadonlySet<string>> {
  if (requests.length === 0) return new Set();
  const rows = requests.map(({ slot, fingerprint, resource, now }, position) => ({
    ...slot,
    fingerprint: Buffer.from(fingerprint).toString("hex"),
    resource,
    now,
    position,
  }));
  // Keys are always inserted in the same order, so that two transactions with the same keys do not deadlock.
  const { rows: stored } = await sql<{ readonly resource: string }>`
    insert into idempotency_keys (token_id, operation, key, fingerprint, resource, created_at)
    select token, operation, key, decode(fingerprint, 'hex'), resource, now
    from json_to_recordset(${JSON.stringify(rows)}::json) as request
      (token int, operation text, key text, fingerprint text, resource text, now timestamptz, position int)
    order by token, operation, key, position
    on conflict do nothing returning resource`.execute(trx);
  return new Set(stored.map(({ resource }) => resource));
}

/** Sets the resource of a stored request that has none yet. */
export async function setResource(
  trx: Kysely<Database>,
  { token, operation, key }: KeySlot,
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

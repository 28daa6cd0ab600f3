import { sql, type Kysely } from "kysely";
import type { Database } from "../database.js";

/** Where an idempotency key is unique: the operations of one token. */
export interface KeySlot {
  readonly token: number;
  readonly operation: string;
  readonly key: string;
}

/** An idempotency key, and a digest of the request that it came with. */
export interface IdempotencyKey {
  readonly slot: KeySlot;
  /** SHA-256 of what the request holds. */
  readonly fingerprint: Uint8Array;
}

/** The request that a key stands for. */
export interface StoredRequest {
  readonly fingerprint: Uint8Array;
  /** Id of what the request created. */
  readonly resource: string;
}

/** A request to be stored under its key. */
export interface NewStoredRequest extends IdempotencyKey {
  readonly resource: string;
  readonly now: Date;
}

/** The request that a key stands for; undefined if the key is free. */
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
 * Stores requests under their keys, and returns the resources of those whose key was free. A transaction that holds one of
 * the keys is waited for.
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
  // In one order everywhere: two transactions with the same keys do not deadlock.
  const { rows: stored } = await sql<{ readonly resource: string }>`
    insert into idempotency_keys (token_id, operation, key, fingerprint, resource, created_at)
    select token, operation, key, decode(fingerprint, 'hex'), resource, now
    from json_to_recordset(${JSON.stringify(rows)}::json) as request
      (token int, operation text, key text, fingerprint text, resource text, now timestamptz, position int)
    order by token, operation, key, position
    on conflict do nothing returning resource`.execute(trx);
  return new Set(stored.map(({ resource }) => resource));
}

/** Sets the resource of a stored request, which had none yet. */
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

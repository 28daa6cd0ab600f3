import { timingSafeEqual } from "node:crypto";
import { sql, type Kysely } from "kysely";
import type { Database } from "../../database.js";
import { timeOf } from "../keyset.js";

/** A view token as shown in lists; times in RFC 3339. */
export interface ViewTokenRow {
  readonly id: number;
  readonly name: string;
  readonly createdAt: string;
  readonly expiresAt: string;
  readonly lastUsedAt: string | null;
}

/** Input for adding a view token; the token itself is never stored. */
export interface NewViewToken {
  readonly webhook: number;
  /** SHA-256 of the token. */
  readonly hash: Uint8Array;
  readonly name: string;
  readonly expiresAt: Date;
  readonly now: Date;
}

/** A valid view token, with the webhook that it shows. */
export interface FoundViewToken {
  readonly id: number;
  readonly webhook: number;
  readonly expiresAt: Date;
}

/** Maximum age of `last_used_at` in milliseconds, so that not every page view writes to the database. */
const USE_PRECISION_MS = 60_000;

/** Returns all view tokens of a webhook, newest first. */
export async function listViewTokens(
  db: Kysely<Database>,
  webhook: number,
): Promise<readonly ViewTokenRow[]> {
  const { rows } = await sql<ViewTokenRow>`select id, name, ${timeOf("created_at")} as "createdAt",
      ${timeOf("expires_at")} as "expiresAt", ${timeOf("last_used_at")} as "lastUsedAt"
    from view_tokens where webhook_id = ${webhook} order by id desc`.execute(db);
  return rows;
}

/**
 * Removes expired tokens of a webhook, and counts the others. Locks the webhook's row, so that two concurrent requests
 * cannot exceed the limit.
 */
export async function countViewTokens(
  trx: Kysely<Database>,
  webhook: number,
  now: Date,
): Promise<number> {
  await trx
    .selectFrom("webhooks")
    .select("id")
    .where("id", "=", webhook)
    .forNoKeyUpdate()
    .executeTakeFirstOrThrow();
  await trx
    .deleteFrom("view_tokens")
    .where("webhook_id", "=", webhook)
    .where("expires_at", "<=", now)
    .execute();
  return (await listViewTokens(trx, webhook)).length;
}

/** Adds a view token and returns its id. */
export async function addViewToken(
  trx: Kysely<Database>,
  { webhook, hash, name, expiresAt, now }: NewViewToken,
): Promise<number> {
  const { id } = await trx
    .insertInto("view_tokens")
    .values({ webhook_id: webhook, hash, name, created_at: now, expires_at: expiresAt })
    .returning("id")
    .executeTakeFirstOrThrow();
  return id;
}

/** Removes a view token of a webhook; false if the webhook has none with this id. */
export async function removeViewToken(
  trx: Kysely<Database>,
  webhook: number,
  id: number,
): Promise<boolean> {
  const removed = await trx
    .deleteFrom("view_tokens")
    .where("webhook_id", "=", webhook)
    .where("id", "=", id)
    .returning("id")
    .executeTakeFirst();
  return removed !== undefined;
}

/** Finds a view token by its hash and records its use; undefined if the token is unknown, revoked or expired. */
export async function useViewToken(
  db: Kysely<Database>,
  hash: Uint8Array,
  now: Date,
): Promise<FoundViewToken | undefined> {
  const found = await db
    .selectFrom("view_tokens")
    .select(["id", "hash", "webhook_id as webhook", "expires_at as expiresAt", "last_used_at"])
    .where("hash", "=", hash)
    .executeTakeFirst();
  if (!found || !timingSafeEqual(found.hash, hash) || found.expiresAt <= now) return undefined;
  const { id, webhook, expiresAt, last_used_at: lastUsed } = found;
  if (!lastUsed || now.getTime() - lastUsed.getTime() >= USE_PRECISION_MS)
    await db.updateTable("view_tokens").set({ last_used_at: now }).where("id", "=", id).execute();
  return { id, webhook, expiresAt };
}

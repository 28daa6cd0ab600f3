import { randomBytes, timingSafeEqual } from "node:crypto";
import type { Kysely } from "kysely";
import { hashToken } from "../../auth/tokens.js";
import type { Database } from "../../storage/database.js";
import type { Role } from "./roles.js";

const BYTES = 32;
const SHAPE = /^dxo_[\w-]{43}$/;
/** Maximum age of `last_used_at` in milliseconds, so that not every request writes to the database. */
const USE_PRECISION_MS = 60_000;

/** Creates an operator token: 32 random bytes, in characters that RFC 6750 allows. It is hashed like other tokens. */
export function newOperatorToken(): string {
  return `dxo_${randomBytes(BYTES).toString("base64url")}`;
}

/** A currently valid operator token. */
export interface ValidToken {
  /** Hash of the token. Unlike its id, it identifies the same token after a restore. */
  readonly hash: Uint8Array;
  readonly name: string;
  readonly role: Role;
}

/** Finds an operator token and records its use; undefined if the token is unknown, revoked or expired. */
export async function findOperatorToken(
  db: Kysely<Database>,
  token: string,
  now: Date,
): Promise<ValidToken | undefined> {
  if (!SHAPE.test(token)) return undefined;
  const hash = Buffer.from(hashToken(token), "hex");
  const found = await findRow(db, hash, now);
  if (found) await noteUse(db, found, now);
  return found;
}

/** Finds the operator token that a session was started with; undefined if the token is revoked or expired. */
export function findTokenOfSession(
  db: Kysely<Database>,
  hash: Uint8Array,
  now: Date,
): Promise<ValidToken | undefined> {
  return findRow(db, hash, now);
}

async function findRow(db: Kysely<Database>, hash: Uint8Array, now: Date) {
  const found = await db
    .selectFrom("operator_tokens")
    .select(["id", "hash", "name", "role", "expires_at", "last_used_at"])
    .where("hash", "=", hash)
    .executeTakeFirst();
  return found && timingSafeEqual(found.hash, hash) && isValid(found, now) ? found : undefined;
}

function isValid({ expires_at }: { readonly expires_at: Date | null }, now: Date): boolean {
  return expires_at === null || expires_at > now;
}

async function noteUse(
  db: Kysely<Database>,
  { id, last_used_at }: { readonly id: number; readonly last_used_at: Date | null },
  now: Date,
): Promise<void> {
  if (last_used_at && now.getTime() - last_used_at.getTime() < USE_PRECISION_MS) return;
  await db.updateTable("operator_tokens").set({ last_used_at: now }).where("id", "=", id).execute();
}

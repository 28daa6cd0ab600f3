import { randomBytes } from "node:crypto";
import type { Kysely } from "kysely";
import { hashToken } from "../../auth/tokens.js";
import type { Database } from "../../storage/database.js";
import { useViewToken, type FoundViewToken } from "../../storage/lists/webhook-view/view-tokens.js";

const BYTES = 32;
const SHAPE = /^dxv_[\w-]{43}$/;

/**
 * Creates a view token: 32 random bytes, encoded in characters that a cookie allows. It is hashed like other tokens.
 */
export function newViewToken(): string {
  return `dxv_${randomBytes(BYTES).toString("base64url")}`;
}

/** Finds a view token and its webhook; undefined if the token is unknown, revoked or expired. */
export async function findViewToken(
  db: Kysely<Database>,
  token: string,
  now: Date,
): Promise<FoundViewToken | undefined> {
  if (!SHAPE.test(token)) return undefined;
  return useViewToken(db, Buffer.from(hashToken(token), "hex"), now);
}

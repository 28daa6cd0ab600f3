import { hash, randomBytes } from "node:crypto";
import type { Kysely } from "kysely";
import type { Database } from "../storage/database.js";
import { addToken } from "../storage/statements/tokens.js";

const BYTES = 32;
const SHAPE = /^de_[\w-]{43}$/;

/** Creates a token: 32 random bytes, in characters that RFC 6750 allows. */
export function createToken(): string {
  return `de_${randomBytes(BYTES).toString("base64url")}`;
}

/** Returns true if a text has the form of a token. If not, no query is needed. */
export function isTokenShaped(text: string): boolean {
  return SHAPE.test(text);
}

/** Returns the hash to store for a token, in hexadecimal. A plain hash is safe because tokens are long and random. */
export function hashToken(token: string): string {
  return hash("sha256", token, "hex");
}

/** Input for creating a token: what it belongs to and what it allows. */
export interface TokenRequest {
  readonly name: string;
  readonly workspace: number;
  /** Id of the source connection. */
  readonly source: number;
  readonly scopes: readonly string[];
  readonly expiresAt: Date | null;
}

/** A token and the id of its row. */
export interface IssuedToken {
  readonly id: number;
  readonly token: string;
}

/** Issues a token and returns it; stores only its hash. */
export async function issueToken(
  db: Kysely<Database>,
  request: TokenRequest,
): Promise<IssuedToken> {
  const token = createToken();
  const hash = Buffer.from(hashToken(token), "hex");
  return { id: await addToken(db, { ...request, hash, now: new Date() }), token };
}

/** Permissions that a token can have (decision `tokens`). */
export const scopes = [
  "exports:read",
  "exports:write",
  "collections:read",
  "webhooks:read",
  "webhooks:write",
] as const;

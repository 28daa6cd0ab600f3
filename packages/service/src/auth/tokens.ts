import { hash, randomBytes } from "node:crypto";
import type { Kysely } from "kysely";
import type { Database } from "../storage/database.js";
import { addToken } from "../storage/statements/tokens.js";

const BYTES = 32;
const SHAPE = /^de_[\w-]{43}$/;

/** A new token: 32 random bytes, in the characters that RFC 6750 allows. */
export function createToken(): string {
  return `de_${randomBytes(BYTES).toString("base64url")}`;
}

/** Whether a text may be a token at all: what is none need not be looked up. */
export function isTokenShaped(text: string): boolean {
  return SHAPE.test(text);
}

/** What is stored of a token, in hexadecimal. It is random and long, so that a plain hash cannot be guessed backwards. */
export function hashToken(token: string): string {
  return hash("sha256", token, "hex");
}

/** What a new token is for. */
export interface TokenRequest {
  readonly name: string;
  readonly workspace: number;
  /** Id of the source connection. */
  readonly source: number;
  readonly scopes: readonly string[];
  readonly expiresAt: Date | null;
}

/** Issues a token and gives its text, which is stored nowhere. */
export async function issueToken(db: Kysely<Database>, request: TokenRequest): Promise<string> {
  const token = createToken();
  await addToken(db, { ...request, hash: Buffer.from(hashToken(token), "hex"), now: new Date() });
  return token;
}

/** What a token may be allowed to do (decision `tokens`). */
export const scopes = [
  "exports:read",
  "exports:write",
  "collections:read",
  "webhooks:read",
  "webhooks:write",
] as const;

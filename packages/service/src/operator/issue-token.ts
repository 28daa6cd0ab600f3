import type { Kysely } from "kysely";
import { createToken, hashToken } from "../http/token-hash.js";
import type { Database } from "../storage/database.js";
import { addToken } from "../storage/statements/tokens.js";

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

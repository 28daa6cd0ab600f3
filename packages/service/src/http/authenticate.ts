import type { Authenticate } from "@document-export/server-stub";
import type { Kysely } from "kysely";
import { batchReads } from "../storage/batch-reads.js";
import type { Database } from "../storage/database.js";
import { findTokens, type TokenView } from "../storage/statements/tokens.js";
import type { Principal } from "./principal.js";
import { hashToken } from "./token-hash.js";

/** Tells who a token belongs to; nobody where it is unknown or expired. */
export function authenticateWith(db: Kysely<Database>, now: () => Date): Authenticate<Principal> {
  const findToken = batchReads<string, TokenView>((hashes) => findTokens(db, [...hashes.keys()]));
  return async ({ token }) => {
    const hash = hashToken(token).toString("hex");
    const found = await findToken(hash, hash);
    if (!found || (found.expiresAt !== null && found.expiresAt <= now())) return undefined;
    const { id, workspace, source, scopes, total, renames } = found;
    const records = { total, renames };
    return { principal: { token: id, workspace, source, records }, scopes };
  };
}

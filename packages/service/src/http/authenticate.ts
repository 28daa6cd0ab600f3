import type { Authenticate } from "@document-export/server-stub";
import { batchReads } from "../storage/batch-reads.js";
import { findTokens, type TokenView } from "../storage/statements/tokens.js";
import type { Storage } from "../storage/storage.js";
import { whileUnchanged } from "../storage/while-unchanged.js";
import type { Principal } from "./principal.js";
import { hashToken } from "./token-hash.js";

/** Tells who a token belongs to; nobody where it is unknown or expired. */
export function authenticateWith(
  { db, changes }: Pick<Storage, "db" | "changes">,
  now: () => Date,
): Authenticate<Principal> {
  const read = batchReads<string, TokenView>((hashes) => findTokens(db, [...hashes.keys()]));
  const findToken = changes ? whileUnchanged(read, changes) : read;
  return async ({ token }) => {
    const hash = hashToken(token);
    const found = await findToken(hash, hash);
    if (!found || (found.expiresAt !== null && found.expiresAt <= now())) return undefined;
    const { id, workspace, source, scopes, total, renames } = found;
    const records = { total, renames };
    return { principal: { token: id, workspace, source, records }, scopes };
  };
}

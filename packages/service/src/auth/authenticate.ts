import type { Authenticate } from "@document-export/server-stub";
import type { Kysely } from "kysely";
import { batchReads, type ReadOne } from "../storage/batch-reads.js";
import type { Database } from "../storage/database.js";
import { findRecordsStates, type RecordsState } from "../storage/statements/document-exports.js";
import { findTokens, type TokenView } from "../storage/statements/tokens.js";
import type { Storage } from "../storage/storage.js";
import { whileUnchanged } from "../storage/while-unchanged.js";
import type { Principal } from "./principal.js";
import { hashToken, isTokenShaped } from "./tokens.js";

/** Tells who a token belongs to; nobody where it is unknown or expired. */
export function authenticateWith(
  { db, changes }: Pick<Storage, "db" | "changes">,
  now: () => Date,
): Authenticate<Principal> {
  const read = batchReads<string, TokenView>((hashes) => findTokens(db, [...hashes.keys()]));
  const findToken = changes ? whileUnchanged(read, () => changes("tokens")) : read;
  const recordsOf = changes ? recordsWhileUnchanged(db, changes) : recordsOfToken;
  return async ({ token }) => {
    if (!isTokenShaped(token)) return undefined;
    const hash = hashToken(token);
    const found = await findToken(hash, hash);
    if (!found || (found.expiresAt !== null && found.expiresAt <= now())) return undefined;
    const { id, workspace, source, scopes } = found;
    return { principal: { token: id, workspace, source, records: recordsOf(found) }, scopes };
  };
}

/** What was found with the token: one look for both where every request looks. */
function recordsOfToken({ total, renames }: TokenView): Principal["records"] {
  return () => Promise.resolve({ total, renames });
}

/** Tokens change seldom and records often, so each is looked at for itself where only a change makes a look. */
function recordsWhileUnchanged(db: Kysely<Database>, changes: NonNullable<Storage["changes"]>) {
  const read = batchReads<number, RecordsState>((asked) =>
    findRecordsStates(db, [...asked.values()]),
  );
  // To rename a connection changes its workspace by a trigger.
  const find: ReadOne<number, RecordsState> = whileUnchanged(read, () =>
    changes("workspaces", "connections"),
  );
  return ({ workspace }: TokenView): Principal["records"] =>
    async () => {
      const found = await find(String(workspace), workspace);
      if (!found) throw new Error(`The workspace ${workspace} is gone.`);
      return found;
    };
}

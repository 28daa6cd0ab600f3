import type { Authenticate } from "@document-export/server-stub";
import type { Kysely } from "kysely";
import { createDataLoader, type ReadOne } from "../storage/data-loader.js";
import type { Database } from "../storage/database.js";
import { findRecordsStates, type RecordsState } from "../storage/statements/document-exports.js";
import { findTokens, type TokenView } from "../storage/statements/tokens.js";
import type { Storage } from "../storage/storage.js";
import { createVersionedCache } from "../storage/versioned-cache.js";
import type { Principal } from "./principal.js";
import { hashToken, isTokenShaped } from "./tokens.js";

/** Finds the principal of a token; undefined if the token is unknown or expired. */
export function authenticateWith(
  { db, changes }: Pick<Storage, "db" | "changes">,
  now: () => Date,
): Authenticate<Principal> {
  const read = createDataLoader<string, TokenView>((hashes) => findTokens(db, [...hashes.keys()]));
  const findToken = changes
    ? createVersionedCache(read, () => changes("tokens", "workspace_limits"))
    : read;
  const recordsOf = changes ? recordsWhileUnchanged(db, changes) : recordsOfToken;
  return async ({ token }) => {
    if (!isTokenShaped(token)) return undefined;
    const hash = hashToken(token);
    const found = await findToken(hash, hash);
    if (!found || (found.expiresAt !== null && found.expiresAt <= now())) return undefined;
    const { id, workspace, source, scopes, limits, generation } = found;
    const principal = { token: id, workspace, source, limits, records: recordsOf(found) };
    // If no other process changes the database, a restore waits for running requests, so they need no generation.
    return { principal: changes ? principal : { ...principal, generation }, scopes };
  };
}

/**
 * Returns the state of the records that the query for the token has read as well. Used if every request queries the
 * database anyway.
 */
function recordsOfToken({ total, renames }: TokenView): Principal["records"] {
  return () => Promise.resolve({ total, renames });
}

/**
 * Returns a function that reads the state of the records separately from the token, and only after a change. Used if
 * tokens are cached: tokens change rarely, records often.
 */
function recordsWhileUnchanged(db: Kysely<Database>, changes: NonNullable<Storage["changes"]>) {
  const read = createDataLoader<number, RecordsState>((asked) =>
    findRecordsStates(db, [...asked.values()]),
  );
  // A trigger updates the workspace when a connection is renamed.
  const find: ReadOne<number, RecordsState> = createVersionedCache(read, () =>
    changes("workspaces", "connections"),
  );
  return ({ workspace }: TokenView): Principal["records"] =>
    async () => {
      const found = await find(String(workspace), workspace);
      if (!found) throw new Error(`The workspace ${workspace} is gone.`);
      return found;
    };
}

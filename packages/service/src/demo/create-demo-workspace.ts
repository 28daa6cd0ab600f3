import type { Kysely } from "kysely";
import { issueToken, scopes } from "../auth/tokens.js";
import type { Database } from "../storage/database.js";
import { addCollection } from "../storage/statements/collections.js";
import { addConnection } from "../storage/statements/connections.js";
import { addWorkspace } from "../storage/statements/workspaces.js";

/** A workspace with a source, a destination, a collection and a token. */
export interface DemoWorkspace {
  readonly workspace: number;
  /** Ids of the connections. */
  readonly source: number;
  readonly destination: number;
  readonly token: string;
}

/** Creates a workspace with a source, a destination that writes to `folder`, a collection, and a token with all scopes. */
export async function createDemoWorkspace(
  db: Kysely<Database>,
  folder: string,
): Promise<DemoWorkspace> {
  return db.transaction().execute(async (trx) => {
    const workspace = await addWorkspace(trx, "Demo");
    const source = await addConnection(trx, {
      workspace,
      name: "Demo documents",
      role: "source",
      kind: "google-docs",
      settings: {},
    });
    const destination = await addConnection(trx, {
      workspace,
      name: "Demo folder",
      role: "destination",
      kind: "directory",
      settings: { folder },
    });
    await addCollection(trx, { workspace, name: "Demo documents to folder", source, destination });
    const { token } = await issueToken(trx, {
      name: "Demo",
      workspace,
      source,
      scopes,
      expiresAt: null,
    });
    return { workspace, source, destination, token };
  });
}

import type { Handlers } from "@document-export/operator/server";
import {
  findConnection,
  listConnections,
  type ConnectionListRow,
} from "../../storage/lists/connections.js";
import { kinds } from "../../destinations/kinds.js";
import { checkConnection } from "../actions/connections/check-connection.js";
import { createConnection } from "../actions/connections/create-connection.js";
import { unknownConnection, updateConnection } from "../actions/connections/update-connection.js";
import type { Actor, DataContext } from "../data-context.js";
import { itemPage } from "../pages.js";

/** Handlers of sources and destinations. */
export function connectionHandlers<Principal extends Actor>(
  context: DataContext,
): Pick<
  Handlers<Principal>,
  "listConnections" | "getConnection" | "createConnection" | "updateConnection" | "checkConnection"
> {
  const { db } = context;
  const shown = async (id: number) => {
    const row = await findConnection(db, id);
    if (!row) throw unknownConnection(id);
    return connectionView(row);
  };
  return {
    listConnections: async ({ query: { workspace, limit, cursor } }) => {
      const page = await itemPage(listConnections(db, { workspace }, { limit, cursor }));
      return { status: 200, body: { ...page, items: page.items.map(connectionView) } };
    },
    getConnection: async ({ path: { connection } }) => ({
      status: 200,
      body: await shown(connection),
    }),
    createConnection: async ({ body, principal }) => {
      return { status: 201, body: await shown(await createConnection(context, principal, body)) };
    },
    updateConnection: async ({ path: { connection: id }, body, principal }) => {
      await updateConnection(context, principal, id, body);
      return { status: 200, body: await shown(id) };
    },
    checkConnection: async ({ path: { connection: id }, principal }) => {
      const found = await checkConnection(context, principal, id);
      if (!found) throw unknownConnection(id);
      return { status: 200, body: found };
    },
  };
}

/** Returns a connection as the API shows it, without values that may be secret. */
function connectionView(row: ConnectionListRow) {
  const secretNames = Object.keys(kinds.get(row.kind)?.secrets.shape ?? {});
  return { ...row, settings: hidden(row.settings), secretNames };
}

/** Hides the headers sent with each result, and the user in a URL: both may be credentials. */
function hidden(settings: Readonly<Record<string, unknown>>): Record<string, unknown> {
  const entries = Object.entries(settings).map(([name, value]) => {
    if (name === "headers" && typeof value === "object" && value !== null)
      return [name, Object.fromEntries(Object.keys(value).map((header) => [header, HIDDEN]))];
    return [name, typeof value === "string" ? withoutUser(value) : value];
  });
  return Object.fromEntries(entries) as Record<string, unknown>;
}

const HIDDEN = "(hidden)";

function withoutUser(text: string): string {
  return text.replace(/^([a-z][a-z\d+.-]*:\/\/)[^/?#]*@/iu, `$1${HIDDEN}@`);
}

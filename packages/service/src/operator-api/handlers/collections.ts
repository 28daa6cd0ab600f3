import type { Handlers } from "@document-export/operator/server";
import { findCollection, listCollections } from "../../storage/lists/connections.js";
import { addCollection } from "../../storage/statements/collections.js";
import { checkedName } from "../actions/checked-name.js";
import { requireConnection } from "../actions/require.js";
import { act, type Actor, type DataContext } from "../data-context.js";
import { itemPage } from "../pages.js";
import { notFound, refused } from "../refusals.js";

/** Handlers of collections. */
export function collectionHandlers<Principal extends Actor>(
  context: DataContext,
): Pick<Handlers<Principal>, "listCollections" | "createCollection"> {
  const { db } = context;
  return {
    listCollections: async ({ query: { workspace, limit, cursor } }) => {
      const page = listCollections(db, { workspace }, { limit, cursor });
      return { status: 200, body: await itemPage(page) };
    },
    createCollection: async ({ body: { source, destination, ...body }, principal }) => {
      const name = checkedName(body.name);
      const id = await act(context, principal, "collection.add", async (trx) => {
        const from = await requireConnection(trx, source, "source");
        const to = await requireConnection(trx, destination, "destination");
        const { workspace_id: workspace } = from;
        if (workspace !== to.workspace_id)
          throw refused(
            `The connections ${source} and ${destination} belong to different workspaces (${workspace} and ${to.workspace_id}).`,
          );
        const added = await addCollection(trx, { workspace, name, source, destination });
        const details = { workspace, name, source, destination };
        return { result: added, subject: `collection ${added}`, details };
      });
      const row = await findCollection(db, id);
      if (!row) throw notFound(`There is no collection ${id}.`);
      return { status: 201, body: row };
    },
  };
}

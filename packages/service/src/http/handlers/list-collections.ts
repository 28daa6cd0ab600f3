import type { Handlers, schemas } from "@document-export/server-stub";
import type { Principal } from "../../auth/principal.js";
import type { ExportContext } from "../../exports/export-context.js";
import { type CollectionView, pageOfCollections } from "../../storage/statements/collections.js";
import { pageRequest, pageView } from "../paginate.js";

/** Lists the collections of the caller's workspace (Interface, Endpoints 3). */
export function listCollections({
  db,
}: Pick<ExportContext, "db">): Handlers<Principal>["listCollections"] {
  return async ({ query, principal }) => {
    const page = await pageOfCollections(db, principal.workspace, pageRequest(query));
    return { status: 200, body: pageView(page, query, collectionView) };
  };
}

function collectionView(collection: CollectionView): schemas.Collection {
  const { id, name, sourceId, sourceName, destinationId, destinationName } = collection;
  return {
    id,
    name,
    sourceConnection: { id: sourceId, name: sourceName },
    destinationConnection: { id: destinationId, name: destinationName },
  };
}

import type { Handlers, schemas } from "@document-export/server-stub";
import { pageOfCollections, type CollectionView } from "../../storage/statements/collections.js";
import { pageRequest, pageView } from "../paginate.js";
import type { Principal } from "../principal.js";
import type { HandlerContext } from "./handler-context.js";

/** Lists the collections of the caller's workspace (Interface, Endpoints 3). */
export function listCollections({ db }: HandlerContext): Handlers<Principal>["listCollections"] {
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

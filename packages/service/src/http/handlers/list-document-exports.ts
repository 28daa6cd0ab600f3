import type { Handlers } from "@document-export/server-stub";
import { documentExportView } from "../../exports/document-export-view.js";
import { pageOfDocumentExports } from "../../storage/statements/document-exports.js";
import { pageRequest, pageView } from "../paginate.js";
import type { Principal } from "../principal.js";
import type { HandlerContext } from "./handler-context.js";

/** Lists the records of the caller's workspace (Interface, Endpoints 1). */
export function listDocumentExports({
  db,
}: HandlerContext): Handlers<Principal>["listDocumentExports"] {
  return async ({ query, principal }) => {
    const page = await pageOfDocumentExports(db, principal.workspace, pageRequest(query));
    return { status: 200, body: pageView(page, query, documentExportView) };
  };
}

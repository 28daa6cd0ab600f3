import type { Handlers } from "@document-export/server-stub";
import type { Principal } from "../../auth/principal.js";
import type { ExportContext } from "../../exports/export-context.js";
import { createExportPages } from "../../exports/export-pages.js";
import { pageRequest, pageView } from "../paginate.js";

/** Lists the document export records of the caller's workspace (Interface, Endpoints 1). */
export function listDocumentExports({
  db,
}: Pick<ExportContext, "db">): Handlers<Principal>["listDocumentExports"] {
  const readPage = createExportPages(db);
  return async ({ query, principal: { workspace, records } }) => {
    const page = await readPage({ workspace, ...pageRequest(query) }, await records());
    if (!page) throw new Error(`The workspace ${workspace} is gone.`);
    return { status: 200, body: pageView(page, query, (item) => item) };
  };
}

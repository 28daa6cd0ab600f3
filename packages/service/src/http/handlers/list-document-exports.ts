import type { Handlers } from "@document-export/server-stub";
import { documentExportView } from "../../exports/document-export-view.js";
import { batchReads } from "../../storage/batch-reads.js";
import type { Page } from "../../storage/page.js";
import {
  pagesOfDocumentExports,
  type DocumentExportView,
  type WorkspacePage,
} from "../../storage/statements/document-exports.js";
import { pageRequest, pageView } from "../paginate.js";
import type { Principal } from "../principal.js";
import type { HandlerContext } from "./handler-context.js";

/** Lists the records of the caller's workspace (Interface, Endpoints 1). */
export function listDocumentExports({
  db,
}: HandlerContext): Handlers<Principal>["listDocumentExports"] {
  const readPage = batchReads<WorkspacePage, Page<DocumentExportView>>((asked) =>
    pagesOfDocumentExports(db, asked),
  );
  return async ({ query, principal: { workspace } }) => {
    const wanted = { workspace, ...pageRequest(query) };
    const page = await readPage(`${workspace}/${wanted.offset}/${wanted.limit}`, wanted);
    if (!page) throw new Error(`The workspace ${workspace} is gone.`);
    return { status: 200, body: pageView(page, query, documentExportView) };
  };
}

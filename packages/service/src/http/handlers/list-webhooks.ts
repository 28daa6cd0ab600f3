import type { Handlers } from "@document-export/server-stub";
import type { Principal } from "../../auth/principal.js";
import type { ExportContext } from "../../exports/export-context.js";
import { pageOfWebhooks } from "../../storage/statements/webhooks.js";
import { pageRequest, pageView } from "../paginate.js";

/** Lists the webhooks of the caller's workspace (Interface, Endpoints 5). */
export function listWebhooks({
  db,
}: Pick<ExportContext, "db">): Handlers<Principal>["listWebhooks"] {
  return async ({ query, principal }) => {
    const page = await pageOfWebhooks(db, principal.workspace, pageRequest(query));
    return { status: 200, body: pageView(page, query, (webhook) => webhook) };
  };
}

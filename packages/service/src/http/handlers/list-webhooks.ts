import type { Handlers } from "@document-export/server-stub";
import { pageOfWebhooks } from "../../storage/statements/webhooks.js";
import { pageRequest, pageView } from "../paginate.js";
import type { Principal } from "../principal.js";
import type { HandlerContext } from "./handler-context.js";

/** Lists the webhooks of the caller's workspace (Interface, Endpoints 5). */
export function listWebhooks({ db }: HandlerContext): Handlers<Principal>["listWebhooks"] {
  return async ({ query, principal }) => {
    const page = await pageOfWebhooks(db, principal.workspace, pageRequest(query));
    return { status: 200, body: pageView(page, query, (webhook) => webhook) };
  };
}

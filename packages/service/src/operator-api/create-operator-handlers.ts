import type { Handlers } from "@document-export/operator/server";
import type { OperatorPrincipal } from "./access/roles.js";
import { readEvents } from "./events/stream-events.js";
import { createDataHandlers } from "./handlers/create-data-handlers.js";
import { readOverview } from "./handlers/overview.js";
import { getService } from "./handlers/service.js";
import { createSession, deleteSession, getSession } from "./handlers/sessions.js";
import { listSettings } from "./handlers/settings.js";
import type { OperatorContext } from "./operator-context.js";

/** Creates one handler for each operation of the operator API. */
export function createOperatorHandlers(context: OperatorContext): Handlers<OperatorPrincipal> {
  return {
    ...createDataHandlers<OperatorPrincipal>(context),
    getService: ({ principal }) => getService(context, principal),
    getOverview: async () => ({ status: 200, body: await readOverview(context) }),
    listSettings: () => listSettings(context.settings),
    // Requests over a connection are streamed by `operatorEntry`.
    streamEvents: async ({ signal }) => ({ status: 200, body: readEvents(context.hub, signal) }),
    getSession: ({ principal }) => getSession(principal),
    createSession: ({ body }) => createSession(context, body),
    deleteSession: ({ principal }) => deleteSession(context, principal),
  };
}

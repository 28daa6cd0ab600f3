import type { Handlers } from "@document-export/operator/server";
import type { Actor, DataContext } from "../data-context.js";
import { circuitHandlers } from "./circuits.js";
import { collectionHandlers } from "./collections.js";
import { connectionHandlers } from "./connections.js";
import { deliveryHandlers } from "./deliveries.js";
import { jobHandlers } from "./jobs.js";
import { maintenanceHandlers } from "./maintenance.js";
import { pauseHandlers } from "./pauses.js";
import { signingKeyHandlers } from "./signing-keys.js";
import { operatorTokenHandlers, tokenHandlers } from "./tokens.js";
import { usageHandlers } from "./workspaces/usage.js";
import { viewTokenHandlers } from "./webhooks/view-tokens.js";
import { webhookHandlers } from "./webhooks/webhooks.js";
import { workspaceHandlers } from "./workspaces/workspaces.js";

/** Operations that need more than the data, such as the process, sessions or streams. */
type ProcessOperation =
  | "getService"
  | "getOverview"
  | "listSettings"
  | "streamEvents"
  | "createSession"
  | "getSession"
  | "deleteSession";

/** Creates the handlers of all lists, details and actions. */
export function createDataHandlers<Principal extends Actor>(
  context: DataContext,
): Omit<Handlers<Principal>, ProcessOperation> {
  return {
    ...jobHandlers<Principal>(context),
    ...deliveryHandlers<Principal>(context),
    ...webhookHandlers<Principal>(context),
    ...viewTokenHandlers<Principal>(context),
    ...circuitHandlers<Principal>(context),
    ...pauseHandlers<Principal>(context),
    ...connectionHandlers<Principal>(context),
    ...collectionHandlers<Principal>(context),
    ...workspaceHandlers<Principal>(context),
    ...usageHandlers<Principal>(context),
    ...tokenHandlers<Principal>(context),
    ...operatorTokenHandlers<Principal>(context),
    ...signingKeyHandlers<Principal>(context),
    ...maintenanceHandlers<Principal>(context),
  };
}

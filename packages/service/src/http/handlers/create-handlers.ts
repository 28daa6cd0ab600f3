import type { Handlers } from "@document-export/server-stub";
import type { Principal } from "../principal.js";
import { createWebhook } from "./create-webhook.js";
import { exportHostedDocument } from "./export-hosted-document.js";
import type { HandlerContext } from "./handler-context.js";
import { listCollections } from "./list-collections.js";
import { listDocumentExports } from "./list-document-exports.js";
import { listWebhooks } from "./list-webhooks.js";

/** The five operations. */
export function createHandlers(context: HandlerContext): Handlers<Principal> {
  return {
    createWebhook: createWebhook(context),
    exportHostedDocument: exportHostedDocument(context),
    listCollections: listCollections(context),
    listDocumentExports: listDocumentExports(context),
    listWebhooks: listWebhooks(context),
  };
}

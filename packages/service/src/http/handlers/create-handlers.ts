import type { Handlers } from "@document-export/server-stub";
import type { Principal } from "../../auth/principal.js";
import type { ExportContext } from "../../exports/export-context.js";
import type { RegistrationContext } from "../../webhooks/register-webhook.js";
import { createWebhook } from "./create-webhook.js";
import { exportHostedDocument } from "./export-hosted-document.js";
import { listCollections } from "./list-collections.js";
import { listDocumentExports } from "./list-document-exports.js";
import { listWebhooks } from "./list-webhooks.js";

/** Creates the handlers of the five operations. */
export function createHandlers(context: ExportContext & RegistrationContext): Handlers<Principal> {
  return {
    createWebhook: createWebhook(context),
    exportHostedDocument: exportHostedDocument(context),
    listCollections: listCollections(context),
    listDocumentExports: listDocumentExports(context),
    listWebhooks: listWebhooks(context),
  };
}

import type { Handlers } from "@document-export/operator/server";
import { listAuditEntries } from "../../storage/lists/audit.js";
import { createBackup } from "../actions/create-backup.js";
import { erase } from "../actions/erase.js";
import type { Actor, DataContext } from "../data-context.js";
import { itemPage, timesOf } from "../pages.js";

/** Handlers of the audit log, erasure and backup. */
export function maintenanceHandlers<Principal extends Actor>(
  context: DataContext,
): Pick<Handlers<Principal>, "listAuditEntries" | "eraseDocuments" | "createBackup"> {
  return {
    listAuditEntries: async ({ query }) => {
      const { action, actor, subject, limit, cursor, ...times } = query;
      const filter = { action, actor, subject, ...timesOf(times) };
      const page = listAuditEntries(context.db, filter, { limit, cursor });
      return { status: 200, body: await itemPage(page) };
    },
    eraseDocuments: async ({ body, principal }) => {
      return { status: 200, body: await erase(context, principal, body) };
    },
    createBackup: async ({ body, principal }) => {
      return { status: 200, body: await createBackup(context, principal, body?.passphrase) };
    },
  };
}

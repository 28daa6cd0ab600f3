import { createServer } from "@document-export/operator/server";
import { operatorName } from "../../audit/audit-log.js";
import type { Settings } from "../../config/settings.js";
import { scopesOf } from "../../operator-api/access/roles.js";
import { createOperatorHandlers } from "../../operator-api/create-operator-handlers.js";
import { migrate } from "../../storage/migrations/migrate.js";
import type { Storage } from "../../storage/storage.js";
import { openContext } from "./open-context.js";

/** The operator API served in this process. */
export interface InProcessServer {
  readonly fetch: (request: Request) => Promise<Response>;
  readonly close: () => Promise<void>;
}

/**
 * Migrates the database and serves the operator API without a port, for a command that finds no running service. Anyone
 * who can open the database is an admin.
 */
export async function serveInProcess(
  storage: Storage,
  settings: Settings,
): Promise<InProcessServer> {
  await migrate(storage.db);
  const { context, startQueue, close } = await openContext(storage, settings);
  const principal = { name: operatorName(), role: "admin" } as const;
  const server = createServer({
    handlers: createOperatorHandlers(context),
    // Every request comes from this process.
    authenticate: async () => ({ principal, scopes: scopesOf(principal.role) }),
    limits: { file: settings.limits.file, field: settings.limits.options },
    onError: (error) => context.log.error({ err: error }, "command failed"),
  });
  const fetchAs = async (request: Request) => {
    if (request.method !== "GET") await startQueue();
    // The contract requires credentials with each request.
    request.headers.set("authorization", "Bearer this-process");
    return server.fetch(request);
  };
  return { fetch: fetchAs, close };
}

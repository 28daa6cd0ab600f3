import { readServiceVersion } from "../../observe/service-version.js";
import { migrationNames } from "../../storage/migrations/migrate.js";
import type { OperatorPrincipal } from "../access/roles.js";
import type { OperatorContext } from "../operator-context.js";

/** `getService`: describes the process that responds. */
export function getService(
  { storage, settings, startedAt, url }: OperatorContext,
  { role: yourRole }: OperatorPrincipal,
) {
  return {
    status: 200,
    body: {
      version: readServiceVersion(),
      pid: process.pid,
      role: settings.role,
      storage: storage.kind,
      startedAt: startedAt.toISOString(),
      url: settings.publicUrl ?? url,
      node: process.versions.node,
      migrations: [...migrationNames],
      yourRole,
    },
  } as const;
}

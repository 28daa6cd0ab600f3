import { type DestinationContext, openDestination } from "../../destinations/kinds.js";
import { openOutbound } from "../../outbound/outbound.js";
import { openSecretBox, secretSettings } from "../../secrets/open-secret-box.js";
import type { ConnectionRow } from "../../storage/database.js";
import { countWorkspaces } from "../../storage/statements/workspaces.js";
import { openSigningKeys } from "../../storage/statements/signing-keys.js";
import { check, type Finding } from "./check.js";

/** Checks that there is a workspace. */
export const workspacesCheck = check({
  what: "workspaces",
  reads: [],
  run: async ({ storage: { db } }) => {
    const count = await countWorkspaces(db);
    return [
      {
        state: count === 0 ? "warning" : "ok",
        what: "workspaces",
        detail:
          count === 0 ? "there is none; `document-export workspaces add` adds one" : String(count),
      },
    ];
  },
});

/** Checks that each destination can be opened with the current key, reached, and written to. */
export const connectionsCheck = check({
  what: "connections",
  reads: ["destinations", ...secretSettings],
  run: async ({ settings, storage: { db } }) => {
    const outbound = openOutbound({ ...settings.destinations, section: "destinations" });
    const context = { outbound, secretBox: await openSecretBox(settings) };
    try {
      const rows = await db
        .selectFrom("connections")
        .selectAll()
        .where("role", "=", "destination")
        .orderBy("id")
        .execute();
      const findings: Finding[] = [];
      for (const connection of rows) findings.push(await checkConnection(connection, context));
      return findings;
    } finally {
      await outbound.dispatcher.destroy();
    }
  },
});

async function checkConnection(
  connection: ConnectionRow,
  context: DestinationContext,
): Promise<Finding> {
  const what = `connection ${connection.id}`;
  const name = `${connection.name} (${connection.kind})`;
  try {
    const fallen = await openDestination(connection, context).check();
    if (fallen.length === 0) return { state: "ok", what, detail: `${name} accepts results` };
    return { state: "warning", what, detail: `${name}: ${fallen.join(" ")}` };
  } catch (error) {
    const reason = error instanceof Error ? error.message || error.name : String(error);
    return { state: "error", what, detail: `${name}: ${reason}` };
  }
}

/** Checks that the signing keys are encrypted, and that the current key decrypts them. */
export const signingKeysCheck = check({
  what: "signing keys",
  reads: secretSettings,
  run: async ({ settings, storage: { db } }) => {
    const keys = await openSigningKeys(db, await openSecretBox(settings));
    const rows = await db
      .selectFrom("signing_keys")
      .select("id")
      .where("sealed", "is", null)
      .execute();
    if (rows.length === 0)
      return [{ state: "ok", what: "signing keys", detail: `${keys.length}, encrypted` }];
    const detail = `${rows.length} of ${keys.length} are not encrypted; \`document-export secrets rotate\` encrypts them`;
    return [{ state: "warning", what: "signing keys", detail }];
  },
});

/** Reports disabled or failing webhooks, and open circuits. */
export const webhooksCheck = check({
  what: "webhooks",
  reads: [],
  run: async ({ storage: { db } }) => {
    const webhooks = await db
      .selectFrom("webhooks")
      .select(["id", "endpoint", "failing_since", "disabled_at"])
      .orderBy("id")
      .execute();
    const circuits = await db
      .selectFrom("circuits")
      .select(["workspace_id", "address", "failures"])
      .where("open_until", "is not", null)
      .orderBy("workspace_id")
      .orderBy("address")
      .execute();
    const findings: Finding[] = [
      ...webhooks.flatMap(({ id, endpoint, failing_since, disabled_at }) => {
        const since = disabled_at ?? failing_since;
        if (!since) return [];
        const state = disabled_at ? "disabled" : "failing";
        const detail = `${endpoint} has been ${state} since ${since.toISOString()}`;
        return [{ state: "warning", what: `webhook ${id}`, detail } as const];
      }),
      ...circuits.map(({ workspace_id, address, failures }) => {
        const detail = `${address} failed ${failures} times in a row for the workspace ${workspace_id}; deliveries to it are postponed`;
        return { state: "warning", what: "endpoint", detail } as const;
      }),
    ];
    return [{ state: "ok", what: "webhooks", detail: String(webhooks.length) }, ...findings];
  },
});

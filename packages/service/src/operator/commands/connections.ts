import type { Command } from "commander";
import type { Kysely } from "kysely";
import { changeWithAudit } from "../../audit/audit-log.js";
import { kinds } from "../../destinations/kinds.js";
import { openSecretBox } from "../../secrets/open-secret-box.js";
import { isKeyInUse } from "../../key-rotation/reseal.js";
import type { Database } from "../../storage/database.js";
import { addConnection, type NewConnection } from "../../storage/statements/connections.js";
import { describeKinds, prepareConnection } from "../../destinations/connection-kinds.js";
import { addListCommand, type SettingsFlags, withStorage } from "../database-command.js";
import { addSettingsOptions } from "../setting-flags.js";
import { requireWorkspace } from "../find-by-id.js";
import { parseAssignments, readSecrets, readSettings } from "../parse-assignments.js";
import { parseName } from "../parse-flags.js";

/** `document-export connections`: sources and destinations. */
export function addConnectionsCommand(program: Command): void {
  const connections = program.command("connections").description("manage sources and destinations");
  addListCommand(connections, "list all connections", connectionsOverview);
  connections
    .command("kinds")
    .description("list the kinds of destinations and their settings")
    .action(() => console.log(describeKinds(kinds)));
  addAddCommand(connections);
}

function addAddCommand(connections: Command): void {
  addSettingsOptions(connections.command("add").description("add a connection and print its id"))
    .argument("<kind>", `\`google-docs\` for a source, or one of ${[...kinds.keys()].join(", ")}`)
    .argument("<name>", "name of the connection, which callers see", parseName)
    .requiredOption("--workspace <id>", "workspace of the connection")
    .option(
      "--set <name=value...>",
      "settings of the destination, each as name=value; a value in braces is JSON",
    )
    .option("--secret <name=source...>", "secrets, each as name=@file, name=env:VARIABLE or name=-")
    .action(async (kind: string, name: string, flags: SettingsFlags) => {
      const { workspace, set, secret, ...rest } = flags;
      const prepared = prepareConnection(kind, {
        settings: readSettings(parseAssignments(set)),
        secrets: await readSecrets(parseAssignments(secret), process.env),
      });
      const { role, settings, secrets } = prepared;
      await withStorage(rest, async ({ db }, { settings: service }) => {
        const id = await changeWithAudit(db, { action: "connection.add" }, async (trx) => {
          const owner = await requireWorkspace(trx, Number(workspace));
          // Read inside the transaction: a rotation of the key comes before it or after it.
          const box = await openSecretBox({ ...service, isInUse: () => isKeyInUse(trx) });
          const sealed = secrets && box.seal(JSON.stringify(secrets));
          const connection = { workspace: owner, name, role, kind, settings };
          return add({ ...connection, ...(sealed && { secrets: sealed }) })(trx);
        });
        console.log(id);
      });
    });
}

/** Adds a connection. Of its settings only the names are recorded: an address or a header may hold a secret. */
function add(connection: NewConnection) {
  const { workspace, name, kind, settings, secrets } = connection;
  return async (trx: Kysely<Database>) => {
    const id = await addConnection(trx, connection);
    const details = {
      workspace,
      name,
      kind,
      settings: Object.keys(settings).join(", "),
      hasSecrets: secrets !== undefined,
    };
    return { result: id, subject: `connection ${id}`, details };
  };
}

/** All connections, for the operator; secrets are not shown, only whether there are any. */
export async function connectionsOverview(db: Kysely<Database>) {
  const rows = await db
    .selectFrom("connections")
    .select(["id", "workspace_id as workspace", "role", "kind", "name", "settings", "secrets"])
    .orderBy("id")
    .execute();
  return rows.map(({ secrets, ...row }) => ({
    ...row,
    secrets: secrets === null ? "" : "encrypted",
  }));
}

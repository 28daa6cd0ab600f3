import type { Connection } from "@document-export/operator/types";
import type { Command } from "commander";
import { kinds } from "../../destinations/kinds.js";
import { addList, type ListFlags } from "../client/list-command.js";
import { given } from "../client/members.js";
import { addOperatorOptions, withOperator } from "../client/operator.js";
import { parseId } from "../client/parse-values.js";
import { describeKinds } from "../../destinations/connection-kinds.js";
import type { SettingsFlags } from "../database-command.js";
import { parseAssignments, readSecrets, readSettings } from "../parse-assignments.js";
import { parseName } from "../parse-name.js";
import { plainText } from "../plain-text.js";

interface ConnectionFlags extends ListFlags {
  readonly workspace?: number;
}

/** `document-export connections`: sources and destinations. */
export function addConnectionsCommand(program: Command): void {
  const connections = program.command("connections").description("manage sources and destinations");
  addList<Connection, ConnectionFlags>(connections, {
    description: "list all connections",
    read: (client, { workspace }, page) =>
      client.listConnections({ ...page, ...given({ workspace }) }),
    row: ({ id, workspace, role, kind, name, settings, hasSecrets, circuit }) => ({
      id,
      workspace: workspace.id,
      role,
      kind,
      name,
      circuit: circuit?.state,
      settings,
      secrets: hasSecrets ? "encrypted" : "",
    }),
  }).option("--workspace <id>", "only connections of this workspace", parseId);
  connections
    .command("kinds")
    .description("list the kinds of destinations and their settings")
    .action(() => console.log(describeKinds(kinds)));
  addAddCommand(connections);
  addCheckCommand(connections);
}

interface AddFlags extends SettingsFlags {
  readonly workspace: number;
  readonly set?: readonly string[];
  readonly secret?: readonly string[];
}

function addAddCommand(connections: Command): void {
  addOperatorOptions(connections.command("add").description("add a connection and print its id"))
    .argument("<kind>", `\`google-docs\` for a source, or one of ${[...kinds.keys()].join(", ")}`)
    .argument("<name>", "name of the connection, which callers see", parseName)
    .requiredOption("--workspace <id>", "workspace of the connection", parseId)
    .option(
      "--set <name=value...>",
      "settings of the destination, each as name=value; a value in braces is JSON",
    )
    .option("--secret <name=source...>", "secrets, each as name=@file, name=env:VARIABLE or name=-")
    .action(async (kind: string, name: string, flags: AddFlags) => {
      const { workspace } = flags;
      const settings = readSettings(parseAssignments(flags.set));
      const secrets = await readSecrets(parseAssignments(flags.secret), process.env);
      await withOperator(flags, async ({ client }) => {
        const body = { workspace, name, kind, settings, secrets };
        console.log((await client.createConnection({ body })).id);
      });
    });
}

function addCheckCommand(connections: Command): void {
  addOperatorOptions(
    connections
      .command("check")
      .description("check whether destinations accept results; exits with 1 where one does not"),
  )
    .argument("<id...>", "ids of the connections", collectIds)
    .action((ids: readonly number[], flags: SettingsFlags) =>
      withOperator(flags, async ({ client }) => {
        for (const connection of ids) {
          const { ok, detail, durationMs } = await client.checkConnection({ connection });
          console.log(
            plainText(
              `${ok ? "ok   " : "error"}  connection ${connection}  ${detail} (${durationMs} ms)`,
            ),
          );
          if (!ok) process.exitCode = 1;
        }
      }),
    );
}

function collectIds(text: string, before: readonly number[] = []): readonly number[] {
  return [...before, parseId(text)];
}

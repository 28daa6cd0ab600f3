import type { Connection } from "@document-export/operator/types";
import type { Command } from "commander";
import { kinds } from "../../destinations/kinds.js";
import { doEach } from "../client/do-each.js";
import { addList, type ListFlags } from "../client/list-command.js";
import { given, toSecond } from "../client/members.js";
import { addOperatorOptions, withOperator } from "../client/operator.js";
import { parseId } from "../client/parse-values.js";
import { describeKinds } from "../../destinations/connection-kinds.js";
import type { SettingsFlags } from "../database-command.js";
import { parseAssignments, readSecrets, readSettings } from "../parse-assignments.js";
import { folderNote, withAbsoluteFolder } from "../absolute-folder.js";
import { parseName } from "../parse-name.js";
import { UsageError } from "../client/exit-codes.js";
import { plainText } from "../plain-text.js";

interface ConnectionFlags extends ListFlags {
  readonly workspace?: number;
}

/** `document-export connections`: sources and destinations. */
export function defineConnectionsCommand(connections: Command): void {
  addList<Connection, ConnectionFlags>(connections, {
    description: "list all connections",
    read: (client, { workspace }, page) =>
      client.listConnections({ ...page, ...given({ workspace }) }),
    row: ({ id, workspace, role, kind, name, settings, hasSecrets, lastCheck }) => ({
      id,
      workspace: workspace.id,
      role,
      kind,
      name,
      "last check": lastCheck && (lastCheck.ok ? "ok" : `fails since ${toSecond(lastCheck.since)}`),
      settings,
      secrets: hasSecrets ? "encrypted" : "",
    }),
  }).option("--workspace <id>", "only connections of this workspace", parseId);
  connections
    .command("kinds")
    .description("list the kinds of destinations and their settings")
    .action(() => console.log(describeKinds(kinds)));
  addAddCommand(connections);
  addUpdateCommand(connections);
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
      const typed = readSettings(parseAssignments(flags.set));
      const settings = withAbsoluteFolder(kind, typed);
      const secrets = await readSecrets(parseAssignments(flags.secret), process.env);
      await withOperator(flags, async ({ client }) => {
        const body = { workspace, name, kind, settings, secrets };
        console.log((await client.createConnection({ body })).id);
        sayFolder(typed["folder"], settings["folder"]);
      });
    });
}

interface UpdateFlags extends SettingsFlags {
  readonly name?: string;
  readonly set?: readonly string[];
  readonly unset?: readonly string[];
  readonly secret?: readonly string[];
  readonly unsetSecret?: readonly string[];
}

function addUpdateCommand(connections: Command): void {
  addOperatorOptions(
    connections
      .command("update")
      .description("change the name, settings or secrets of a connection; the rest stays"),
  )
    .argument("<id>", "id of the connection", parseId)
    .option("--name <name>", "another name", parseName)
    .option("--set <name=value...>", "settings to change, as in `add`; in braces, null removes one")
    .option("--unset <name...>", "settings to remove, so that their defaults apply")
    .option("--secret <name=source...>", "secrets to change, as in `add`")
    .option("--unset-secret <name...>", "secrets to remove")
    .action(async (connection: number, flags: UpdateFlags) => {
      const body = await readUpdate(flags);
      await withOperator(flags, async ({ client }) => {
        const { id, name, kind, settings } = await client.updateConnection({ connection, body });
        console.log(
          plainText(
            `The connection ${id} (${name}) is updated. \`document-export connections check ${id}\` checks it.`,
          ),
        );
        if (kind === "directory") sayFolder(body.settings?.["folder"], settings?.["folder"]);
      });
    });
}

function sayFolder(given: unknown, stored: unknown): void {
  const note = folderNote(given, stored);
  if (note !== undefined) console.error(plainText(note));
}

async function readUpdate({ name, set, unset = [], secret, unsetSecret = [] }: UpdateFlags) {
  const removed = (names: readonly string[]) => names.map((each) => [each, null] as const);
  const settings = {
    ...readSettings(parseAssignments(set)),
    ...Object.fromEntries(removed(unset)),
  };
  const secrets: Record<string, string | null> = {
    ...(await readSecrets(parseAssignments(secret), process.env)),
    ...Object.fromEntries(removed(unsetSecret)),
  };
  const changed = given({ name, settings: filled(settings), secrets: filled(secrets) });
  if (Object.keys(changed).length > 0) return changed;
  throw new UsageError(
    "Pass what to change: --name, --set, --unset, --secret or --unset-secret. `document-export connections kinds` lists settings and secrets.",
  );
}

function filled<Members extends object>(members: Members): Members | undefined {
  return Object.keys(members).length > 0 ? members : undefined;
}

function addCheckCommand(connections: Command): void {
  addOperatorOptions(
    connections
      .command("check")
      .description("check whether destinations accept results; exits with 1 if one does not"),
  )
    .argument("<id...>", "ids of the connections", collectIds)
    .action((ids: readonly number[], flags: SettingsFlags) =>
      withOperator(flags, ({ client }) =>
        doEach(ids, async (connection) => {
          const { ok, detail, durationMs } = await client.checkConnection({ connection });
          console.log(
            plainText(
              `${ok ? "ok   " : "error"}  connection ${connection}  ${detail} (${durationMs} ms)`,
            ),
          );
          if (!ok) process.exitCode = 1;
        }),
      ),
    );
}

function collectIds(text: string, before: readonly number[] = []): readonly number[] {
  return [...before, parseId(text)];
}

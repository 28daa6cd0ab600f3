import type { OwnLimits, Workspace } from "@document-export/operator/types";
import { InvalidArgumentError, type Command } from "commander";
import { addList, type ListFlags } from "../client/list-command.js";
import { addOperatorOptions, withOperator } from "../client/operator.js";
import { parseId } from "../client/parse-values.js";
import type { SettingsFlags } from "../database-command.js";
import { parseName } from "../parse-name.js";
import { plainJson } from "../plain-text.js";

/** `document-export workspaces`: tenants, each with its own connections, records and webhooks. */
export function defineWorkspacesCommand(workspaces: Command): void {
  addList<Workspace, ListFlags>(workspaces, {
    description: "list all workspaces",
    read: (client, _flags, page) => client.listWorkspaces(page),
    row: ({ id, name, exports, queuedExports, storedBytes, limits, ownLimits }) => ({
      id,
      name,
      exports,
      unfinished: queuedExports,
      "stored bytes": storedBytes,
      limits: ownLimits.map((limit) => `${limit} ${limits[limit]}`).join(", "),
    }),
  });
  addOperatorOptions(workspaces.command("add").description("add a workspace and print its id"))
    .argument("<name>", "name of the workspace", parseName)
    .action((name: string, flags: SettingsFlags) =>
      withOperator(flags, async ({ client }) =>
        console.log((await client.createWorkspace({ body: { name } })).id),
      ),
    );
  addLimit(workspaces);
}

const DEFAULT = "default";
type GivenLimit = number | typeof DEFAULT;

interface LimitFlags extends SettingsFlags {
  readonly queuedExports?: GivenLimit;
  readonly storedBytes?: GivenLimit;
  readonly concurrentUploads?: GivenLimit;
  readonly requestsPerMinute?: GivenLimit;
  readonly webhooks?: GivenLimit;
  readonly json?: boolean;
}

function parseOwnLimit(text: string): GivenLimit {
  if (text === DEFAULT) return DEFAULT;
  if (!/^[1-9]\d{0,14}$/.test(text))
    throw new InvalidArgumentError(
      "Expected a whole number above 0, or `default` for the value in the settings.",
    );
  return Number(text);
}

/** Returns the limits given as flags; null removes a limit. */
function limitsOf(flags: LimitFlags): OwnLimits {
  const { queuedExports, storedBytes, concurrentUploads, requestsPerMinute, webhooks } = flags;
  const all = { queuedExports, storedBytes, concurrentUploads, requestsPerMinute, webhooks };
  return Object.fromEntries(
    Object.entries(all).flatMap(([name, value]) =>
      value === undefined ? [] : [[name, value === DEFAULT ? null : value]],
    ),
  );
}

function addLimit(workspaces: Command): void {
  addOperatorOptions(
    workspaces
      .command("limit")
      .description("print the limits of a workspace, or change some of them immediately"),
  )
    .argument("<id>", "id of the workspace", parseId)
    .option("--queued-exports <number>", "unfinished exports", parseOwnLimit)
    .option("--stored-bytes <bytes>", "bytes stored for unfinished exports", parseOwnLimit)
    .option("--concurrent-uploads <number>", "concurrent uploads per process", parseOwnLimit)
    .option("--requests-per-minute <number>", "requests per token and minute", parseOwnLimit)
    .option("--webhooks <number>", "active webhooks", parseOwnLimit)
    .option("--json", "print JSON")
    .action((workspace: number, flags: LimitFlags) =>
      withOperator(flags, async ({ client }) => {
        const found = await client.updateWorkspace({
          workspace,
          body: { limits: limitsOf(flags) },
        });
        if (flags.json) return console.log(plainJson(found.limits));
        for (const [name, value] of Object.entries(found.limits)) {
          const isOwn = found.ownLimits.some((own) => own === name);
          console.log(`${name}: ${value}${isOwn ? "" : " (the setting)"}`);
        }
      }),
    );
}

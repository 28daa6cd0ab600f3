import { commandSample, type CommandSample, type Flag } from "./command-sample.ts";
import type { ExampleCall } from "./example-call.ts";

type Values = Readonly<Record<string, unknown>>;

/** Flags of list commands, by contract parameter. */
const LIST_FLAGS: Readonly<Record<string, string>> = {
  status: "--status",
  state: "--state",
  webhook: "--webhook",
  event: "--event",
  job: "--job",
  action: "--action",
  actor: "--actor",
  subject: "--subject",
  since: "--since",
  until: "--until",
  workspace: "--workspace",
  connection: "--connection",
  q: "--search",
  limit: "--limit",
};

const list = (name: string): CommandSample<Values> => ({
  words: () => [...name.split(" "), "list"],
  flags: (values) => Object.entries(LIST_FLAGS).map(([name, flag]): Flag => [flag, values[name]]),
});

/** A command whose last word is the named value, with flags named like the values. */
const command = (
  words: string,
  last?: string,
  flags: Readonly<Record<string, string>> = {},
): CommandSample<Values> => ({
  words: (values) => [...words.split(" "), ...(last ? [String(values[last])] : [])],
  flags: (values) => Object.entries(flags).map(([name, flag]): Flag => [flag, values[name]]),
});

/** Settings of a destination repeat one flag; secrets are in a file, never on the command line. */
const addConnection: CommandSample<Values> = {
  words: ({ kind, name }) => ["connections", "add", String(kind), String(name)],
  flags: ({ workspace, settings, secrets }) => [
    ["--workspace", workspace],
    ...Object.entries(settings as object).map(([name, value]): Flag => [
      "--set",
      `${name}=${value}`,
    ]),
    ...Object.keys(secrets as object).map((name): Flag => ["--secret", `${name}=@${name}.txt`]),
  ],
};

/** Samples of the hand-written commands in `@document-export/service`; other operations get none. */
const commands: Readonly<Record<string, CommandSample<Values>>> = {
  getOverview: command("status"),
  listSettings: command("settings list"),
  streamEvents: command("status --watch"),
  listJobs: list("jobs"),
  getJob: command("jobs show", "job"),
  retryJob: command("jobs retry", "job"),
  cancelJob: command("jobs cancel", "job"),
  listDeliveries: list("deliveries"),
  getDelivery: command("deliveries show", "message"),
  replayDelivery: command("deliveries replay", "message"),
  replayDeliveries: command("deliveries replay", undefined, {
    since: "--since",
    webhook: "--webhook",
  }),
  listWebhooks: list("webhooks"),
  getWebhook: command("webhooks show", "webhook"),
  enableWebhook: command("webhooks enable", "webhook"),
  disableWebhook: command("webhooks disable", "webhook"),
  listCircuits: list("circuits"),
  closeCircuit: command("circuits close", "address", { workspace: "--workspace" }),
  listConnections: list("connections"),
  createConnection: addConnection,
  checkConnection: command("connections check", "connection"),
  listCollections: list("collections"),
  createCollection: command("collections add", "name", {
    source: "--source",
    destination: "--destination",
  }),
  listWorkspaces: list("workspaces"),
  createWorkspace: command("workspaces add", "name"),
  listTokens: list("tokens"),
  createToken: command("tokens create", undefined, {
    source: "--source",
    name: "--name",
    scopes: "--scopes",
  }),
  revokeToken: command("tokens revoke", "token"),
  listOperatorTokens: list("operator-tokens"),
  createOperatorToken: command("operator-tokens create", "name", { role: "--role" }),
  revokeOperatorToken: command("operator-tokens revoke", "token"),
  listSigningKeys: command("webhooks keys"),
  createSigningKey: command("webhooks add-key"),
  deleteSigningKey: command("webhooks remove-key", "key"),
  listAuditEntries: list("audit"),
  eraseDocuments: command("erase", undefined, {
    workspace: "--workspace",
    document: "--document",
  }),
};

/** Returns the call as an operator command, with address and token from the environment; undefined if none fits. */
export function documentExportSample(call: ExampleCall): string | undefined {
  const found = commands[call.operationId];
  return found && commandSample("document-export", found, call);
}

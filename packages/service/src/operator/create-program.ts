import { Command } from "commander";
import { readServiceVersion } from "../observe/service-version.js";

/** Adds a command, with those in it, to the program. */
type AddCommand = (program: Command) => void;

const VERSION = "--version";

/** How each command is loaded, in the order of the help. */
const commands: Readonly<Record<string, () => Promise<AddCommand>>> = {
  serve: async () => (await import("./commands/serve.js")).addServeCommand,
  demo: async () => (await import("./commands/demo/demo.js")).addDemoCommand,
  console: async () => (await import("./commands/overview/console.js")).addConsoleCommand,
  status: async () => (await import("./commands/overview/status.js")).addStatusCommand,
  migrate: async () => (await import("./commands/migrate.js")).addMigrateCommand,
  workspaces: async () => (await import("./commands/workspaces.js")).addWorkspacesCommand,
  connections: async () => (await import("./commands/connections.js")).addConnectionsCommand,
  collections: async () => (await import("./commands/collections.js")).addCollectionsCommand,
  tokens: async () => (await import("./commands/tokens.js")).addTokensCommand,
  "operator-tokens": async () =>
    (await import("./commands/operator-tokens.js")).addOperatorTokensCommand,
  webhooks: async () => (await import("./commands/webhooks.js")).addWebhooksCommand,
  jobs: async () => (await import("./commands/jobs/jobs.js")).addJobsCommand,
  deliveries: async () => (await import("./commands/deliveries.js")).addDeliveriesCommand,
  pauses: async () => (await import("./commands/pauses.js")).addPausesCommand,
  circuits: async () => (await import("./commands/circuits.js")).addCircuitsCommand,
  usage: async () => (await import("./commands/usage.js")).addUsageCommand,
  settings: async () => (await import("./commands/overview/settings.js")).addSettingsCommand,
  backup: async () => (await import("./commands/maintenance/backup.js")).addBackupCommand,
  restore: async () => (await import("./commands/maintenance/restore.js")).addRestoreCommand,
  secrets: async () => (await import("./commands/maintenance/secrets.js")).addSecretsCommand,
  erase: async () => (await import("./commands/maintenance/erase.js")).addEraseCommand,
  audit: async () => (await import("./commands/maintenance/audit.js")).addAuditCommand,
  doctor: async () => (await import("./commands/doctor.js")).addDoctorCommand,
};

/**
 * The operator's command. Only what `args` name is loaded: most commands call a service that runs, and need little of it.
 * Without a name that there is, all are there, for the help and for advice on names that were mistyped.
 */
export async function createProgram(args: readonly string[] = []): Promise<Command> {
  const program = new Command("document-export")
    .description("Exports Google Docs documents to folders, object stores, servers and sites.")
    .version(readServiceVersion(), VERSION, "print the version");
  const [name = ""] = args[0] === "help" ? args.slice(1) : args;
  const loaded = await Promise.all(wanted(name).map((load) => load()));
  for (const add of loaded) add(program);
  return program;
}

function wanted(name: string): readonly (() => Promise<AddCommand>)[] {
  if (name === VERSION) return [];
  const named = Object.hasOwn(commands, name) ? commands[name] : undefined;
  return named ? [named] : Object.values(commands);
}

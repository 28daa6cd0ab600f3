import { Command, Help } from "commander";
import { readServiceVersion } from "../observe/service-version.js";

/** Adds the options, the action and the subcommands to a command. */
type DefineCommand = (command: Command) => void;

interface CommandEntry {
  readonly description: string;
  readonly load: () => Promise<DefineCommand>;
}

/** Commands in the order of the help. */
const commands: Readonly<Record<string, CommandEntry>> = {
  serve: {
    description: "start the service",
    load: async () => (await import("./commands/serve.js")).defineServeCommand,
  },
  demo: {
    description: "start the service with a demo workspace, which stays for the next start",
    load: async () => (await import("./commands/demo/demo.js")).defineDemoCommand,
  },
  console: {
    description: "print a link that logs you in to the console; it works once, within a minute",
    load: async () => (await import("./commands/overview/console.js")).defineConsoleCommand,
  },
  status: {
    description: "show how the service is doing",
    load: async () => (await import("./commands/overview/status.js")).defineStatusCommand,
  },
  migrate: {
    description: "migrate the database to this version, or create it",
    load: async () => (await import("./commands/migrate.js")).defineMigrateCommand,
  },
  workspaces: {
    description: "manage workspaces (tenants)",
    load: async () => (await import("./commands/workspaces.js")).defineWorkspacesCommand,
  },
  connections: {
    description: "manage sources and destinations",
    load: async () => (await import("./commands/connections.js")).defineConnectionsCommand,
  },
  collections: {
    description: "manage collections, which pair a source with a destination",
    load: async () => (await import("./commands/collections.js")).defineCollectionsCommand,
  },
  tokens: {
    description: "manage the tokens of callers",
    load: async () => (await import("./commands/tokens.js")).defineTokensCommand,
  },
  "operator-tokens": {
    description: "manage the tokens of operators, for the operator's port and the console",
    load: async () => (await import("./commands/operator-tokens.js")).defineOperatorTokensCommand,
  },
  webhooks: {
    description: "manage webhooks and their signing keys",
    load: async () => (await import("./commands/webhooks/webhooks.js")).defineWebhooksCommand,
  },
  jobs: {
    description: "inspect, retry and cancel exports",
    load: async () => (await import("./commands/jobs/jobs.js")).defineJobsCommand,
  },
  deliveries: {
    description: "inspect and replay messages to webhooks",
    load: async () => (await import("./commands/deliveries.js")).defineDeliveriesCommand,
  },
  pauses: {
    description: "hold back exports or deliveries, and resume them",
    load: async () => (await import("./commands/pauses.js")).definePausesCommand,
  },
  circuits: {
    description: "inspect and close the circuits of addresses that webhooks call",
    load: async () => (await import("./commands/circuits.js")).defineCircuitsCommand,
  },
  usage: {
    description: "print the usage of each workspace per day (UTC), newest day first",
    load: async () => (await import("./commands/usage.js")).defineUsageCommand,
  },
  settings: {
    description: "show the settings in effect",
    load: async () => (await import("./commands/overview/settings.js")).defineSettingsCommand,
  },
  backup: {
    description: "back up the database to a file; the service keeps running",
    load: async () => (await import("./commands/maintenance/backup.js")).defineBackupCommand,
  },
  restore: {
    description: "read a backup into an empty database, embedded or PostgreSQL",
    load: async () => (await import("./commands/maintenance/restore.js")).defineRestoreCommand,
  },
  secrets: {
    description: "manage the key that encrypts secrets",
    load: async () => (await import("./commands/maintenance/secrets.js")).defineSecretsCommand,
  },
  erase: {
    description:
      "erase a document, or all of a workspace: results, jobs, messages; blank its records",
    load: async () => (await import("./commands/maintenance/erase.js")).defineEraseCommand,
  },
  audit: {
    description: "show what operators have changed",
    load: async () => (await import("./commands/maintenance/audit.js")).defineAuditCommand,
  },
  doctor: {
    description: "check the database, the data folder, destinations and webhooks",
    load: async () => (await import("./commands/doctor.js")).defineDoctorCommand,
  },
};

/**
 * Creates the operator's command. Only the subcommand in `args` is loaded, because most subcommands call a running
 * service and need little of its code. The others are registered by name only, for the help and for suggestions on
 * mistyped names. Without `args`, all subcommands are loaded.
 */
export async function createProgram(args?: readonly string[]): Promise<Command> {
  const program: Command = new Command("document-export")
    .description("Exports Google Docs documents to folders, object stores, servers and sites.")
    .version(readServiceVersion(), "--version", "print the version")
    .configureHelp({
      // The options of subcommands that are not loaded are unknown.
      subcommandTerm: (command) =>
        command.parent === program ? command.name() : new Help().subcommandTerm(command),
    });
  const [first, second] = (args ?? []).filter((arg) => !arg.startsWith("-"));
  const named = first === "help" ? second : first;
  for (const [name, { description, load }] of Object.entries(commands)) {
    const command = program.command(name).description(description);
    if (args === undefined || name === named) (await load())(command);
  }
  return program;
}

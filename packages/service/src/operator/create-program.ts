import { Command } from "commander";
import { addAuditCommand } from "./commands/maintenance/audit.js";
import { addBackupCommand } from "./commands/maintenance/backup.js";
import { addCircuitsCommand } from "./commands/circuits.js";
import { addCollectionsCommand } from "./commands/collections.js";
import { addConnectionsCommand } from "./commands/connections.js";
import { addDeliveriesCommand } from "./commands/deliveries.js";
import { addDemoCommand } from "./commands/demo.js";
import { addDoctorCommand } from "./commands/doctor.js";
import { addEraseCommand } from "./commands/maintenance/erase.js";
import { addJobsCommand } from "./commands/jobs.js";
import { addMigrateCommand } from "./commands/migrate.js";
import { addRestoreCommand } from "./commands/maintenance/restore.js";
import { addSecretsCommand } from "./commands/maintenance/secrets.js";
import { addConsoleCommand } from "./commands/overview/console.js";
import { addSettingsCommand } from "./commands/overview/settings.js";
import { addStatusCommand } from "./commands/overview/status.js";
import { addOperatorTokensCommand } from "./commands/operator-tokens.js";
import { addServeCommand } from "./commands/serve.js";
import { addTokensCommand } from "./commands/tokens.js";
import { addWebhooksCommand } from "./commands/webhooks.js";
import { addWorkspacesCommand } from "./commands/workspaces.js";

/** The operator's command. */
export function createProgram(): Command {
  const program = new Command("document-export").description(
    "Exports Google Docs documents to folders, object stores, servers and sites.",
  );
  addServeCommand(program);
  addDemoCommand(program);
  addConsoleCommand(program);
  addStatusCommand(program);
  addMigrateCommand(program);
  addWorkspacesCommand(program);
  addConnectionsCommand(program);
  addCollectionsCommand(program);
  addTokensCommand(program);
  addOperatorTokensCommand(program);
  addWebhooksCommand(program);
  addJobsCommand(program);
  addDeliveriesCommand(program);
  addCircuitsCommand(program);
  addSettingsCommand(program);
  addBackupCommand(program);
  addRestoreCommand(program);
  addSecretsCommand(program);
  addEraseCommand(program);
  addAuditCommand(program);
  addDoctorCommand(program);
  return program;
}

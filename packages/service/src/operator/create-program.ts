import { Command } from "commander";
import { addDemoCommand } from "./commands/demo.js";
import { addDoctorCommand } from "./commands/doctor.js";
import { addMigrateCommand } from "./commands/migrate.js";
import { addServeCommand } from "./commands/serve.js";
import { addTokensCommand } from "./commands/tokens.js";
import { addWebhooksCommand } from "./commands/webhooks.js";

/** The operator's command. */
export function createProgram(): Command {
  const program = new Command("document-export").description(
    "The service that exports hosted documents.",
  );
  addServeCommand(program);
  addDemoCommand(program);
  addMigrateCommand(program);
  addTokensCommand(program);
  addWebhooksCommand(program);
  addDoctorCommand(program);
  return program;
}

import { Command } from "commander";
import { addCollectionsCommand, addExportsCommand } from "./lists.js";
import { addCompletionCommand } from "./completion.js";
import { addExportCommand } from "./export.js";
import { addLoginCommand } from "./login.js";
import { addVerifyCommand } from "./verify.js";
import { addWebhooksCommand } from "./webhooks.js";
import { addGlobalFlags } from "../settings/global-flags.js";
import { toSeconds } from "./parse-values.js";
import { readVersion } from "../session/create-fetch.js";

const EXIT_CODES = `
Exit codes: 0 success; 1 a call or a job failed, or a message is not genuine; 2 invalid arguments, settings
or files, nothing was sent; 3 the end of a job was not observed; 4 the token was refused; 130 Ctrl+C.`;

const SILENT = { writeErr: () => undefined };

/**
 * The `docexport` command. Its errors are thrown, so that one place decides about exit codes; errors of arguments
 * are also written by commander, unless the output is JSON.
 */
export function createProgram(isJson: boolean): Command {
  const program = new Command("docexport")
    .configureOutput(isJson ? SILENT : {})
    .description("Exports Google Docs documents through a Document Export service.")
    .version(readVersion(), "--version", "print the version")
    .exitOverride()
    .configureHelp({ showGlobalOptions: true })
    .showHelpAfterError("Add --help for the usage of this command.")
    .addHelpText("after", EXIT_CODES);
  addGlobalFlags(program, toSeconds);
  addExportCommand(program);
  addExportsCommand(program);
  addCollectionsCommand(program);
  addWebhooksCommand(program);
  addVerifyCommand(program);
  addLoginCommand(program);
  addCompletionCommand(program);
  return program;
}

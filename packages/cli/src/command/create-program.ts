import { Command } from "commander";
import { addLoginCommand, addLogoutCommand, addWhoamiCommand } from "./account.js";
import { addCollectionsCommand, addExportsCommand } from "./lists.js";
import { addCompletionCommand } from "./completion.js";
import { addConvertCommand } from "./convert.js";
import { addFetchCommand } from "./fetch.js";
import { addExportCommand } from "./export.js";
import { addExamples, addNote } from "./help.js";
import { addSyncCommand } from "./sync.js";
import { addVerifyCommand } from "./verify.js";
import { addWebhooksCommand } from "./webhooks.js";
import { addGlobalFlags } from "../settings/global-flags.js";
import { readVersion } from "../session/version.js";

const EXIT_CODES = `\
Exit codes: 0 success; 1 a call or a job failed, or a message is not authentic; 2 invalid arguments, settings or \
files, nothing was sent; 3 the end of a job was not observed; 4 the token was refused; 130 Ctrl+C.`;

/**
 * Creates the `docexport` command. It throws all errors, so that their messages and exit codes are decided in one
 * place. If the command is missing, commander writes the help page with `writeHelp`. The code of a command is imported
 * only when the command runs, so that help pages appear fast.
 */
export function createProgram(writeHelp: (text: string) => void): Command {
  const program = new Command("docexport")
    .configureOutput({ outputError: () => undefined, writeErr: writeHelp })
    .description(
      "Exports Google Docs documents through a Document Export service, or converts them here.",
    )
    .version(readVersion(), "--version", "print the version")
    .helpOption("-h, --help", "print this page")
    .helpCommand("help [command]", "print the page of a command")
    .exitOverride()
    .configureHelp({ showGlobalOptions: true, minWidthToWrap: 20 })
    .hook("preAction", async (_, action) => {
      const { applySettings } = await import("../settings/apply-settings.js");
      await applySettings(program, action);
    });
  addGlobalFlags(program);
  addExportCommand(program);
  addConvertCommand(program);
  addFetchCommand(program);
  addSyncCommand(program);
  addExportsCommand(program);
  addCollectionsCommand(program);
  addWebhooksCommand(program);
  addVerifyCommand(program);
  addLoginCommand(program);
  addWhoamiCommand(program);
  addLogoutCommand(program);
  addCompletionCommand(program);
  addNote(program, EXIT_CODES);
  addExamples(program, [
    ["Store base URL and token", "docexport login"],
    ["Find the id of a destination", "docexport collections"],
    [
      "Export a document, and wait for the result",
      "docexport export report.json --to 12 --format markdown --wait",
    ],
  ]);
  return program;
}

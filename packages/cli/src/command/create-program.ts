import { Command } from "commander";
import { addCollectionsCommand } from "./commands/collections.js";
import { addCompletionCommand } from "./commands/completion.js";
import { addExportCommand } from "./commands/export.js";
import { addExportsCommand } from "./commands/exports.js";
import { addLoginCommand } from "./commands/login.js";
import { addVerifyCommand } from "./commands/verify.js";
import { addWebhooksCommand } from "./commands/webhooks.js";
import { addGlobalFlags } from "./global-flags.js";
import { toSeconds } from "./parse-values.js";
import { readVersion } from "./read-version.js";

const EXIT_CODES = `
Exit codes: 0 all went well; 1 a call or a job failed, or a message is not genuine; 2 wrong arguments,
settings or files, nothing sent; 3 the end of a job was not seen; 4 the token was refused; 130 Ctrl+C.`;

const silent = { writeErr: () => undefined };

/**
 * The callers' command. Its errors are thrown, so that one place decides about exit codes; what it says of wrong
 * arguments is also written, unless that is to be JSON.
 */
export function createProgram(asJson: boolean): Command {
  const program = new Command("docexport")
    .configureOutput(asJson ? silent : {})
    .description("Exports hosted documents through a Document Export service.")
    .version(readVersion(), "--version", "print the version")
    .exitOverride()
    .configureHelp({ showGlobalOptions: true })
    .showHelpAfterError("Add --help for what this command takes.")
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

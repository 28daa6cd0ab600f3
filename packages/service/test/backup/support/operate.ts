import { runCommand } from "../../support/command.js";
import { startDemo } from "../../support/start-demo.js";
import { temporaryFolder } from "../../support/storage/temporary-folder.js";

/** The passphrase of every backup. */
export const PASSPHRASE = "correct horse battery staple";
/** The environment of a command that reads or writes a backup. */
export const env = { DOCUMENT_EXPORT_BACKUP_PASSPHRASE: PASSPHRASE };

/** Runs a command to its end. */
export async function operate(args: readonly string[], environment: Record<string, string> = env) {
  const command = runCommand(args, environment);
  return { code: await command.ended(), output: command.output() };
}

/** A running service, and its data folder. */
export async function startedDemo() {
  const data = await temporaryFolder();
  return { data, demo: await startDemo({ data }) };
}

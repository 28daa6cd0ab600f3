import { runInProcess } from "../../support/run-in-process.js";
import { startDemo } from "../../support/start-demo.js";
import { temporaryFolder } from "../../support/storage/temporary-folder.js";

/** The passphrase of every backup. */
export const PASSPHRASE = "correct horse battery staple";
/** The environment of a command that reads or writes a backup. */
export const env = { DOCUMENT_EXPORT_BACKUP_PASSPHRASE: PASSPHRASE };

/** Runs a command to its end. */
export function operate(args: readonly string[], environment: Record<string, string> = env) {
  return runInProcess(args, environment);
}

/** A running service, and its data folder. */
export async function startedDemo() {
  const data = await temporaryFolder();
  return { data, demo: await startDemo({ data }) };
}

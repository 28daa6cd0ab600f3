import { join } from "node:path";
import { expect } from "vitest";
import { hostedDocument } from "../../support/hosted-document.js";
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

/** A backup of a service with one export, and that service. */
export async function backedUp(...flags: string[]) {
  const { data, demo } = await startedDemo();
  await demo.caller.export(hostedDocument("Report"), { destination: demo.destination });
  const file = join(await temporaryFolder(), "service.backup");
  const { code, output } = await operate(["backup", file, "--data", data, ...flags]);
  expect(output).toContain("SHA-256");
  expect(code).toBe(0);
  return { demo, data, file, output };
}

import { join } from "node:path";
import { expect } from "vitest";
import { hostedDocument } from "../../support/hosted-document.js";
import { runInProcess } from "../../support/run-in-process.js";
import { startDemo } from "../../support/start-demo.js";
import { temporaryFolder } from "../../support/storage/temporary-folder.js";

/** The passphrase of every backup. */
export const PASSPHRASE = "correct horse battery staple";
/** Environment of commands that read or write a backup. */
export const env = { DOCUMENT_EXPORT_BACKUP_PASSPHRASE: PASSPHRASE };

/** Runs a command until it exits. */
export function operate(args: readonly string[], environment: Record<string, string> = env) {
  return runInProcess(args, environment);
}

/** Starts a service and returns it with its data folder. */
export async function startedDemo() {
  const data = await temporaryFolder();
  return { data, demo: await startDemo({ data }) };
}

/** Starts a service, exports once, and makes a backup. */
export async function backedUp(...flags: string[]) {
  const { data, demo } = await startedDemo();
  await demo.caller.export(hostedDocument("Report"), { destination: demo.destination });
  const file = join(await temporaryFolder(), "service.backup");
  const { code, output } = await operate(["backup", file, "--data", data, ...flags]);
  expect(output).toContain("SHA-256");
  expect(code).toBe(0);
  return { demo, data, file, output };
}

import type { Command } from "commander";
import { pendingMigrations } from "../../storage/migrations/migrate.js";
import { openExistingStorage } from "../../storage/open-existing-storage.js";
import type { Finding } from "../doctor/check.js";
import { connectionsCheck } from "../doctor/connections-check.js";
import { databaseChecks } from "../doctor/database-checks.js";
import { folderCheck } from "../doctor/folder-check.js";
import { runChecks } from "../doctor/run-checks.js";
import { webhooksCheck } from "../doctor/webhooks-check.js";
import { workspacesCheck } from "../doctor/workspaces-check.js";
import { plainText } from "../plain-text.js";
import { addSettingsOptions, settingsOf, type SettingsFlags } from "../settings-options.js";

const WIDTH = 16;
const always = [...databaseChecks, folderCheck];
/** What a database of this version holds. */
const contents = [workspacesCheck, connectionsCheck, webhooksCheck];

/** `document-export doctor`: checks all that the service needs, changes nothing, and ends with 1 where something is wrong. */
export function addDoctorCommand(program: Command): void {
  addSettingsOptions(
    program.command("doctor").description("check what the service runs on and writes to"),
  ).action(async (flags: SettingsFlags) => {
    const settings = await settingsOf(flags);
    const storage = await openExistingStorage(settings);
    try {
      print({ state: "ok", what: "node", detail: process.version });
      const isMigrated = (await pendingMigrations(storage.db)).length === 0;
      const checks = isMigrated ? [...always, ...contents] : always;
      const findings = await runChecks(checks, { settings, storage });
      findings.forEach(print);
      if (findings.some(({ state }) => state === "fault")) process.exitCode = 1;
    } finally {
      await storage.close();
    }
  });
}

function print({ state, what, detail }: Finding): void {
  console.log(`${state.padEnd(8)} ${what.padEnd(WIDTH)} ${plainText(detail)}`);
}

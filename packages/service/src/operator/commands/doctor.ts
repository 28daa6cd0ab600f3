import type { Command } from "commander";
import type { Settings } from "../../config/settings.js";
import { pendingMigrations } from "../../storage/migrations/migrate.js";
import { openExistingStorage } from "../../storage/open-existing-storage.js";
import { allSettingsOf, type SettingsFlags } from "../database-command.js";
import { addAllSettings } from "../setting-flags.js";
import { certificateCheck } from "../doctor/certificate-check.js";
import { runChecks, type SourcedFinding } from "../doctor/check.js";
import {
  connectionsCheck,
  signingKeysCheck,
  webhooksCheck,
  workspacesCheck,
} from "../doctor/content-checks.js";
import { httpClockCheck } from "../doctor/clock-check.js";
import {
  backupCheck,
  permissionsCheck,
  tokensCheck,
  transportCheck,
} from "../doctor/security-checks.js";
import { bucketCheck, databaseChecks, folderCheck } from "../doctor/storage-checks.js";
import { openForCommand } from "../open-for-command.js";
import { plainText } from "../plain-text.js";

const WIDTH = 16;
const always = [...databaseChecks, folderCheck, permissionsCheck, certificateCheck, bucketCheck];
/** Checks that need a database that is migrated to this version. */
const contents = [
  workspacesCheck,
  tokensCheck,
  connectionsCheck,
  transportCheck,
  httpClockCheck,
  signingKeysCheck,
  webhooksCheck,
  backupCheck,
];

/**
 * `document-export doctor`: checks everything that the service needs, changes nothing, and exits with 1 if it finds an
 * error.
 */
export function defineDoctorCommand(command: Command): void {
  addAllSettings(command).action(async (flags: SettingsFlags) => {
    const given = await allSettingsOf(flags);
    const { storage, settings } = await openForCommand(given, openExistingStorage);
    try {
      const isServed = storage.service !== undefined;
      const checked = isServed
        ? { settings, source: "the service", own: asStarted(given, settings) }
        : { settings, source: "this command" };
      print({ state: "ok", what: "node", detail: process.version });
      print({ state: "ok", what: "settings", detail: describeSource(isServed) });
      const isMigrated = (await pendingMigrations(storage.db)).length === 0;
      const checks = isMigrated ? [...always, ...contents] : always;
      const findings = await runChecks(checks, checked, storage);
      findings.forEach(print);
      if (findings.some(({ state }) => state === "error")) process.exitCode = 1;
    } finally {
      await storage.close();
    }
  });
}

/** Returns the settings of a process that starts like this command, on the service's database. */
function asStarted(given: Settings, { data, databaseUrl }: Settings): Settings {
  return { ...given, data, databaseUrl: given.databaseUrl ?? databaseUrl };
}

function describeSource(isServed: boolean): string {
  return isServed
    ? "a service runs here: each check looks at its settings, and at those of this command where they differ"
    : "no service runs here: each check looks at the settings of this command";
}

function print({ state, what, detail, source }: SourcedFinding): void {
  const suffix = source === undefined ? "" : ` (settings of ${source})`;
  console.log(`${state.padEnd(8)} ${what.padEnd(WIDTH)} ${plainText(detail)}${suffix}`);
}

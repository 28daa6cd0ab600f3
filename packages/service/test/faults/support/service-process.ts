import { once } from "node:events";
import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import type { SettingsInput } from "../../../src/experimental.js";
import { MAIN, runCommand, type RunningCommand } from "../../support/command.js";
import { temporaryFolder } from "../../support/storage/temporary-folder.js";

/** A service process that can be killed and restarted, always with the same settings. */
export interface ServiceProcess {
  /** URL of the process; undefined while it does not run. */
  readonly url: () => string | undefined;
  readonly start: () => Promise<void>;
  /** Sends the process a signal that does not kill it. */
  readonly signal: (signal: "SIGSTOP" | "SIGCONT") => void;
  /** Ends the process, by default with `kill -9`, and returns its exit code. */
  readonly end: (signal?: "SIGKILL" | "SIGTERM") => Promise<number | null>;
}

/** Writes the settings to a file and returns a process that is not started yet; `main` is its version's command. */
export async function serviceProcess(
  settings: SettingsInput,
  main = MAIN,
): Promise<ServiceProcess> {
  const folder = await temporaryFolder();
  const config = join(folder, "settings.json");
  const defaults = { port: 0, logLevel: "error", data: folder };
  await writeFile(config, JSON.stringify({ ...defaults, ...settings }));
  let url: string | undefined;
  let command: RunningCommand | undefined;
  return {
    url: () => url,
    start: async () => {
      command = runCommand(["serve", "--config", config], {}, main);
      [, url] = await command.untilOutput(/listening on (\S+)/);
    },
    signal: (signal) => void command?.process.kill(signal),
    end: async (signal = "SIGKILL") => {
      url = undefined;
      if (!command || command.process.exitCode !== null) return null;
      const exited = once(command.process, "exit");
      command.process.kill(signal);
      await exited;
      return command.process.exitCode;
    },
  };
}

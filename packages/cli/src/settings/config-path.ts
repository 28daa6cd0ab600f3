import { homedir } from "node:os";
import { join } from "node:path";

type Environment = Readonly<Record<string, string | undefined>>;

/** Where the configuration is unless told: where the system keeps such files (XDG base directories; `APPDATA` on Windows). */
export function defaultConfigPath(environment: Environment): string {
  const folder =
    environment["XDG_CONFIG_HOME"] || environment["APPDATA"] || join(homedir(), ".config");
  return join(folder, "docexport", "config.json");
}

import { homedir } from "node:os";
import { join, sep } from "node:path";
import type { Environment } from "./variables.js";

/** Returns the default path of the configuration file (XDG base directories; `APPDATA` on Windows). */
export function defaultConfigPath(environment: Environment): string {
  const folder =
    environment["XDG_CONFIG_HOME"] || environment["APPDATA"] || join(homeFolder(), ".config");
  return join(folder, "docexport", "config.json");
}

/**
 * Returns the path of a cache file, which may be deleted at any time (XDG base directories; `LOCALAPPDATA` on Windows).
 */
export function cachePath(environment: Environment, name: string): string {
  const folder =
    environment["XDG_CACHE_HOME"] || environment["LOCALAPPDATA"] || join(homeFolder(), ".cache");
  return join(folder, "docexport", name);
}

function homeFolder(): string {
  try {
    return homedir();
  } catch {
    // The current user may be unknown to the system, as in many containers, and has no home folder then.
    return sep;
  }
}

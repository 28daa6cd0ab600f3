import { homedir } from "node:os";
import { join, resolve } from "node:path";

/** Where the person who types a path is. */
export interface Whereabouts {
  readonly cwd: string;
  readonly home: string;
}

/**
 * Returns the settings of a connection with an absolute folder, as the person at the command means it: the service runs
 * in another folder, and a shell does not replace the `~` in `folder=~/out`. Only the kind `directory` has a folder on
 * this machine.
 */
export function withAbsoluteFolder(
  kind: string,
  settings: Readonly<Record<string, unknown>>,
  { cwd, home }: Whereabouts = { cwd: process.cwd(), home: homedir() },
): Readonly<Record<string, unknown>> {
  const { folder } = settings;
  if (kind !== "directory" || typeof folder !== "string" || folder === "") return settings;
  const isInHome = folder === "~" || folder.startsWith("~/");
  return { ...settings, folder: isInHome ? join(home, folder.slice(1)) : resolve(cwd, folder) };
}

/** Returns a note for the person if a folder is stored as another path than the one that they typed. */
export function folderNote(given: unknown, stored: unknown): string | undefined {
  if (typeof given !== "string" || typeof stored !== "string" || given === stored) return undefined;
  return `\`folder\` is stored as \`${stored}\`, because \`${given}\` is not an absolute path.`;
}

import { execFile } from "node:child_process";

/** Minimum version. Older versions may connect to another address of the same host than the one that was checked. */
const OLDEST = [2, 37] as const;

let checked: Promise<void> | undefined;

/**
 * Checks that this machine has a recent enough `git`; runs the check only once. Throws an error that says what to
 * install.
 */
export function assertGitVersion(): Promise<void> {
  checked ??= check();
  // Check again after a failure: git may have been installed in the meantime.
  checked.catch(() => (checked = undefined));
  return checked;
}

async function check(): Promise<void> {
  const fault = versionFault(await readVersion());
  if (fault !== undefined) throw new Error(fault);
}

/** Returns what is wrong with the output of `git version`; undefined if the version is fine. */
export function versionFault(said: string | undefined): string | undefined {
  const needed = `destinations of the kind \`git\` need the program git ${OLDEST.join(".")} or later`;
  if (said === undefined) return `${needed}, and it is not installed on this machine.`;
  const [, major = 0, minor = 0] = /(\d+)\.(\d+)/.exec(said)?.map(Number) ?? [];
  const isNew = major > OLDEST[0] || (major === OLDEST[0] && minor >= OLDEST[1]);
  return isNew ? undefined : `${needed}, got \`${said.trim().slice(0, 60)}\`.`;
}

function readVersion(): Promise<string | undefined> {
  return new Promise((resolve) => {
    execFile("git", ["version"], (error, output) => resolve(error ? undefined : output));
  });
}

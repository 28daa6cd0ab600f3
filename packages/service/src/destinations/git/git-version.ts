import { execFile } from "node:child_process";

/** The oldest that connects to the address that was checked, and not to another one of the same name. */
const OLDEST = [2, 37] as const;

let checked: Promise<void> | undefined;

/** Passes where this machine has a `git` that is new enough; asks once. Throws an error that says what to install. */
export function assertGitVersion(): Promise<void> {
  checked ??= check();
  // What is installed meanwhile is found.
  checked.catch(() => (checked = undefined));
  return checked;
}

async function check(): Promise<void> {
  const fault = versionFault(await readVersion());
  if (fault !== undefined) throw new Error(fault);
}

/** What is wrong with what `git version` printed; undefined for nothing. */
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

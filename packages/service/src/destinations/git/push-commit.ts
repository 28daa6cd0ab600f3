import { setTimeout as delay } from "node:timers/promises";
import { DeliveryRefusedError } from "../destination.js";
import type { Repository } from "./open-repository.js";
import { GitError } from "./run-git.js";

/** Maximum number of times that a commit is made again because someone else has pushed in the meantime. */
const MAX_REPLAYS = 20;
const MAX_PAUSE_MS = 500;

/** Matches the output of `git` if someone else pushed first, so that the branch on the server has moved. */
const OVERTAKEN =
  /\[rejected\]|cannot lock ref|failed to update ref|reference already exists|incorrect old value/i;
/** Matches the output of `git` if a rule of the server rejects the push, such as for a protected branch. */
const FORBIDDEN = /\[remote rejected\]/i;

/**
 * Makes a commit and pushes it. If someone else has pushed in the meantime, repeats both on the new head. `make` is
 * called for each attempt with the number of previous attempts, and returns the commit, or undefined if there is
 * nothing to push.
 *
 * @throws {DeliveryRefusedError} if a rule of the server rejects it.
 */
export async function pushCommit(
  { git, signal }: Repository,
  branch: string,
  make: (tries: number) => Promise<string | undefined>,
): Promise<void> {
  for (let tries = 0; ; tries += 1) {
    const commit = await make(tries);
    if (commit === undefined) return;
    try {
      await git(["push", "--quiet", "--porcelain", "origin", `${commit}:refs/heads/${branch}`]);
      return;
    } catch (error) {
      if (!(error instanceof GitError)) throw error;
      const said = `${error.output}\n${error.said}`;
      if (!OVERTAKEN.test(said))
        throw FORBIDDEN.test(said) && !/unpack/i.test(said) ? forbidden(branch, error) : error;
      if (tries >= MAX_REPLAYS)
        throw new Error(`Someone else pushed to the branch at each of ${MAX_REPLAYS} tries.`, {
          cause: error,
        });
      await delay(Math.random() * MAX_PAUSE_MS, undefined, signal && { signal });
    }
  }
}

/** The cause is for the log: what the server printed may say which rule it was. */
function forbidden(branch: string, cause: GitError): DeliveryRefusedError {
  return new DeliveryRefusedError(
    `a rule of the server refused the push to \`${branch}\`, such as that of a protected branch. Let its user push there, or set \`branch\` to another one; the log has what the server said.`,
    { cause },
  );
}

import { setTimeout as delay } from "node:timers/promises";
import { DeliveryRefusedError } from "../destination.js";
import type { Repository } from "./open-repository.js";
import { GitError } from "./run-git.js";

/** How often a commit is made again on what somebody else pushed meanwhile. */
const MAX_REPLAYS = 20;
const MAX_PAUSE_MS = 500;

/** Somebody else was faster: the server has another head now. */
const OVERTAKEN =
  /\[rejected\]|cannot lock ref|failed to update ref|reference already exists|incorrect old value/i;
/** A rule of the server, such as of a protected branch. */
const FORBIDDEN = /\[remote rejected\]/i;

/**
 * Makes a commit and pushes it, again on the new head where somebody else pushed meanwhile. `make` is called for each try with
 * how many there were, and returns the commit, or undefined if there is nothing to push.
 *
 * @throws {DeliveryRefusedError} if a rule of the server refuses it.
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
        throw FORBIDDEN.test(said) && !/unpack/i.test(said) ? forbidden(branch) : error;
      if (tries >= MAX_REPLAYS)
        throw new Error(`Others pushed to the branch at each of ${MAX_REPLAYS} tries.`, {
          cause: error,
        });
      await delay(Math.random() * MAX_PAUSE_MS, undefined, signal && { signal });
    }
  }
}

function forbidden(branch: string): DeliveryRefusedError {
  return new DeliveryRefusedError(
    `a rule of its server refused the push to \`${branch}\`, such as that of a protected branch.`,
  );
}

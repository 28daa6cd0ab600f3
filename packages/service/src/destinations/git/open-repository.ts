import { mkdtemp, readdir, rm, stat } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Outbound } from "../../outbound/outbound.js";
import { explainGit } from "./explain-git.js";
import { assertGitVersion } from "./git-version.js";
import type { GitSecrets, GitSettings } from "./git-settings.js";
import { remoteAccess } from "./remote-access.js";
import { type GitRun, runGit } from "./run-git.js";

/** Everything needed to reach a repository. */
export interface GitAccount {
  readonly settings: GitSettings;
  readonly secrets: GitSecrets;
  readonly outbound: Outbound;
}

/** A separate repository in a temporary folder, with the needed parts of the remote one. */
export interface Repository {
  /** Runs `git`. Throws a refusal for permanent failures. */
  readonly git: (
    args: readonly string[],
    rest?: Pick<GitRun, "input" | "maxOutput">,
  ) => Promise<Buffer>;
  /** Runs `git` with additional environment variables. */
  readonly gitWith: (
    env: GitRun["env"],
    args: readonly string[],
    rest?: Pick<GitRun, "input">,
  ) => Promise<Buffer>;
  readonly folder: string;
  readonly signal: AbortSignal | undefined;
}

const PREFIX = "document-export-git-";
/** Age at which folders left by killed processes are deleted. */
const LEFTOVER_MS = 24 * 3_600_000;
/** Time limit of a command, as a multiple of the time that the remote may stay silent. */
const MAX_SILENCES = 10;

/**
 * Creates a temporary repository, runs a task on it, and deletes it. Nothing is fetched from the remote before the
 * task.
 */
export async function withRepository<Result>(
  { settings, secrets, outbound }: GitAccount,
  task: (repository: Repository) => Promise<Result>,
): Promise<Result> {
  await assertGitVersion();
  await removeLeftovers();
  const folder = await mkdtemp(join(tmpdir(), PREFIX));
  try {
    const env = await remoteAccess(settings, secrets, outbound, folder);
    const { signal } = outbound;
    const run = (more: GitRun["env"], args: readonly string[], rest = {}) =>
      runGit({
        ...rest,
        args,
        cwd: folder,
        env: { ...env, ...more },
        timeout: outbound.timeout * MAX_SILENCES,
        signal,
      }).catch((error: unknown) => {
        throw explainGit(error);
      });
    await run({}, ["init", "--quiet", "--bare", "--template=", "."]);
    return await task({
      git: (args, rest) => run({}, args, rest),
      gitWith: run,
      folder,
      signal,
    });
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

async function removeLeftovers(): Promise<void> {
  const names = await readdir(tmpdir()).catch(() => []);
  for (const name of names.filter((each) => each.startsWith(PREFIX))) {
    const path = join(tmpdir(), name);
    const found = await stat(path).catch(() => undefined);
    if (found && Date.now() - found.mtimeMs > LEFTOVER_MS)
      await rm(path, { recursive: true, force: true }).catch(() => undefined);
  }
}

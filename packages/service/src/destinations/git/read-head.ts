import { readFile } from "node:fs/promises";
import { join } from "node:path";
import type { Repository } from "./open-repository.js";
import { GitError } from "./run-git.js";

/** A file or folder of a tree. */
export interface TreeEntry {
  readonly mode: string;
  readonly type: string;
  readonly oid: string;
}

/** Fetches the last commit of a branch without the content of its files; undefined if the branch does not exist yet. */
export async function fetchHead(
  { git, folder }: Repository,
  branch: string,
): Promise<string | undefined> {
  const ref = `refs/heads/${branch}`;
  try {
    await git(["fetch", "--quiet", "--no-tags", "--depth=1", "--filter=blob:none", "origin", ref]);
  } catch (error) {
    if (error instanceof GitError && /couldn't find remote ref/i.test(error.said)) return undefined;
    throw error;
  }
  const fetched = await readFile(join(folder, "FETCH_HEAD"), "utf8");
  return fetched.split(/\s/, 1)[0];
}

/** Returns the default branch of the remote repository; undefined if the repository is empty or names none. */
export async function defaultBranch({ git }: Repository): Promise<string | undefined> {
  const listed = (await git(["ls-remote", "--symref", "origin", "HEAD"])).toString();
  return /^ref: refs\/heads\/(\S{1,200})\tHEAD$/m.exec(listed)?.[1];
}

/** Returns a commit's entries at the given paths. Paths without an entry are absent. */
export async function entriesAt(
  { git }: Repository,
  commit: string,
  paths: readonly string[],
): Promise<ReadonlyMap<string, TreeEntry>> {
  const listed = (await git(["ls-tree", "-z", commit, "--", ...paths])).toString();
  return new Map(
    listed.split("\0").flatMap((line): readonly [string, TreeEntry][] => {
      const [, mode, type, oid, path] = /^(\d+) (\w+) ([0-9a-f]+)\t(.*)$/s.exec(line) ?? [];
      return mode && type && oid && path !== undefined ? [[path, { mode, type, oid }]] : [];
    }),
  );
}

/** Returns the files below a folder of a commit. */
export async function filesBelow(
  { git }: Repository,
  commit: string,
  folder: string,
): Promise<readonly string[]> {
  const listed = (
    await git(["ls-tree", "-r", "-z", "--name-only", commit, "--", `${folder}/`])
  ).toString();
  return listed.split("\0").filter(Boolean);
}

const TRAILER = "Document-Export-Job";
/** Number of commits to search for that of an earlier attempt. */
const LOOK_BACK = 500;

/** Formats the trailer that names the job of a commit. */
export function trailerOf(job: string): string {
  return `${TRAILER}: ${job}`;
}

/**
 * Finds the commit of a job on the branch, among the latest commits or those since a given time; undefined if there is
 * none.
 */
export async function findCommitOf(
  { git }: Repository,
  { branch, job, since }: { readonly branch: string; readonly job: string; readonly since?: Date },
): Promise<string | undefined> {
  const depth = since ? `--shallow-since=${since.toISOString()}` : `--depth=${LOOK_BACK}`;
  const fetch = [
    "fetch",
    "--quiet",
    "--no-tags",
    depth,
    "--filter=tree:0",
    "origin",
    `refs/heads/${branch}`,
  ];
  await git(fetch);
  const listed = (
    await git([
      "log",
      `--format=%H%x09%(trailers:key=${TRAILER},valueonly,separator=%x20)`,
      "FETCH_HEAD",
    ])
  ).toString();
  const line = listed.split("\n").find((each) => each.split("\t")[1]?.trim() === job);
  return line?.split("\t")[0];
}

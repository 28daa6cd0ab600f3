import { join } from "node:path";
import type { GitSettings } from "./git-settings.js";
import type { Repository } from "./open-repository.js";

/** Changed files of a commit: the object id of each, or null to remove it. */
export type FileChanges = ReadonlyMap<string, string | null>;

/** Placeholder for the object id of a removed file. */
const NOTHING = "0".repeat(40);

/** Stores the bytes of a file and returns the object id. */
export async function writeBlob({ git }: Repository, bytes: Uint8Array): Promise<string> {
  return (await git(["hash-object", "-w", "--stdin"], { input: bytes })).toString().trim();
}

/**
 * Writes a commit with file changes on top of another commit and returns its id. Others see it only once it is pushed.
 */
export async function writeCommit(
  repository: Repository,
  parent: string | undefined,
  changes: FileChanges,
  { message, authorName, authorEmail }: Pick<GitSettings, "message" | "authorName" | "authorEmail">,
): Promise<string> {
  const { gitWith, folder } = repository;
  const index = { GIT_INDEX_FILE: join(folder, "export.index") };
  await gitWith(index, parent === undefined ? ["read-tree", "--empty"] : ["read-tree", parent]);
  const lines = [...changes].map(([path, oid]) =>
    // This also turns a symbolic link into a regular file.
    oid === null ? `0 ${NOTHING}\t${path}\0` : `100644 ${oid}\t${path}\0`,
  );
  await gitWith(index, ["update-index", "-z", "--index-info"], { input: lines.join("") });
  // The content of the other files was not fetched, and is not needed.
  const tree = (await gitWith(index, ["write-tree", "--missing-ok"])).toString().trim();
  const author = {
    GIT_AUTHOR_NAME: authorName,
    GIT_AUTHOR_EMAIL: authorEmail,
    GIT_COMMITTER_NAME: authorName,
    GIT_COMMITTER_EMAIL: authorEmail,
  };
  const parents = parent === undefined ? [] : ["-p", parent];
  return (await gitWith(author, ["commit-tree", tree, ...parents, "-m", message]))
    .toString()
    .trim();
}

import { join } from "node:path";
import type { GitSettings } from "./git-settings.js";
import type { Repository } from "./open-repository.js";

/** Files of a commit: the object of each, or null if it is removed. */
export type FileChanges = ReadonlyMap<string, string | null>;

/** In place of the name of an object, for a file that is removed. */
const NOTHING = "0".repeat(40);

/** Writes the bytes of a file, and gives the name of the object. */
export async function writeBlob({ git }: Repository, bytes: Uint8Array): Promise<string> {
  return (await git(["hash-object", "-w", "--stdin"], { input: bytes })).toString().trim();
}

/** Writes a commit with changes to files on top of another one, and returns its name. Nobody sees it before it is pushed. */
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
    // What was a link becomes a file.
    oid === null ? `0 ${NOTHING}\t${path}\0` : `100644 ${oid}\t${path}\0`,
  );
  await gitWith(index, ["update-index", "-z", "--index-info"], { input: lines.join("") });
  // The content of other files is not here, and does not have to be.
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

import { posix } from "node:path";
import {
  DeliveryRefusedError,
  destinationKind,
  type Publication,
  type Published,
  type PublishedFile,
  type PublishedResult,
  targetExists,
  TargetTakenError,
} from "../destination.js";
import { publicLink } from "../target.js";
import { gitSecretsSchema, gitSettingsSchema } from "./git-settings.js";
import { inTurn } from "./in-turn.js";
import { type GitAccount, type Repository, withRepository } from "./open-repository.js";
import { pushCommit } from "./push-commit.js";
import {
  defaultBranch,
  entriesAt,
  fetchHead,
  filesBelow,
  findCommitOf,
  trailerOf,
  type TreeEntry,
} from "./read-head.js";
import { writeBlob, writeCommit } from "./write-commit.js";

/** `git`: a branch of a repository, over HTTPS or SSH. */
export const gitKind = destinationKind({
  summary: "a branch of a git repository, over HTTPS or SSH",
  publishing:
    "with its images in one commit, on top of what others pushed; the key of an SSH host must be known",
  removing:
    "with its images by a commit, unless it was changed since; the history of the repository keeps it",
  settings: gitSettingsSchema,
  secrets: gitSecretsSchema,
  template: ({ path }) => path,
  open: (settings, secrets, outbound) => {
    const account = { settings, secrets, outbound };
    return {
      keepsFiles: true,
      publish: (publication) => publish(account, publication, []),
      publishWith: (publication, files) => publish(account, publication, files),
      remove: (result) => remove(account, result),
      check: () => check(account),
    };
  },
  read: (settings, secrets, outbound) => (reference, max) =>
    read({ settings, secrets, outbound }, reference, max),
});

/** Opens the repository. Exports to the same branch run one after another. */
function withBranch<Result>(
  account: GitAccount,
  task: (repository: Repository) => Promise<Result>,
): Promise<Result> {
  const { url, branch } = account.settings;
  return inTurn(`${url} ${branch}`, () => withRepository(account, task));
}

/**
 * Publishes a result and its images in one commit. If an earlier attempt may have already committed, looks for its
 * commit first. If the branch already has all files, there is nothing to commit.
 */
async function publish(
  account: GitAccount,
  publication: Publication,
  images: readonly PublishedFile[],
): Promise<Published> {
  const { settings } = account;
  const { target, bytes, job, resumed } = publication;
  const { branch, publicUrl } = settings;
  const published = { reference: target, links: publicLink(publicUrl, publication) };
  let isUnchanged = false;
  await withBranch(account, async (repository) => {
    const path = posix.join(settings.folder, target);
    const files = new Map<string, string>();
    for (const file of [{ target, bytes }, ...images])
      files.set(posix.join(settings.folder, file.target), await writeBlob(repository, file.bytes));
    await pushCommit(repository, branch, async () => {
      const head = await fetchHead(repository, branch);
      if (head !== undefined) {
        if (resumed && (await findCommitOf(repository, { branch, job }))) return undefined;
        const paths = [...new Set([...files.keys(), ...foldersAbove(path)])];
        const entries = await entriesAt(repository, head, paths);
        // In a repeated attempt, an earlier attempt may have written these files.
        isUnchanged = [...files].every(([file, oid]) => isFileOf(entries.get(file), oid));
        if (isUnchanged) return undefined;
        assertFree(entries, publication, path);
      }
      return writeCommit(repository, head, files, {
        ...settings,
        message: messageOf(account, publication),
      });
    });
  });
  return { ...published, isUnchanged: isUnchanged && !resumed };
}

/** Returns the folders that contain a path. */
function foldersAbove(path: string): readonly string[] {
  const segments = path.split("/");
  return segments.slice(0, -1).map((_, at) => segments.slice(0, at + 1).join("/"));
}

/** Throws if something else exists at the target, or if a file is in place of one of its folders. */
function assertFree(
  entries: ReadonlyMap<string, TreeEntry>,
  { target, replace }: Publication,
  path: string,
): void {
  const noFolder = foldersAbove(path).find((each) => isOther(entries.get(each), "tree"));
  if (noFolder !== undefined)
    throw new TargetTakenError(`\`${posix.basename(noFolder)}\` in \`${target}\` is not a folder.`);
  if (isOther(entries.get(path), "blob")) throw new TargetTakenError(`\`${target}\` is a folder.`);
  if (entries.has(path) && !replace) throw targetExists(target);
}

function isOther(entry: TreeEntry | undefined, type: string): boolean {
  return entry !== undefined && entry.type !== type;
}

/** Returns true if an entry is a file, not a link, with this object id. */
function isFileOf(entry: TreeEntry | undefined, oid: string): boolean {
  return entry?.oid === oid && entry.mode.startsWith("100");
}

/** Builds the commit message: a subject, and a trailer with the job id, by which a later attempt finds the commit. */
function messageOf({ settings }: GitAccount, { title, target, job }: Publication): string {
  const values: Readonly<Record<string, string>> = { title: title || target, path: target, job };
  const subject = settings.message
    .replaceAll(/\{(title|path|job)\}/g, (_, name: string) => values[name] ?? "")
    .replaceAll(/[\p{Cc}\s]+/gu, " ")
    .trim();
  return `${subject || target}\n\n${trailerOf(job)}`;
}

/** Maximum difference between the clocks of two machines. */
const CLOCK_TOLERANCE_MS = 3_600_000;

async function remove(
  account: GitAccount,
  { reference, images, job, publishedAt }: PublishedResult,
): Promise<"removed" | "absent"> {
  const { settings } = account;
  const { branch, folder } = settings;
  const path = posix.join(folder, reference);
  let outcome: "removed" | "absent" = "removed";
  await withBranch(account, (repository) =>
    pushCommit(repository, branch, async (tries) => {
      const head = await fetchHead(repository, branch);
      const entry = head && (await entriesAt(repository, head, [path])).get(path);
      if (!head || !entry) {
        if (tries === 0) outcome = "absent";
        return undefined;
      }
      const since = new Date(publishedAt.getTime() - CLOCK_TOLERANCE_MS);
      const own = await findCommitOf(repository, { branch, job, since }).catch(ignoreNone);
      if (own === undefined)
        throw new DeliveryRefusedError(
          `\`${reference}\` was not written by this export, as far as the branch says.`,
        );
      const written = (await entriesAt(repository, own, [path])).get(path);
      if (written?.oid !== entry.oid)
        throw new TargetTakenError(`\`${reference}\` was changed after it was exported.`);
      const beside = await filesBelow(repository, head, posix.join(folder, images));
      const changes = new Map([path, ...beside].map((each) => [each, null]));
      const message = `Remove ${reference}\n\n${trailerOf(job)}`;
      return writeCommit(repository, head, changes, { ...settings, message });
    }),
  );
  return outcome;
}

/** Ignores the error that servers report if no commit is new enough. */
function ignoreNone(error: unknown): undefined {
  if (error instanceof Error && /no commits selected|shallow/i.test(error.message))
    return undefined;
  throw error;
}

function read(
  account: GitAccount,
  reference: string,
  max: number,
): Promise<Uint8Array | undefined> {
  const path = posix.join(account.settings.folder, reference);
  return withRepository(account, async (repository) => {
    const head = await fetchHead(repository, account.settings.branch);
    const entry = head && (await entriesAt(repository, head, [path])).get(path);
    // A symbolic link could point outside the folder.
    if (!entry || !isFileOf(entry, entry.oid)) return undefined;
    const size = Number((await repository.git(["cat-file", "-s", entry.oid])).toString());
    if (size > max) throw new Error(`\`${reference}\` is longer than ${max} bytes.`);
    return repository.git(["cat-file", "blob", entry.oid], { maxOutput: max });
  });
}

/** Fetches the branch and does a dry-run push, which changes nothing. Names a branch that is not there yet. */
async function check(account: GitAccount): Promise<readonly string[]> {
  const { settings } = account;
  return withRepository(account, async (repository) => {
    const head = await fetchHead(repository, settings.branch);
    const other = head === undefined ? await defaultBranch(repository) : undefined;
    const commit = await writeCommit(repository, head, new Map(), {
      ...settings,
      message: "Check",
    });
    await repository.git([
      "push",
      "--quiet",
      "--dry-run",
      "origin",
      `${commit}:refs/heads/${settings.branch}`,
    ]);
    return other === undefined ? [] : [newBranch(settings.branch, other)];
  });
}

function newBranch(branch: string, other: string): string {
  return `the repository has no branch \`${branch}\`: the first export creates it, without anything of \`${other}\`, the repository's default branch. Set \`branch\` to \`${other}\` if results belong there.`;
}

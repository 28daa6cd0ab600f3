import type { Stats } from "node:fs";
import {
  constants,
  type FileHandle,
  link,
  lstat,
  open,
  readFile,
  rename,
  rm,
  unlink,
  writeFile,
} from "node:fs/promises";
import { basename, join, resolve } from "node:path";
import { z } from "zod";
import { makeFolder } from "../folders/make-folder.js";
import { syncFolder } from "../folders/sync-folder.js";
import { makeSyncedFolder, syncNameOnce } from "../folders/synced-folders.js";
import {
  assertUnchanged,
  DeliveryRefusedError,
  NoRoomError,
  TargetTakenError,
  targetExists,
  destinationKind,
  type Destination,
  type Publication,
  type PublishedResult,
} from "./destination.js";
import { probeTarget } from "./target.js";

/** `directory`: a folder on this machine. */
export const directoryKind = destinationKind({
  summary: "a folder on this machine",
  publishing: "written beside the target, then linked into place",
  removing: "with its images, unless it was changed since",
  local: true,
  settings: z.object({
    /** Path of the folder; never shown to callers. Stored absolute, so that it is the same for every process. */
    folder: z
      .string()
      .min(1)
      .overwrite((path) => resolve(path)),
  }),
  secrets: z.object({}),
  open: ({ folder }) => directoryDestination(folder),
  read:
    ({ folder }) =>
    (reference, max) =>
      readIn(folder, reference, max),
});

/** Writes a result next to its target, then links or renames it to the target, so that it appears complete. */
export function directoryDestination(folder: string): Destination {
  return {
    keepsFiles: true,
    publish: async (publication) => {
      try {
        await publishIn(folder, publication);
      } catch (error) {
        if (codeOf(error) !== "ENOENT") throw withoutRoom(error);
        await makeFolder(folder);
        await publishIn(folder, publication).catch((again: unknown) => {
          throw withoutRoom(again);
        });
      }
      return { reference: publication.target, links: [] };
    },
    remove: (result) => removeIn(folder, result),
    check: async () => {
      await makeFolder(folder);
      const path = join(folder, probeTarget());
      await writeFile(path, "check", { flag: "wx" });
      await rm(path);
      return [];
    },
  };
}

async function removeIn(
  folder: string,
  { reference, images, publishedAt }: PublishedResult,
): Promise<"removed" | "absent"> {
  const parent = await findParent(folder, reference);
  const path = parent && join(parent, basename(reference));
  const found = path && (await lstat(path).catch(ignore("ENOENT")));
  if (!found) return "absent";
  if (!found.isFile()) throw new DeliveryRefusedError(`\`${reference}\` is not a file.`);
  assertUnchanged(reference, found.mtime, publishedAt);
  await rm(join(parent, basename(images)), { recursive: true, force: true });
  await rm(path, { force: true });
  await syncFolder(parent);
  return "removed";
}

async function readIn(
  folder: string,
  reference: string,
  max: number,
): Promise<Uint8Array | undefined> {
  const parent = await findParent(folder, reference);
  const path = parent && join(parent, basename(reference));
  // A symbolic link could point outside the directory, and reading a pipe would never end.
  const flags = constants.O_RDONLY | constants.O_NOFOLLOW | constants.O_NONBLOCK;
  const file = path && (await open(path, flags).catch(ignore("ENOENT")));
  if (!file) return undefined;
  try {
    const found = await file.stat();
    if (!found.isFile()) return undefined;
    if (found.size > max) throw new Error(`\`${reference}\` is longer than ${max} bytes.`);
    return await file.readFile();
  } finally {
    await file.close();
  }
}

/**
 * Returns the folder of a target; undefined if it is missing. Checks each folder above it, because a symbolic link
 * among them could point outside the directory.
 */
async function findParent(root: string, target: string): Promise<string | undefined> {
  let folder = root;
  for (const segment of target.split("/").slice(0, -1)) {
    folder = join(folder, segment);
    const found = await lstat(folder).catch(ignore("ENOENT"));
    if (!found) return undefined;
    assertFolder(found, segment, target);
  }
  return folder;
}

function assertFolder(found: Stats, segment: string, target: string): void {
  if (!found.isDirectory())
    throw new TargetTakenError(`\`${segment}\` in \`${target}\` is not a folder.`);
}

/** Publishes in an existing folder. Fails with `ENOENT` if the folder is missing. */
async function publishIn(folder: string, publication: Publication): Promise<void> {
  const parent = await openParent(folder, publication.target);
  const draft = await writeDraft(parent, publication);
  try {
    await putInPlace(draft, join(parent, basename(publication.target)), publication);
  } finally {
    await removeDraft(draft);
  }
  await syncFolder(parent);
}

/**
 * Creates the folders above the target one by one, because a symbolic link among them could point outside the
 * directory.
 */
async function openParent(root: string, target: string): Promise<string> {
  let folder = root;
  await syncNameOnce(root);
  for (const segment of target.split("/").slice(0, -1)) {
    folder = join(folder, segment);
    await makeSyncedFolder(folder);
    assertFolder(await lstat(folder), segment, target);
  }
  return folder;
}

async function writeDraft(parent: string, publication: Publication): Promise<string> {
  const { job, attempt, bytes } = publication;
  const nameOf = (number: number) => join(parent, `.${job}.${number}.part`);
  // Earlier attempts that crashed left drafts behind.
  for (let earlier = 1; earlier < attempt; earlier += 1) await removeDraft(nameOf(earlier));
  const file = await openDraft(nameOf(attempt));
  try {
    await file.writeFile(bytes);
    await file.sync();
  } catch (error) {
    await removeDraft(nameOf(attempt));
    throw error;
  } finally {
    await file.close();
  }
  return nameOf(attempt);
}

/**
 * Opens a draft. `wx` does not follow links and fails if the name is in use; only an earlier run of this attempt can
 * have used it.
 */
async function openDraft(path: string): Promise<FileHandle> {
  const file = await open(path, "wx", 0o644).catch(ignore("EEXIST"));
  if (file) return file;
  await removeDraft(path);
  return open(path, "wx", 0o644);
}

async function removeDraft(path: string): Promise<void> {
  await unlink(path).catch(ignore("ENOENT"));
}

async function putInPlace(draft: string, path: string, publication: Publication): Promise<void> {
  const { target, bytes, replace, resumed } = publication;
  if (replace) {
    if (await isFolder(path)) throw new TargetTakenError(`\`${target}\` is a folder.`);
    await rename(draft, path);
    return;
  }
  try {
    // Unlike a rename, a link never replaces a file that another process has just written.
    await link(draft, path);
  } catch (error) {
    if (codeOf(error) !== "EEXIST") throw error;
    if (resumed && (await contains(path, bytes))) return;
    throw targetExists(target);
  }
}

async function isFolder(path: string): Promise<boolean> {
  const found = await lstat(path).catch(ignore("ENOENT"));
  return found?.isDirectory() ?? false;
}

async function contains(path: string, bytes: Uint8Array): Promise<boolean> {
  const found = await lstat(path);
  return found.isFile() && found.size === bytes.length && (await readFile(path)).equals(bytes);
}

/** Converts an error to a {@link NoRoomError} if it says that the destination is full. */
function withoutRoom(error: unknown): unknown {
  const code = codeOf(error);
  return code === "ENOSPC" || code === "EDQUOT"
    ? new NoRoomError(code === "ENOSPC" ? "its disk is full" : "its quota is used up")
    : error;
}

function ignore(code: string): (error: unknown) => undefined {
  return (error) => {
    if (codeOf(error) !== code) throw error;
    return undefined;
  };
}

function codeOf(error: unknown): unknown {
  return error instanceof Error && "code" in error ? error.code : undefined;
}

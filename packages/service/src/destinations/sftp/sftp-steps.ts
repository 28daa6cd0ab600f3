import { posix } from "node:path";
import type SftpClient from "ssh2-sftp-client";
import { type Publication, targetExists } from "../destination.js";

/** Moves a draft to its final name, unless an earlier attempt has already done so. */
export async function putInPlace(
  client: SftpClient,
  draft: string,
  path: string,
  { target, bytes, replace, resumed }: Publication,
): Promise<void> {
  if (replace) return replaceBy(client, draft, path);
  if (await takeName(client, draft, path)) return;
  await removeFile(client, draft);
  const isFile = (await client.exists(path)) === "-";
  if (resumed && isFile && (await contains(client, path, bytes))) return;
  throw targetExists(target);
}

/**
 * Moves a draft to a free name; false if the name is in use. A hard link never replaces a file, on any server. Without
 * that extension, checks first whether the name exists, because servers differ in whether a rename replaces.
 */
async function takeName(client: SftpClient, draft: string, path: string): Promise<boolean> {
  if (await link(client, draft, path)) {
    await removeFile(client, draft);
    return true;
  }
  if (await client.exists(path)) return false;
  try {
    await client.rename(draft, path);
    return true;
  } catch (error) {
    // Someone else took the name first, on a server whose rename does not replace.
    if (await client.exists(path)) return false;
    throw error;
  }
}

/**
 * Links a file to another name; false if the server cannot, or the name is in use. Some servers report success without
 * linking (rclone 1.60). These also report success for a name that is now in use, which no other server does.
 */
export async function link(client: SftpClient, from: string, to: string): Promise<boolean> {
  return (await askToLink(client, from, to)) && !(await askToLink(client, from, to));
}

function askToLink(client: SftpClient, from: string, to: string): Promise<boolean> {
  const { sftp } = client as unknown as RawClient;
  return new Promise((resolve) => {
    try {
      sftp.ext_openssh_hardlink(from, to, (error) => resolve(!error));
    } catch {
      // The server does not announce `hardlink@openssh.com`.
      resolve(false);
    }
  });
}

/** The client's underlying protocol object, needed because the client has no method for hard links. */
interface RawClient {
  readonly sftp: {
    readonly ext_openssh_hardlink: (
      from: string,
      to: string,
      done: (error: Error | null | undefined) => void,
    ) => void;
  };
}

/** Replaces a file. Without `posix-rename@openssh.com`, the file is missing for a moment in between. */
export async function replaceBy(client: SftpClient, draft: string, path: string): Promise<void> {
  try {
    await client.posixRename(draft, path);
  } catch (error) {
    if (!(await client.exists(draft))) throw error;
    await client.delete(path, true);
    await client.rename(draft, path);
  }
}

/**
 * Creates folders. If several exports create the same folder at the same time, the server rejects all but one. `root` is
 * the folder of the connection.
 */
export async function makeFolders(client: SftpClient, folder: string, root: string): Promise<void> {
  if (await isFolder(client, folder, root)) return;
  if (folder !== posix.dirname(folder)) await makeFolders(client, posix.dirname(folder), root);
  try {
    await client.mkdir(folder);
  } catch (error) {
    if (!(await isFolder(client, folder, root))) throw error;
  }
}

/**
 * Returns true if a path is a folder. The folder of the connection and those above it may be links, because the operator
 * has chosen them; a link below could lead anywhere.
 */
async function isFolder(client: SftpClient, path: string, root: string): Promise<boolean> {
  const found = await client.exists(path);
  if (found !== "l" || !posix.join(root, "/").startsWith(posix.join(path, "/")))
    return found === "d";
  return (await client.stat(path)).isDirectory;
}

/** Deletes a file if it exists. Servers differ in how they report that it does not. */
export async function removeFile(client: SftpClient, path: string): Promise<void> {
  try {
    await client.delete(path, true);
  } catch (error) {
    if (await client.exists(path)) throw error;
  }
}

/** Reads a file, up to one byte more than allowed, because the size that a server reports may be wrong. */
export async function readUpTo(
  client: SftpClient,
  path: string,
  max: number,
): Promise<Buffer | undefined> {
  // The types lack `end`, which the stream supports.
  const options = { readStreamOptions: { autoClose: true, end: max } } as const;
  const content = await client.get(path, undefined, options);
  return Buffer.isBuffer(content) ? content : undefined;
}

/** Returns true if a file contains exactly these bytes. */
export async function contains(
  client: SftpClient,
  path: string,
  bytes: Uint8Array,
): Promise<boolean> {
  return (await readUpTo(client, path, bytes.length))?.equals(bytes) ?? false;
}

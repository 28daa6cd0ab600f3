import { posix } from "node:path";
import type SftpClient from "ssh2-sftp-client";
import { type Publication, targetExists } from "../destination.js";

/** Gives a draft its name, or finds that an earlier attempt has done so. */
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
 * Gives a draft its name where nothing has that; false if something has. A hard link cannot replace anything, on any
 * server. Without that extension the name is asked for first: servers differ in whether a rename replaces.
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
    // Somebody was faster, on a server whose rename does not replace.
    if (await client.exists(path)) return false;
    throw error;
  }
}

/**
 * Links a file to another name; false if the server cannot, or the name is in use. Some servers say that they have linked
 * and have not (rclone 1.60): they say so again of a name that is in use by now, which no other server does.
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
      // The server has not announced `hardlink@openssh.com`.
      resolve(false);
    }
  });
}

/** The protocol under the client, which has no method for links. */
interface RawClient {
  readonly sftp: {
    readonly ext_openssh_hardlink: (
      from: string,
      to: string,
      done: (error: Error | null | undefined) => void,
    ) => void;
  };
}

/** Replaces what is there; without `posix-rename@openssh.com`, there is nothing for a moment in between. */
export async function replaceBy(client: SftpClient, draft: string, path: string): Promise<void> {
  try {
    await client.posixRename(draft, path);
  } catch (error) {
    if (!(await client.exists(draft))) throw error;
    await client.delete(path, true);
    await client.rename(draft, path);
  }
}

/** Makes folders; several exports may make the same one at once, and then all but one are refused. */
export async function makeFolders(client: SftpClient, folder: string): Promise<void> {
  if ((await client.exists(folder)) === "d") return;
  if (folder !== posix.dirname(folder)) await makeFolders(client, posix.dirname(folder));
  try {
    await client.mkdir(folder);
  } catch (error) {
    if ((await client.exists(folder)) !== "d") throw error;
  }
}

/** Removes a file, if it is there; servers differ in how they say that it is not. */
export async function removeFile(client: SftpClient, path: string): Promise<void> {
  try {
    await client.delete(path, true);
  } catch (error) {
    if (await client.exists(path)) throw error;
  }
}

/** Reads a file, and at most one byte more than allowed: the size that a server states may be wrong. */
export async function readUpTo(
  client: SftpClient,
  path: string,
  max: number,
): Promise<Buffer | undefined> {
  // The types lack `end`, which the stream has.
  const options = { readStreamOptions: { autoClose: true, end: max } } as const;
  const content = await client.get(path, undefined, options);
  return Buffer.isBuffer(content) ? content : undefined;
}

/** Whether a file is these bytes. */
export async function contains(
  client: SftpClient,
  path: string,
  bytes: Uint8Array,
): Promise<boolean> {
  return (await readUpTo(client, path, bytes.length))?.equals(bytes) ?? false;
}

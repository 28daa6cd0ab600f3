import { posix } from "node:path";
import type SftpClient from "ssh2-sftp-client";
import { NoRoomError } from "../destination.js";
import { contains } from "./sftp-steps.js";

/** Error codes of SFTP 5 and 6 for a full disk or quota, which servers use in version 3 too. */
const FULL: ReadonlySet<unknown> = new Set([14, 15]);

/**
 * Uploads a file and verifies that it is complete, because the client does not report a disk that runs full on the last
 * write.
 *
 * @throws {NoRoomError} if the server has no space left.
 */
export async function upload(client: SftpClient, path: string, bytes: Uint8Array): Promise<void> {
  try {
    await client.put(Buffer.from(bytes), path);
    await assertWhole(client, path, bytes);
  } catch (error) {
    throw await explain(client, path, bytes.length, error);
  }
}

/**
 * Checks that a file is complete. If the size differs, compares the content, because a server may report a wrong size.
 */
async function assertWhole(client: SftpClient, path: string, bytes: Uint8Array): Promise<void> {
  const { size } = await client.stat(path);
  if (size === bytes.length || (await contains(client, path, bytes))) return;
  throw new NoRoomError(
    `its disk is full, or its quota is used up, because it has stored ${size} of ${bytes.length} bytes`,
  );
}

/**
 * Returns a {@link NoRoomError} if the server has no space left. OpenSSH reports only a general failure, so the free
 * space is queried.
 */
async function explain(
  client: SftpClient,
  path: string,
  size: number,
  error: unknown,
): Promise<unknown> {
  if (error instanceof NoRoomError) return error;
  const code = error instanceof Error && "code" in error ? error.code : undefined;
  const said = error instanceof Error ? error.message : "";
  if (FULL.has(code) || /no space|disk space|quota/i.test(said))
    return new NoRoomError("its disk is full, or its quota is used up");
  const room = await roomAt(client, posix.dirname(path));
  return room !== undefined && room < size ? new NoRoomError("its disk is full") : error;
}

/** Returns the free bytes in a folder that still contains the upload; undefined if the server does not report them. */
function roomAt(client: SftpClient, folder: string): Promise<number | undefined> {
  const { sftp } = client as unknown as RawClient;
  return new Promise((resolve) => {
    try {
      sftp.ext_openssh_statvfs(folder, (error, found) =>
        resolve(error || !found ? undefined : found.f_bavail * (found.f_frsize || found.f_bsize)),
      );
    } catch {
      // The server does not announce `statvfs@openssh.com`, or the connection was lost.
      resolve(undefined);
    }
  });
}

/** The client's underlying protocol object, needed because the client has no method for free space. */
interface RawClient {
  readonly sftp: {
    readonly ext_openssh_statvfs: (
      path: string,
      done: (
        error: Error | null | undefined,
        found?: { readonly f_bavail: number; readonly f_frsize: number; readonly f_bsize: number },
      ) => void,
    ) => void;
  };
}

import { posix } from "node:path";
import type SftpClient from "ssh2-sftp-client";
import { NoRoomError } from "../destination.js";
import { contains } from "./sftp-steps.js";

/** Codes of SFTP 5 and 6, which servers use in version 3 too. */
const FULL: ReadonlySet<unknown> = new Set([14, 15]);

/**
 * Uploads a file, and makes sure that all of it is there: of a disk that gets full at the last write, the client says nothing.
 *
 * @throws {NoRoomError} if the server has no room.
 */
export async function upload(client: SftpClient, path: string, bytes: Uint8Array): Promise<void> {
  try {
    await client.put(Buffer.from(bytes), path);
    await assertWhole(client, path, bytes);
  } catch (error) {
    throw await explain(client, path, bytes.length, error);
  }
}

/** A server may say a wrong size of what is whole. */
async function assertWhole(client: SftpClient, path: string, bytes: Uint8Array): Promise<void> {
  const { size } = await client.stat(path);
  if (size === bytes.length || (await contains(client, path, bytes))) return;
  throw new Error(`The server has stored ${size} of ${bytes.length} bytes.`);
}

/** Says that there is no room if that is so. OpenSSH says only that something failed, and is asked how much room there is. */
async function explain(
  client: SftpClient,
  path: string,
  size: number,
  error: unknown,
): Promise<unknown> {
  const code = error instanceof Error && "code" in error ? error.code : undefined;
  const said = error instanceof Error ? error.message : "";
  if (FULL.has(code) || /no space|disk space|quota/i.test(said))
    return new NoRoomError("its disk is full, or its quota is used up");
  const room = await roomAt(client, posix.dirname(path));
  return room !== undefined && room < size ? new NoRoomError("its disk is full") : error;
}

/** Bytes that are free in a folder, while an upload lies there; undefined if the server does not say. */
function roomAt(client: SftpClient, folder: string): Promise<number | undefined> {
  const { sftp } = client as unknown as RawClient;
  return new Promise((resolve) => {
    try {
      sftp.ext_openssh_statvfs(folder, (error, found) =>
        resolve(error || !found ? undefined : found.f_bavail * (found.f_frsize || found.f_bsize)),
      );
    } catch {
      // The server has not announced `statvfs@openssh.com`, or the connection is gone.
      resolve(undefined);
    }
  });
}

/** The protocol under the client, which has no method for room. */
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

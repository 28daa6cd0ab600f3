import { createHash } from "node:crypto";
import { mkdtemp, rm, symlink } from "node:fs/promises";
import { connect, type Socket } from "node:net";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";

/** Name of the control socket in the data folder. */
export const SOCKET = "control.sock";

/**
 * Maximum length of a socket address that works on every system; macOS has the lowest limit (`sun_path` of unix(4)).
 */
const MAX_SOCKET_PATH_BYTES = 103;

/** Returns the named pipe of a data folder on Windows, which has no sockets in folders; undefined on other systems. */
export function pipeOf(folder: string): string | undefined {
  if (process.platform !== "win32") return undefined;
  const hash = createHash("sha256").update(resolve(folder).toLowerCase()).digest("hex");
  return `\\\\.\\pipe\\document-export-${hash.slice(0, 32)}`;
}

/**
 * Calls `use` with a path of `name` in `folder` that is short enough for a socket address. If the real path is too
 * long, uses a symbolic link in a private temporary folder, which is deleted afterwards.
 */
export async function withSocketPath<Result>(
  folder: string,
  name: string,
  use: (path: string) => Promise<Result>,
): Promise<Result> {
  const path = join(folder, name);
  if (Buffer.byteLength(path) <= MAX_SOCKET_PATH_BYTES) return use(path);
  const short = await mkdtemp(join(tmpdir(), "de-"));
  try {
    const link = join(short, "d");
    await symlink(resolve(folder), link);
    const shortPath = join(link, name);
    if (Buffer.byteLength(shortPath) <= MAX_SOCKET_PATH_BYTES) return await use(shortPath);
    throw new Error(
      `The path \`${shortPath}\` is too long for a socket: it has ${Buffer.byteLength(shortPath)} bytes, and at most ${MAX_SOCKET_PATH_BYTES} are possible. Set TMPDIR to a shorter path.`,
    );
  } finally {
    await rm(short, { recursive: true, force: true });
  }
}

/** Connects to the control socket of a data folder. Rejects with the system's error if no process responds. */
export async function connectSocket(folder: string): Promise<Socket> {
  const pipe = pipeOf(folder);
  return pipe === undefined ? withSocketPath(folder, SOCKET, connected) : connected(pipe);
}

function connected(path: string): Promise<Socket> {
  return new Promise((resolve, reject) => {
    const socket = connect(path);
    socket.once("error", reject);
    socket.once("connect", () => {
      socket.removeListener("error", reject);
      resolve(socket);
    });
  });
}

/**
 * Returns true if a process listens on the control socket of a data folder. False if only the socket of a dead process
 * is left.
 */
export async function isListening(folder: string): Promise<boolean> {
  try {
    (await connectSocket(folder)).destroy();
    return true;
  } catch {
    return false;
  }
}

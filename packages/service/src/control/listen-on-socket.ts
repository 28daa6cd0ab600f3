import { once } from "node:events";
import { chmod, mkdtemp, rename, rm, stat } from "node:fs/promises";
import type { Server } from "node:net";
import { join } from "node:path";
import { makeFolder, PRIVATE_MODE } from "../folders/make-folder.js";
import { isListening, pipeOf, SOCKET, withSocketPath } from "./socket-path.js";

/** Only the user of the service may use its socket. */
const SOCKET_MODE = 0o600;

/**
 * Lets a server listen on the control socket of a data folder, and returns the function that removes the socket. The socket
 * of a dead process is replaced. Undefined where a live process has the socket, which happens on PostgreSQL only, where
 * several processes may share a folder.
 */
export async function listenOnSocket(
  server: Server,
  folder: string,
): Promise<(() => Promise<void>) | undefined> {
  await makeFolder(folder, PRIVATE_MODE);
  if (await isListening(folder)) return undefined;
  const pipe = pipeOf(folder);
  if (pipe !== undefined) {
    await listening(server, pipe);
    return () => Promise.resolve();
  }
  try {
    return await listenInFolder(server, folder);
  } catch (error) {
    server.close();
    throw error;
  }
}

async function listenInFolder(server: Server, folder: string): Promise<() => Promise<void>> {
  const path = join(folder, SOCKET);
  // Made where nobody else can reach it, and moved when it has its mode; that replaces a socket that is left over.
  const draft = await mkdtemp(join(folder, "control-"));
  try {
    await withSocketPath(draft, SOCKET, (short) => listening(server, short));
    await chmod(join(draft, SOCKET), SOCKET_MODE);
    await rename(join(draft, SOCKET), path);
  } finally {
    await rm(draft, { recursive: true, force: true });
  }
  const { ino } = await stat(path);
  return () => removeOwn(path, ino);
}

async function listening(server: Server, path: string): Promise<void> {
  server.listen(path);
  await once(server, "listening");
}

/** A process that started at the same moment may have put its own socket in the place. */
async function removeOwn(path: string, ino: number): Promise<void> {
  const found = await stat(path).catch(() => undefined);
  if (found?.ino === ino) await rm(path, { force: true });
}

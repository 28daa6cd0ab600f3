import { once } from "node:events";
import { chmod, mkdtemp, rename, rm, stat } from "node:fs/promises";
import type { Server } from "node:net";
import { join } from "node:path";
import { makeFolder, PRIVATE_MODE } from "../folders/make-folder.js";
import { isListening, pipeOf, SOCKET, withSocketPath } from "./socket-path.js";

/** Mode of the socket, which only the user that runs the service may use. */
const SOCKET_MODE = 0o600;

/**
 * Makes a server listen on the control socket of a data folder, and returns a function that removes the socket.
 * Replaces the socket of a dead process. Returns undefined if a live process owns the socket, which can only happen on
 * PostgreSQL, where several processes may share a folder.
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
  // Create the socket where nobody else can reach it and move it once its mode is set. The move replaces a leftover
  // socket.
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

/** Removes the socket unless a process that started at the same moment has replaced it with its own. */
async function removeOwn(path: string, ino: number): Promise<void> {
  const found = await stat(path).catch(() => undefined);
  if (found?.ino === ino) await rm(path, { force: true });
}

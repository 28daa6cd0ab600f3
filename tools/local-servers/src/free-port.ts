import { randomInt } from "node:crypto";
import { once } from "node:events";
import { createServer } from "node:net";

/**
 * First and last port that a test may get. They are below the ephemeral ports of Linux, macOS and Windows, any of which
 * the system could assign to another program at any moment. The lowest ports are left to well-known servers; browsers
 * block 10080.
 */
const FIRST = 11_000;
const LAST = 32_767;

/** Returns a free port of 127.0.0.1 that the system does not assign to anyone else in the meantime. */
export async function freePort(): Promise<number> {
  for (;;) {
    const port = randomInt(FIRST, LAST + 1);
    if (await isFree(port)) return port;
  }
}

async function isFree(port: number): Promise<boolean> {
  const server = createServer();
  try {
    server.listen(port, "127.0.0.1");
    await once(server, "listening");
  } catch {
    return false;
  }
  server.close();
  await once(server, "close");
  return true;
}

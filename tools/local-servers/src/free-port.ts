import { randomInt } from "node:crypto";
import { once } from "node:events";
import { createServer } from "node:net";

/**
 * Below what Linux, macOS and Windows give to a connection, or to a server that asks for any port: what is free among those
 * may be another program's a moment later. The lowest are left to servers that people know; browsers refuse 10080.
 */
const FIRST = 11_000;
const LAST = 32_767;

/** A port of 127.0.0.1 that nothing listens on, and that the system gives to nobody else meanwhile. */
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

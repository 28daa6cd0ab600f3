import { once } from "node:events";
import type { AddressInfo } from "node:net";

process.env.TOKEN = "token-of-tests";

/** Starts the server on a free port. */
export async function running(): Promise<{ url: string; token: string; close: () => void }> {
  // Imported here, since it reads the token.
  const { start } = await import("../src/start.ts");
  const server = start().listen(0, "127.0.0.1");
  await once(server, "listening");
  const { port } = server.address() as AddressInfo;
  const close = () => {
    server.close();
    server.closeAllConnections();
  };
  return { url: `http://127.0.0.1:${port}`, token: "token-of-tests", close };
}

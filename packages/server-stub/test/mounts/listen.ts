import { once } from "node:events";
import { createServer, type RequestListener, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import type { Running } from "./start-process.ts";

/** Makes a server, or a new one around a listener, listen on a free local port. */
export async function listen(app: Server | RequestListener): Promise<Running> {
  const server = typeof app === "function" ? createServer(app) : app;
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  return {
    port: (server.address() as AddressInfo).port,
    stop: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

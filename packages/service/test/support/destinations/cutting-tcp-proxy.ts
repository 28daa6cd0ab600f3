import { once } from "node:events";
import { type AddressInfo, connect, createServer, type Socket } from "node:net";
import { onTestFinished } from "vitest";
import { type CuttingProxy, Messages } from "./cutting-proxy.js";

/** Starts a TCP proxy that stops after the test; a message is one burst from the client with the reply to it. */
export async function startCuttingTcpProxy(port: number): Promise<CuttingProxy> {
  const messages = new Messages();
  const sockets = new Set<Socket>();
  const server = createServer({ noDelay: true }, (client) => {
    const upstream = connect({ port, host: "127.0.0.1", noDelay: true });
    const end = () => {
      client.destroy();
      upstream.destroy();
    };
    for (const socket of [client, upstream]) {
      sockets.add(socket);
      socket.on("error", end).on("close", () => {
        sockets.delete(socket);
        end();
      });
    }
    let isLosing = false;
    const pass = async () => {
      for await (const chunk of client) {
        const lost = await messages.next();
        if (isLosing || lost === "request") return end();
        isLosing = lost === "response";
        upstream.write(chunk);
      }
      end();
    };
    pass().catch(end);
    upstream.on("data", (chunk) => {
      if (isLosing) end();
      else client.write(chunk);
    });
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  onTestFinished(() => {
    server.close();
    for (const socket of sockets) socket.destroy();
  });
  const { cutAt, hasCut, actAt, hasActed } = messages;
  return { port: (server.address() as AddressInfo).port, cutAt, hasCut, actAt, hasActed };
}

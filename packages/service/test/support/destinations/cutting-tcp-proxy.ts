import { once } from "node:events";
import { type AddressInfo, connect, createServer, type Socket } from "node:net";
import { onTestFinished } from "vitest";
import type { Cut, CuttingProxy } from "./cutting-proxy.js";

/** Starts a proxy of TCP that ends with the test; a message is what the client sends at once, with what comes back. */
export async function startCuttingTcpProxy(port: number): Promise<CuttingProxy> {
  let left = Number.POSITIVE_INFINITY;
  let cut: Cut | undefined;
  let hasCut = false;
  const sockets = new Set<Socket>();
  const server = createServer((client) => {
    const upstream = connect(port, "127.0.0.1");
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
    if (hasCut && cut?.forGood === true) return end();
    let isLosing = false;
    client.on("data", (chunk) => {
      left -= 1;
      if (isLosing) return end();
      if (left === 0) {
        hasCut = true;
        if (cut?.lost === "request") return end();
        isLosing = true;
      }
      upstream.write(chunk);
    });
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
  return {
    port: (server.address() as AddressInfo).port,
    cutAt: (at, next) => {
      left = at;
      cut = next;
      hasCut = false;
    },
    hasCut: () => hasCut,
  };
}

import { once } from "node:events";
import { connect, createServer, type Socket } from "node:net";
import { onTestFinished } from "vitest";

/** A proxy to a server whose connections can be cut. */
export interface TcpProxy {
  readonly port: number;
  /** Returns the number of open connections. */
  readonly open: () => number;
  /** Resets the connections for which `chosen` returns true, even in the middle of a message; returns how many. */
  readonly cut: (chosen: (index: number) => boolean) => number;
}

/** Target of a proxy. */
export interface ProxyTarget {
  readonly hostname: string;
  readonly port: string;
}

/** Starts a proxy to a server that goes silent after a number of bytes from a client; it does not inspect the data. */
export async function startTcpProxy(
  target: ProxyTarget,
  silentAfter = Number.POSITIVE_INFINITY,
): Promise<TcpProxy> {
  const pairs = new Set<readonly [Socket, Socket]>();
  const server = createServer((client) => {
    const upstream = connect(Number(target.port || 5432), target.hostname);
    const pair = [client, upstream] as const;
    pairs.add(pair);
    client.pipe(upstream).pipe(client);
    client.on("data", () => {
      if (client.bytesRead <= silentAfter) return;
      client.unpipe();
      upstream.unpipe();
    });
    for (const socket of pair) {
      // Both ends close together, so the error that a cut causes is expected.
      socket.on("error", () => undefined);
      socket.on("close", () => {
        pairs.delete(pair);
        for (const other of pair) other.destroy();
      });
    }
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  onTestFinished(() => {
    server.close();
    for (const socket of [...pairs].flat()) socket.destroy();
  });
  const address = server.address();
  const port = typeof address === "object" && address ? address.port : 0;
  return {
    port,
    open: () => pairs.size,
    cut: (chosen) => {
      const victims = [...pairs].filter((_, index) => chosen(index));
      for (const socket of victims.flat()) socket.resetAndDestroy();
      return victims.length;
    },
  };
}

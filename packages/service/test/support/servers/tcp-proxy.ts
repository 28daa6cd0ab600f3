import { once } from "node:events";
import { connect, createServer, type Socket } from "node:net";
import { onTestFinished } from "vitest";

/** A way to a server that can be cut. */
export interface TcpProxy {
  readonly port: number;
  /** How many connections are open. */
  readonly open: () => number;
  /** Resets the connections that `chosen` says, in the middle of whatever they carry; returns how many. */
  readonly cut: (chosen: (index: number) => boolean) => number;
}

/** Where a proxy leads. */
export interface ProxyTarget {
  readonly hostname: string;
  readonly port: string;
}

/** Starts a proxy to a server, which falls silent after so many bytes from a client; what it carries is not looked at. */
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
      // The other end must not outlive this one; that a cut is an error is what it is for.
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

import { once } from "node:events";
import { connect, type Socket } from "node:net";

const REQUEST = [
  "GET /v2/document-exports?pageNo=1&pageSize=50 HTTP/1.1",
  "Host: 127.0.0.1",
  "Authorization: Bearer bench-token",
  "",
  "",
].join("\r\n");

/** Result of one load sample. */
export interface Load {
  readonly perSecond: number;
  /** Duration of each request in milliseconds. */
  readonly times: readonly number[];
}

/**
 * Sends `requests` requests, one after another on each of `atOnce` connections. It writes and counts raw bytes, so that
 * it uses less CPU than the server it measures: each response must be as long as the first one.
 */
export async function sendRequests(port: number, atOnce: number, requests: number): Promise<Load> {
  const sockets = await Promise.all(Array.from({ length: atOnce }, () => open(port)));
  const [first] = sockets;
  const length = first ? await lengthOfResponse(first) : 0;
  const times: number[] = [];
  const started = performance.now();
  const isOver = (): boolean => times.length + atOnce > requests;
  await Promise.all(sockets.map((socket) => repeat(socket, length, times, isOver)));
  const seconds = (performance.now() - started) / 1_000;
  for (const socket of sockets) socket.destroy();
  return { perSecond: times.length / seconds, times };
}

async function open(port: number): Promise<Socket> {
  const socket = connect(port, "127.0.0.1").setNoDelay();
  await once(socket, "connect");
  return socket;
}

async function lengthOfResponse(socket: Socket): Promise<number> {
  let received = "";
  socket.write(REQUEST);
  for (;;) {
    const [chunk]: Buffer[] = await once(socket, "data");
    received += chunk?.toString("latin1");
    const end = received.indexOf("\r\n\r\n") + 4;
    const body = Number(/^content-length: (\d+)/im.exec(received)?.[1] ?? Number.NaN);
    if (end > 3 && Number.isNaN(body)) throw new Error(`A response without a length: ${received}`);
    if (end > 3 && received.length === end + body) return received.length;
  }
}

/** Fills `times` with the duration of each request in milliseconds. */
function repeat(
  socket: Socket,
  length: number,
  times: number[],
  isOver: () => boolean,
): Promise<void> {
  return new Promise((resolve, reject) => {
    let left = length;
    let sent = performance.now();
    socket.on("error", reject);
    socket.on("close", () => reject(new Error("A connection was closed.")));
    socket.on("data", (chunk: Buffer) => {
      left -= chunk.length;
      if (left > 0) return;
      times.push(performance.now() - sent);
      if (isOver()) return resolve();
      [left, sent] = [length, performance.now()];
      socket.write(REQUEST);
    });
    socket.write(REQUEST);
  });
}

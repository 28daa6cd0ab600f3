import { once } from "node:events";
import { connect, type Socket } from "node:net";

/** Load on a candidate: every connection sends the request again as soon as it has the response. */
export interface Load {
  readonly port: number;
  readonly connections: number;
  /** The whole request, head and body. */
  readonly request: Uint8Array;
  /** The status that every response must have. */
  readonly status: number;
}

/** Result of a load. */
export interface Loaded {
  readonly responses: number;
  readonly seconds: number;
}

/** Sends load to a server until `enough` returns true; throws an Error for a response with another status. */
export async function load(target: Load, enough: (responses: number) => boolean): Promise<Loaded> {
  const sockets = await Promise.all(Array.from({ length: target.connections }, () => open(target)));
  const started = performance.now();
  let responses = 0;
  const next = () => {
    responses += 1;
    return !enough(responses);
  };
  try {
    await Promise.all(sockets.map((socket) => repeat(socket, target, next)));
    return { responses, seconds: (performance.now() - started) / 1000 };
  } finally {
    for (const socket of sockets) socket.destroy();
  }
}

async function open({ port }: Load): Promise<Socket> {
  const socket = connect({ port, host: "127.0.0.1", noDelay: true });
  await once(socket, "connect");
  return socket;
}

/** Sends the request and reads the response, in a loop while `next` returns true. */
function repeat(socket: Socket, { request, status }: Load, next: () => boolean): Promise<void> {
  return new Promise((resolve, reject) => {
    let length = 0;
    let received = 0;
    socket.on("error", reject).on("close", () => reject(new Error("The server hung up.")));
    socket.on("data", (chunk) => {
      if (received === 0) length = lengthOf(chunk, status);
      received += chunk.length;
      if (received < length) return;
      received = 0;
      if (next()) socket.write(request);
      else resolve();
    });
    socket.write(request);
  });
}

/** Returns the length in bytes of a response whose whole head is in its first chunk. */
function lengthOf(chunk: Buffer, status: number): number {
  const end = chunk.indexOf("\r\n\r\n");
  const head = chunk.toString("latin1", 0, end);
  const length = /^content-length: (\d+)/im.exec(head)?.[1];
  if (!head.startsWith(`HTTP/1.1 ${status}`) || length === undefined)
    throw new Error(
      `Expected ${status} with a length, got \`${chunk.toString("latin1", 0, 300)}\`.`,
    );
  return end + 4 + Number(length);
}

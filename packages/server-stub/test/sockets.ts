import { once } from "node:events";
import { createServer as createHttpServer, type Server as HttpServer } from "node:http";
import { connect, type AddressInfo, type Socket } from "node:net";
import { createServer, type ServerOptions } from "../src/index.js";
import { testOptions, type Caller } from "./harness.js";

/** A stub behind a real HTTP server. */
export interface Listening {
  readonly http: HttpServer;
  readonly port: number;
  close(): Promise<void>;
}

/** Starts a real HTTP server with a stub that has the test options. */
export async function listen(overrides: Partial<ServerOptions<Caller>> = {}): Promise<Listening> {
  const http = createHttpServer(createServer(testOptions(overrides)).node);
  http.listen(0, "127.0.0.1");
  await once(http, "listening");
  const close = async () => {
    http.closeAllConnections();
    await new Promise((resolve) => http.close(resolve));
  };
  return { http, port: (http.address() as AddressInfo).port, close };
}

/** Waits until the socket accepts more data, or never will. */
function drained(socket: Socket): Promise<unknown> {
  return once(socket, "drain").catch(() => {});
}

/** Writes all bytes to a socket, then reads until the server closes, as a blocking client does. */
export async function exchange(
  port: number,
  parts: Iterable<string | Uint8Array>,
): Promise<string> {
  const socket = connect(port, "127.0.0.1");
  await once(socket, "connect");
  let response = "";
  socket
    .setEncoding("latin1")
    .on("data", (text) => (response += text))
    .pause();
  socket.on("error", () => {});
  // Not `once`: a broken pipe is not a failure here, because the test checks the response.
  const closed = new Promise((resolve) => socket.on("close", resolve));
  for (const part of parts) {
    if (socket.destroyed) break;
    if (!socket.write(part)) await Promise.race([drained(socket), closed]);
  }
  socket.resume();
  await closed;
  return response;
}

/** Returns the head of an upload that closes its connection, with these lines after the usual ones. */
export function uploadHead(lines: readonly string[]): string {
  const usual = ["POST /v2/export/hosted-docs HTTP/1.1", "Host: stub.test"];
  const all = [...usual, "Authorization: Bearer good", "Connection: close", ...lines];
  return `${all.join("\r\n")}\r\n\r\n`;
}

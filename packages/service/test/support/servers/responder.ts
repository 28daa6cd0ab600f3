import { once } from "node:events";
import { createServer, type IncomingHttpHeaders } from "node:http";
import { onTestFinished } from "vitest";

/** A server that sends the same response to every request. */
export interface Responder {
  readonly url: string;
  /** Headers of every request so far. */
  readonly headers: readonly IncomingHttpHeaders[];
}

/** Starts a local server that sends the same response to every request. */
export async function startResponder(
  status: number,
  responseHeaders: Record<string, string> = {},
): Promise<Responder> {
  const headers: IncomingHttpHeaders[] = [];
  const server = createServer((request, response) => {
    headers.push(request.headers);
    request.resume().once("end", () => response.writeHead(status, responseHeaders).end());
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  onTestFinished(() => void server.close().closeAllConnections());
  const address = server.address();
  const port = typeof address === "object" && address ? address.port : 0;
  return { url: `http://127.0.0.1:${port}`, headers };
}

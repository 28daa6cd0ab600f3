import { once } from "node:events";
import { createServer, type IncomingHttpHeaders } from "node:http";
import { onTestFinished } from "vitest";

/** A call that the service made. */
export interface ReceivedCall {
  readonly headers: IncomingHttpHeaders;
  readonly body: string;
  /** `type` of the event. */
  readonly type: string;
}

/** A receiver of webhook messages. */
export interface Receiver {
  readonly url: string;
  readonly calls: readonly ReceivedCall[];
  /** Statuses of the next responses, in order; then 204. */
  readonly responses: number[];
}

/** Starts a receiver on this machine. */
export async function startReceiver(responses: number[] = []): Promise<Receiver> {
  const calls: ReceivedCall[] = [];
  const server = createServer(async (request, response) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk);
    const body = Buffer.concat(chunks).toString();
    calls.push({ headers: request.headers, body, type: JSON.parse(body).type });
    response.writeHead(responses.shift() ?? 204).end();
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  onTestFinished(() => void server.close().closeAllConnections());
  const address = server.address();
  const port = typeof address === "object" && address ? address.port : 0;
  return { url: `http://127.0.0.1:${port}/hook`, calls, responses };
}

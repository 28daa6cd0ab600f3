import { once } from "node:events";
import { createServer, type IncomingHttpHeaders } from "node:http";
import { onTestFinished } from "vitest";

/** A call that the receiver got from the service. */
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
  /** Statuses of the next responses, in order, followed by 204. */
  readonly responses: number[];
}

/** In seconds: no automatic retry reaches a failing receiver before the test ends, however slow the machine is. */
export const NOT_SOON = 24 * 60 * 60;

/** Starts a local receiver; its failures may request a retry after some seconds. */
export async function startReceiver(
  responses: number[] = [],
  retryAfter?: number,
): Promise<Receiver> {
  const calls: ReceivedCall[] = [];
  const server = createServer(async (request, response) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk);
    const body = Buffer.concat(chunks).toString();
    calls.push({ headers: request.headers, body, type: JSON.parse(body).type });
    const status = responses.shift() ?? 204;
    const isTold = retryAfter !== undefined && status >= 400;
    response.writeHead(status, isTold ? { "retry-after": `${retryAfter}` } : {}).end();
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  onTestFinished(() => void server.close().closeAllConnections());
  const address = server.address();
  const port = typeof address === "object" && address ? address.port : 0;
  return { url: `http://127.0.0.1:${port}/hook`, calls, responses };
}

import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { onTestFinished } from "vitest";

/** A call received by a receiver. */
export interface ReceivedCall {
  readonly rawHeaders: readonly string[];
  readonly headers: Readonly<Record<string, string | readonly string[] | undefined>>;
  readonly body: Buffer;
}

/** Starts a receiver that responds with these statuses in turn, and then keeps responding with the last one. */
export async function startReceiver(...statuses: readonly number[]) {
  const calls: ReceivedCall[] = [];
  const server = createServer(async (request, response) => {
    const chunks = await request.toArray();
    const { headers, rawHeaders } = request;
    const status = statuses[calls.length] ?? statuses.at(-1) ?? 200;
    calls.push({ headers, rawHeaders, body: Buffer.concat(chunks as Buffer[]) });
    response.writeHead(status, { "content-type": "text/plain" }).end(`call ${calls.length}`);
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  onTestFinished(() => void server.close().closeAllConnections());
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/hooks`, calls };
}

import { once } from "node:events";
import { createServer, type Server, type ServerResponse } from "node:http";

/** A server on this machine that the demo calls, so that it needs nothing from the network. */
export interface DemoReceiver {
  readonly port: number;
  /** URL for webhooks whose deliveries succeed. */
  readonly workingUrl: string;
  /** URL for webhooks whose deliveries fail, because it responds with 500. */
  readonly failingUrl: string;
  /** URL of the picture in the demo document. */
  readonly pictureUrl: string;
  readonly close: () => void;
}

const HOST = "127.0.0.1";
const WORKING = "/webhooks";
const FAILING = "/webhooks-that-fail";
const PICTURE = "/picture.png";

/**
 * Starts the receiver, on the port of an earlier start if that is free, because its webhooks are registered with that
 * port.
 */
export async function startDemoReceiver(picture: Uint8Array, port = 0): Promise<DemoReceiver> {
  const server = createServer(({ url }, response) => respond(response, url, picture));
  const bound = await listen(server, port).catch(() => listen(server, 0));
  // The receiver alone must not keep the process running.
  server.unref();
  const base = `http://${HOST}:${bound}`;
  return {
    port: bound,
    workingUrl: base + WORKING,
    failingUrl: base + FAILING,
    pictureUrl: base + PICTURE,
    close: () => void server.close().closeAllConnections(),
  };
}

function respond(response: ServerResponse, url: string | undefined, picture: Uint8Array): void {
  if (url === WORKING) response.writeHead(204).end();
  else if (url === PICTURE) response.writeHead(200, { "content-type": "image/png" }).end(picture);
  else if (url === FAILING) response.writeHead(500).end("This receiver of the demo always fails.");
  else response.writeHead(404).end();
}

async function listen(server: Server, port: number): Promise<number> {
  server.listen(port, HOST);
  await once(server, "listening");
  const address = server.address();
  if (typeof address !== "object" || !address) throw new Error("The demo's receiver has no port.");
  return address.port;
}

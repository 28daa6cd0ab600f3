import { once } from "node:events";
import { createServer as createHttpServer, type IncomingMessage, type Server } from "node:http";
import { type AddressInfo, connect, createServer as createNetServer } from "node:net";
import { buffer } from "node:stream/consumers";
import { createServer, stub } from "@document-export/server-stub";

/** A request as received over the wire. */
export interface Received {
  readonly method: string;
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
}

/** The token that the stub accepts. */
export const TOKEN = "secret-of-the-test";

/** The stub, and the page and script of an element under `/docs/`, as in a service. */
export interface StubServer extends AsyncDisposable {
  readonly url: string;
  readonly received: readonly Received[];
}

/** Serves the stub with a page at `/docs/reference/api/`. `policy` is the content security policy of the page. */
export async function serveStub(page: string, script: string, policy: string): Promise<StubServer> {
  const received: Received[] = [];
  const scopes = [
    "exports:read",
    "exports:write",
    "collections:read",
    "webhooks:read",
    "webhooks:write",
  ] as const;
  const server = createServer({
    handlers: stub(),
    authenticate: ({ token }) =>
      Promise.resolve(token === TOKEN ? { principal: {}, scopes } : undefined),
  });
  const http = createHttpServer(async (request, response) => {
    const { url = "" } = request;
    if (url.startsWith("/docs/")) {
      const isScript = url.endsWith(".js");
      response.writeHead(200, {
        "content-type": isScript ? "text/javascript" : "text/html; charset=utf-8",
        "content-security-policy": policy,
      });
      response.end(isScript ? script : page);
      return;
    }
    const body = await buffer(request);
    received.push(describe(request, body));
    const given = await server.fetch(toFetch(request, body));
    response.writeHead(given.status, Object.fromEntries(given.headers));
    response.end(Buffer.from(await given.arrayBuffer()));
  });
  const url = await listen(http);
  return {
    url,
    received,
    [Symbol.asyncDispose]: async () => {
      http.closeAllConnections();
      http.close();
      await once(http, "close");
    },
  };
}

async function listen(http: Server): Promise<string> {
  http.listen(0, "127.0.0.1");
  await once(http, "listening");
  return `http://127.0.0.1:${(http.address() as AddressInfo).port}`;
}

/** An address where nothing listens. It is the local end of an open connection, so no other program can take it. */
export async function freeAddress(): Promise<string> {
  // Neither end keeps the test process alive.
  const other = createNetServer((accepted) => void accepted.unref()).listen(0, "127.0.0.1");
  await once(other, "listening");
  const socket = connect((other.address() as AddressInfo).port, "127.0.0.1");
  await once(socket, "connect");
  socket.unref();
  other.unref();
  return `http://127.0.0.1:${socket.localPort}`;
}

function describe({ method = "", url = "", headers }: IncomingMessage, body: Buffer): Received {
  return { method, url, headers: headers as Record<string, string>, body: body.toString("latin1") };
}

function toFetch({ method = "GET", url = "", headers }: IncomingMessage, body: Buffer): Request {
  return new Request(`http://127.0.0.1${url}`, {
    method,
    headers: headers as Record<string, string>,
    ...(body.length > 0 && { body: new Uint8Array(body) }),
  });
}

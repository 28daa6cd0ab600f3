import { createServer as createHttpServer } from "node:http";
import { once } from "node:events";
import type { AddressInfo } from "node:net";
import { createServer, stub, type Handlers } from "@document-export/server-stub";
import { onTestFinished } from "vitest";

const scopes = [
  "exports:read",
  "exports:write",
  "collections:read",
  "webhooks:read",
  "webhooks:write",
];

/** A server that responds with the contract's examples, and how to reach it. */
export interface StubServer {
  readonly url: string;
  /** What lets a command reach it. */
  readonly env: { readonly DOCEXPORT_BASE_URL: string; readonly DOCEXPORT_TOKEN: string };
  /** Methods and paths, with their queries, in the order in which they came. */
  readonly requests: readonly string[];
}

/**
 * Starts the stub with handlers of a test; it knows the token `good` and stops after the test. It publishes the key
 * for webhooks, if there is one.
 */
export async function startStub(
  handlers: Partial<Handlers<unknown>> = {},
  publicKey?: string,
): Promise<StubServer> {
  const requests: string[] = [];
  const server = createServer({
    handlers: { ...stub(), ...handlers },
    authenticate: async ({ token }) =>
      token === "good"
        ? { principal: {}, scopes }
        : token === "poor"
          ? { principal: {}, scopes: [] }
          : undefined,
  });
  const http = createHttpServer((request, response) => {
    requests.push(`${request.method} ${request.url}`);
    if (publicKey !== undefined && request.url === "/.well-known/webhook-keys.json")
      response.end(JSON.stringify({ keys: [{ whpk: publicKey }] }));
    else void server.node(request, response);
  });
  http.listen(0, "127.0.0.1");
  await once(http, "listening");
  onTestFinished(() => {
    http.closeAllConnections();
    http.close();
  });
  const url = `http://127.0.0.1:${(http.address() as AddressInfo).port}`;
  return { url, env: { DOCEXPORT_BASE_URL: url, DOCEXPORT_TOKEN: "good" }, requests };
}

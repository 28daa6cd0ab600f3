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

/** A server that responds with the contract's examples, and the variables with which a command reaches it. */
export interface StubServer {
  readonly url: string;
  /** The environment variables with which a command reaches it. */
  readonly env: { readonly DOCEXPORT_BASE_URL: string; readonly DOCEXPORT_TOKEN: string };
  /** Methods and paths with their queries, in the order received. */
  readonly requests: readonly string[];
}

/**
 * Starts the stub with the handlers of a test. It accepts the token `good`, publishes the webhook key if there is one,
 * and stops after the test.
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

import { createServer as createHttpServer } from "node:http";
import type { AddressInfo } from "node:net";
import { stub, type Server, type ServerOptions } from "../src/index.js";

/** Owner of a test token. */
export interface Caller {
  readonly name: string;
}

const everyScope = [
  "exports:read",
  "exports:write",
  "collections:read",
  "webhooks:read",
  "webhooks:write",
];

/** Returns options that respond with examples; `good` may do everything, `reader` may only read. */
export function testOptions(overrides: Partial<ServerOptions<Caller>> = {}): ServerOptions<Caller> {
  return {
    handlers: stub(),
    authenticate: async ({ token }) => {
      if (token === "good") return { principal: { name: "good" }, scopes: everyScope };
      return token === "reader"
        ? { principal: { name: "reader" }, scopes: ["exports:read"] }
        : undefined;
    },
    onError: () => {},
    ...overrides,
  };
}

/** Sends a request to the server through one of its entries. */
export type Send = (path: string, init?: RequestInit) => Promise<Response>;

/** The two entries, each behind a real HTTP server or called as a runtime would. */
export const entries: Record<
  string,
  (server: Server, use: (send: Send) => Promise<void>) => Promise<void>
> = {
  node: async (server, use) => {
    const http = createHttpServer((request, response) => void server.node(request, response));
    await new Promise<void>((resolve) => http.listen(0, "127.0.0.1", resolve));
    const { port } = http.address() as AddressInfo;
    try {
      await use((path, init) => fetch(`http://127.0.0.1:${port}${path}`, init));
    } finally {
      http.closeAllConnections();
      await new Promise((resolve) => http.close(resolve));
    }
  },
  fetch: (server, use) =>
    use((path, init) => server.fetch(new Request(`http://stub.test${path}`, init))),
};

/** Returns the headers of a request with a token. */
export function as(token: string, headers: Record<string, string> = {}): RequestInit {
  return { headers: { authorization: `Bearer ${token}`, ...headers } };
}

/** Returns a multipart request from raw parts, so that the test controls every byte. */
export function multipart(parts: readonly string[], boundary = "edge"): RequestInit {
  const body = [...parts.map((part) => `--${boundary}\r\n${part}\r\n`), `--${boundary}--\r\n`].join(
    "",
  );
  return {
    method: "POST",
    headers: {
      authorization: "Bearer good",
      "content-type": `multipart/form-data; boundary=${boundary}`,
    },
    body,
  };
}

/** Returns the members of a problem that tests compare. */
export async function problemOf(response: Response): Promise<Record<string, unknown>> {
  return {
    contentType: response.headers.get("content-type"),
    ...((await response.json()) as object),
  };
}

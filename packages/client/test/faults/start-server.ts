import { once } from "node:events";
import { createServer as createHttpServer, type IncomingMessage } from "node:http";
import type { AddressInfo } from "node:net";
import { createServer, stub } from "@document-export/server-stub";
import { faults } from "./faults.js";

/** A server that is correct under `/right`, and faulty in one way under each path that names a fault. */
export interface FaultyServer {
  readonly url: string;
  readonly stop: () => Promise<void>;
}

const scopes = [
  "exports:read",
  "exports:write",
  "collections:read",
  "webhooks:read",
  "webhooks:write",
];
const examples = stub();

const server = createServer({
  handlers: {
    ...examples,
    /** Five collections. */
    listCollections: async (request) => {
      const response = await examples.listCollections(request);
      const { pageNo, pageSize } = request.query;
      const [item] = response.status === 200 ? response.body.items : [];
      if (response.status !== 200 || !item) return response;
      const all = [1, 2, 3, 4, 5].map((id) => ({ ...item, id }));
      const items = all.slice((pageNo - 1) * pageSize, pageNo * pageSize);
      const pageCount = Math.ceil(all.length / pageSize);
      const pagination = { pageNo, pageSize, pageCount, totalRecordCount: all.length };
      return { ...response, body: { items, pagination } };
    },
    /** Summarizes the upload it received. */
    exportHostedDocument: async (request) => {
      const response = await examples.exportHostedDocument(request);
      if (response.status !== 202) return response;
      const { file, options } = request.body;
      const summary = `${file.size} bytes to ${options.destination}: ${file.text().trim()}`;
      return { ...response, body: { ...response.body, summary } };
    },
  },
  authenticate: async ({ token }) => (token === "good" ? { principal: {}, scopes } : undefined),
});

/** Starts the server on a free port; the path before `/v2` is `/<fault>/<name of the call>`. */
export async function startServer(): Promise<FaultyServer> {
  const seen = new Map<string, number>();
  const http = createHttpServer(async (request, response) => {
    const [, fault = "", call = ""] = request.url?.split("/") ?? [];
    const times = (seen.get(call) ?? 0) + 1;
    seen.set(call, times);
    const isHandled = await faults[fault]?.(request, response, times);
    if (isHandled) return;
    request.url = pathOf(request);
    await server.node(request, response);
  });
  http.listen(0, "127.0.0.1");
  await once(http, "listening");
  return {
    url: `http://127.0.0.1:${(http.address() as AddressInfo).port}`,
    stop: async () => {
      http.closeAllConnections();
      await new Promise((resolve) => http.close(resolve));
    },
  };
}

function pathOf({ url = "" }: IncomingMessage): string {
  return url.slice(Math.max(0, url.indexOf("/v2/")));
}

// The bare stub in its own process: its handlers respond with a prepared page.
import { createServer, stub } from "@document-export/server-stub";
import { createHttpServer } from "@document-export/server-stub/node";
import type { Ready } from "./child.ts";

const SIZE = 50;
const connection = (id: number, name: string) => ({ id, name });
const items = Array.from({ length: SIZE }, (_, index) => ({
  sourceConnection: connection(1, "Demo documents"),
  sourceDocumentTitle: "Report",
  sourceDocumentReference: "doc",
  sourceDocumentVersion: "rev",
  sourceDocumentKind: "google-docs",
  destinationConnection: connection(2, "Demo folder"),
  destinationReference: `reports/${index}.html`,
  exportedAt: "2026-01-01T00:00:00.000Z",
}));
const pagination = { pageCount: 20, pageNo: 1, pageSize: SIZE, totalRecordCount: 1000 };
const api = createServer({
  handlers: {
    ...stub(),
    listDocumentExports: async () => ({ status: 200, body: { items, pagination } }),
  },
  authenticate: async () => ({ principal: "someone", scopes: ["exports:read"] }),
});
const server = createHttpServer(api);
server.listen(0, "127.0.0.1", () => {
  const address = server.address();
  const port = typeof address === "object" && address ? address.port : 0;
  process.send?.({ url: `http://127.0.0.1:${port}`, token: "any", destination: 0 } satisfies Ready);
});

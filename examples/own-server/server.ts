// An implementation of the interface with one operation; the others respond with 501 until they are implemented.
import type { AddressInfo } from "node:net";
import { createServer, unimplemented } from "@document-export/server-stub";
import { createHttpServer } from "@document-export/server-stub/node";

const SCOPES = [
  "collections:read",
  "exports:read",
  "exports:write",
  "webhooks:read",
  "webhooks:write",
] as const;
const collection = {
  id: 1,
  name: "Reports",
  sourceConnection: { id: 10, name: "Google Docs" },
  destinationConnection: { id: 20, name: "Archive" },
};

const server = createServer({
  handlers: {
    ...unimplemented(),
    listCollections: async ({ query: { pageNo, pageSize } }) => ({
      status: 200,
      body: {
        items: pageNo === 1 ? [collection] : [],
        pagination: { pageNo, pageSize, pageCount: 1, totalRecordCount: 1 },
      },
    }),
  },
  // The checker needs a token with every scope.
  authenticate: async ({ token }) =>
    token === process.env.TOKEN ? { principal: {}, scopes: [...SCOPES] } : undefined,
});

const http = createHttpServer(server);
http.listen(Number(process.env.PORT ?? 8080), "127.0.0.1", () => {
  const { port } = http.address() as AddressInfo;
  console.log(`listening on http://127.0.0.1:${port}`);
});

// An implementation of the interface with one operation of its own; the others respond with 501 until they are written.
import { createServer, unimplemented } from "@document-export/server-stub";
import { createHttpServer } from "@document-export/server-stub/node";

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
  authenticate: async ({ token }) =>
    token === process.env.TOKEN
      ? { principal: {}, scopes: ["collections:read", "webhooks:read"] }
      : undefined,
});

const http = createHttpServer(server);
http.listen(Number(process.env.PORT ?? 8080), "127.0.0.1", () =>
  console.log("listening", http.address()),
);

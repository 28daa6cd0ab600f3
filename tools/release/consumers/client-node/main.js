import { createClient } from "@document-export/client";
import { createServer, stub } from "@document-export/server-stub";
import { createHttpServer } from "@document-export/server-stub/node";

const scopes = [
  "collections:read",
  "exports:read",
  "exports:write",
  "webhooks:read",
  "webhooks:write",
];
const server = createServer({
  handlers: stub(),
  authenticate: async ({ token }) => (token === "secret" ? { principal: {}, scopes } : undefined),
});
const http = createHttpServer(server).listen(0, "127.0.0.1");
await new Promise((resolve) => http.once("listening", resolve));
const baseUrl = `http://127.0.0.1:${http.address().port}`;

const client = createClient({ baseUrl, token: "secret" });
const page = await client.listCollections();
if (page.items.length === 0) throw new Error("Expected collections, got none.");
const stranger = createClient({ baseUrl, token: "wrong" });
const refused = await stranger.listCollections().catch((error) => error);
if (refused.status !== 401) throw new Error("Expected 401.", { cause: refused });
http.close();
console.log(`${page.items.length} collections, ${refused.name}`);

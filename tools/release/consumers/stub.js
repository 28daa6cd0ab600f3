import { createServer, stub } from "@document-export/server-stub";

export const token = "secret";
const scopes = [
  "collections:read",
  "exports:read",
  "exports:write",
  "webhooks:read",
  "webhooks:write",
];

export const server = createServer({
  handlers: stub(), // responds with the contract's examples
  authenticate: async (call) => (call.token === token ? { principal: {}, scopes } : undefined),
});

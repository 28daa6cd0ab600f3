import { createServer, stub, type Server } from "../dist/index.js";
import { acceptedJob } from "./accept.ts";
import { page } from "./page.ts";

const scopes = ["exports:read", "exports:write"];

/** The stub as it comes, with every check of requests and responses. */
export const server: Server = createServer({
  handlers: {
    ...stub(),
    listDocumentExports: async () => ({ status: 200, body: page }),
    exportHostedDocument: async () => ({ status: 202, body: acceptedJob }),
  },
  authenticate: async ({ token }) =>
    token === "good" ? { principal: undefined, scopes } : undefined,
});

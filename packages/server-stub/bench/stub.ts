import { createServer, stub, type schemas, type Server } from "../dist/index.js";
import { acceptedJob } from "./accept.ts";
import { page } from "./page.ts";

const scopes = ["exports:read", "exports:write"];

/** Returns a stub with default options and every check, which responds to a list with the given page. */
export function stubOf(listed: schemas.DocumentExportPage): Server {
  return createServer({
    handlers: {
      ...stub(),
      listDocumentExports: async () => ({ status: 200, body: listed }),
      exportHostedDocument: async () => ({ status: 202, body: acceptedJob }),
    },
    authenticate: async ({ token }) =>
      token === "good" ? { principal: undefined, scopes } : undefined,
    limits: { file: 64 * 1024 * 1024 },
  });
}

/** The stub that most candidates use. */
export const server: Server = stubOf(page);

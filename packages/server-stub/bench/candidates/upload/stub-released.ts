import { createServer, stub } from "../../../dist/index.js";
import { acceptedJob } from "../../accept.ts";

/** A stub whose handler releases the file when it is done with it, as the service does. */
const server = createServer({
  handlers: {
    ...stub(),
    exportHostedDocument: async ({ body }) => {
      body.file.release();
      return { status: 202, body: acceptedJob };
    },
  },
  authenticate: async ({ token }) =>
    token === "good" ? { principal: undefined, scopes: ["exports:write"] } : undefined,
  limits: { file: 64 * 1024 * 1024 },
});
export default server.node;

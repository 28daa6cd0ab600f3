import { createServer, stub } from "../../../dist/index.js";

/** A stub whose limit for a file is far below what it is sent. */
const server = createServer({
  handlers: stub(),
  authenticate: async () => ({ principal: undefined, scopes: ["exports:write"] }),
  limits: { file: 1024 * 1024, parts: 1024 },
});
export default server.node;

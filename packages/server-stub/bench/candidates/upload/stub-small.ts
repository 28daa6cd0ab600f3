import { createServer, stub } from "../../../dist/index.js";

/** A stub whose file size limit is far below the size of the upload. */
const server = createServer({
  handlers: stub(),
  authenticate: async () => ({ principal: undefined, scopes: ["exports:write"] }),
  limits: { file: 1024 * 1024, parts: 1024 },
});
export default server.node;

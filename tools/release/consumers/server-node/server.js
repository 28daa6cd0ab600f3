import { createServer } from "node:http";
import { server, token } from "./stub.js";

export { token };
export const http = createServer(server.node).listen(0, "127.0.0.1");

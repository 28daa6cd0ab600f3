import { createServer } from "node:http";
import { server } from "./server.ts";

export const app = createServer(server.node);

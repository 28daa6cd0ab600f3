import { createHttpServer } from "@document-export/server-stub/node";
import express, { type Express } from "express";
import { api } from "./api.ts";

const app: Express = express();
// Add your own routes here, before the interface: it responds to every path that reaches it.
app.get("/health", (_request, response) => void response.send("ok"));
app.use(api.node);

/** Creates the server; call `listen` to start it. */
export function start() {
  return createHttpServer({ node: app });
}

import { createHttpServer } from "@document-export/server-stub/node";
import { getRequestListener } from "@hono/node-server";
import { Hono } from "hono";
import { api } from "./api.ts";

const app = new Hono();
// Add your own routes here.
app.get("/health", (context) => context.text("ok"));
app.all("*", ({ req }) => api.fetch(req.raw));

/** Creates the server; call `listen` to start it. */
export function start() {
  return createHttpServer({ node: getRequestListener(app.fetch) });
}

import { createHttpServer } from "@document-export/server-stub/node";
import { getRequestListener } from "@hono/node-server";
import { Hono } from "hono";
import { api } from "./api.ts";

const app = new Hono();
// Routes of your own stand here.
app.get("/health", (context) => context.text("ok"));
app.all("*", ({ req }) => api.fetch(req.raw));

/** The server, which does not listen yet. */
export function start() {
  return createHttpServer({ node: getRequestListener(app.fetch) });
}

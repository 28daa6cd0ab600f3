import { serve } from "@hono/node-server";
import { Hono } from "hono";
import { server, token } from "./stub.js";

const app = new Hono();
app.all("/v2/*", ({ req }) => server.fetch(req.raw));

export { token };
export const http = serve({ fetch: app.fetch, port: 0, hostname: "127.0.0.1" });

import { Hono } from "hono";
import { server } from "./server.ts";

export const app = new Hono();
app.all("/v2/*", ({ req }) => server.fetch(req.raw));

import { createHttpServer } from "@document-export/server-stub/node";
import express, { type Express } from "express";
import { api } from "./api.ts";

const app: Express = express();
// Routes of your own stand here: the interface responds on every path that it is given.
app.get("/health", (_request, response) => void response.send("ok"));
app.use(api.node);

/** The server, which does not listen yet. */
export function start() {
  return createHttpServer({ node: app });
}

import { createHttpServer } from "@document-export/server-stub/node";
import { api } from "./api.ts";

/** The server, which does not listen yet. */
export function start() {
  return createHttpServer(api);
}

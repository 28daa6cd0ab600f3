import { createHttpServer } from "@document-export/server-stub/node";
import { api } from "./api.ts";

/** Creates the server; call `listen` to start it. */
export function start() {
  return createHttpServer(api);
}

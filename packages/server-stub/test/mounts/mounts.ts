import { fileURLToPath } from "node:url";
import { findInstalled, type Found } from "@document-export/runtimes";
import { getRequestListener } from "@hono/node-server";
import { app as express } from "./apps/express.ts";
import { app as fastify } from "./apps/fastify.ts";
import { app as hono } from "./apps/hono.ts";
import { app as node } from "./apps/node.ts";
import { server } from "./apps/server.ts";
import { createHttpServer } from "../../src/node.js";
import { listen } from "./listen.ts";
import { startProcess, type Running } from "./start-process.ts";
import { startWorkerd } from "./start-workerd.ts";

/** A way to serve the handler file. */
export interface Mount {
  readonly name: string;
  /** Why the mount cannot run on this machine. */
  readonly missing?: string;
  /** How the mount ends a handler whose caller disconnected, if not through the signal. */
  readonly handlersEnd?: string;
  readonly start: () => Promise<Running>;
}

const entry = fileURLToPath(new URL("apps/fetch.ts", import.meta.url));

/** Every runtime and framework that the stub supports. */
export const mounts: readonly Mount[] = [
  { name: "node:http", start: () => listen(node) },
  { name: "its own server", start: () => listen(createHttpServer(server)) },
  { name: "Express", start: () => listen(express) },
  { name: "Fastify", start: startFastify },
  { name: "Hono", start: () => listen(getRequestListener(hono.fetch)) },
  runtime("Deno", findInstalled("deno"), (command) =>
    startProcess(command, ["serve", "--host=127.0.0.1", "--port=0", entry], /:(\d+)\/$/),
  ),
  runtime("Bun", findInstalled("bun"), (command) =>
    startProcess(command, [entry], /:(\d+)$/, { PORT: "0" }),
  ),
  {
    ...runtime("workerd", findInstalled("workerd"), (command) => startWorkerd(command, entry)),
    handlersEnd: "workerd itself ends the handler, which never runs on",
  },
];

async function startFastify(): Promise<Running> {
  const url = await fastify.listen({ host: "127.0.0.1", port: 0 });
  return { port: Number(new URL(url).port), stop: () => fastify.close() };
}

function runtime(name: string, found: Found, start: (command: string) => Promise<Running>): Mount {
  if ("command" in found) return { name, start: () => start(found.command) };
  const { missing } = found;
  return { name, missing, start: () => Promise.reject(new Error(missing)) };
}

import { existsSync, readFileSync } from "node:fs";
import type { ServerResponse } from "node:http";
import { extname } from "node:path";

/** The content security policy that the service sends with the console: only its own files. */
const POLICY =
  "default-src 'self'; img-src 'self' data:; object-src 'none'; frame-src 'self'; frame-ancestors 'none'; base-uri 'none'; form-action 'none'";
const DIST = new URL("../../dist/", import.meta.url);
const TYPES: Readonly<Record<string, string>> = {
  ".css": "text/css",
  ".html": "text/html; charset=utf-8",
  ".js": "text/javascript",
  ".svg": "image/svg+xml",
  ".txt": "text/plain; charset=utf-8",
};

/** Serves a file of the built console as the service does. */
export function serveFile(path: string, response: ServerResponse): void {
  const name = path.slice("/console/".length) || "index.html";
  const file = new URL(name, DIST);
  if (!existsSync(file)) return void response.writeHead(404).end();
  const type = TYPES[extname(name)] ?? "application/octet-stream";
  response.writeHead(200, { "content-type": type, "content-security-policy": POLICY });
  response.end(readFileSync(file));
}

import { createReadStream, existsSync, statSync } from "node:fs";
import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { extname, join } from "node:path";
import { BASE, SITE } from "./site-files.ts";

const TYPES: Readonly<Record<string, string>> = {
  ".css": "text/css",
  ".html": "text/html; charset=utf-8",
  ".js": "text/javascript",
  ".json": "application/json",
  ".svg": "image/svg+xml",
};

/** Serves the built site on this machine like any static file host, and returns its origin. */
export async function serveSite(): Promise<{ readonly origin: string; readonly server: Server }> {
  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? "/", "http://site.test");
    const path = join(
      SITE,
      pathname.slice(BASE.length),
      pathname.endsWith("/") ? "index.html" : "",
    );
    const found = pathname.startsWith(BASE) && existsSync(path) && statSync(path).isFile();
    const file = found ? path : join(SITE, "404.html");
    const type = TYPES[extname(file)] ?? "application/octet-stream";
    response.writeHead(found ? 200 : 404, { "content-type": type });
    createReadStream(file).pipe(response);
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  return { origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, server };
}

import type { RequestListener } from "node:http";
import type { schemas } from "../dist/index.js";

/** Bare `node:http`: no routing, no authentication, no check. */
export function respondWith(page: schemas.DocumentExportPage): RequestListener {
  return (_request, response) => {
    const body = JSON.stringify(page);
    response.writeHead(200, {
      "content-type": "application/json",
      "content-length": Buffer.byteLength(body),
    });
    response.end(body);
  };
}

import type { RequestListener } from "node:http";
import { page } from "../../page.ts";

/** Bare `node:http`: no routing, no authentication, no check. */
const listener: RequestListener = (_request, response) => {
  const body = JSON.stringify(page);
  response.writeHead(200, {
    "content-type": "application/json",
    "content-length": Buffer.byteLength(body),
  });
  response.end(body);
};
export default listener;

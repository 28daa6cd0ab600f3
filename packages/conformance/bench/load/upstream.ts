// The fastest possible server: it always sends the same prepared page.
import { createServer } from "node:http";
import { samplePage } from "./sample-page.ts";

const page = Buffer.from(samplePage(1, 50, 1_000));
const headers = { "content-type": "application/json", "content-length": page.length };
const server = createServer((incoming, outgoing) => {
  incoming.resume();
  outgoing.writeHead(200, headers).end(page);
});
// On a busy machine, a caller may return after the 5 seconds for which Node keeps an idle connection open.
server.keepAliveTimeout = 0;
server.listen(0, "127.0.0.1", () => process.send?.(server.address()));

// A candidate in its own process: listens, and reports its usage to its parent on request.
import { createServer, type RequestListener, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { pathToFileURL } from "node:url";

const { default: candidate } = (await import(pathToFileURL(process.argv[2] ?? "").href)) as {
  default: RequestListener | Server;
};
const app = typeof candidate === "function" ? createServer(candidate) : candidate;
// On a busy machine, a caller may pause for longer than the 5 seconds for which Node keeps an idle connection.
if ("keepAliveTimeout" in app) app.keepAliveTimeout = 0;
const server = app.listen(0, "127.0.0.1", () => {
  process.send?.({ port: (server.address() as AddressInfo).port });
});
process.on("message", () => {
  const { userCPUTime, systemCPUTime, maxRSS } = process.resourceUsage();
  process.send?.({ cpu: userCPUTime + systemCPUTime, peak: maxRSS * 1024 });
});
process.on("disconnect", () => process.exit());

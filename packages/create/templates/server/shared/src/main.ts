import { once } from "node:events";
import type { AddressInfo } from "node:net";
import { start } from "./start.ts";

const { PORT = "8080", HOST = "127.0.0.1" } = process.env;
const server = start().listen(Number(PORT), HOST);
await once(server, "listening");
const { port } = server.address() as AddressInfo;
console.log(`The server listens on http://${HOST}:${port}`);

for (const signal of ["SIGINT", "SIGTERM"] as const)
  process.once(signal, () => server.close(() => process.exit()));

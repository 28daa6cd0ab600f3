import { once } from "node:events";
import type { AddressInfo } from "node:net";
import { onEvent } from "./on-event.ts";
import { createReceiver } from "./receiver.ts";

const { WEBHOOK_KEYS = "", PORT = "3000", HOST = "127.0.0.1" } = process.env;
const keys = WEBHOOK_KEYS.split(",").filter((key) => key !== "");
if (keys.length === 0)
  console.warn(
    "WEBHOOK_KEYS is empty, so every call is refused: put the keys of the service into .env.",
  );

const server = createReceiver({ keys, onEvent }).listen(Number(PORT), HOST);
await once(server, "listening");
const { port } = server.address() as AddressInfo;
console.log(`The receiver listens on http://${HOST}:${port}/webhooks`);

for (const signal of ["SIGINT", "SIGTERM"] as const)
  process.once(signal, () => server.close(() => process.exit()));

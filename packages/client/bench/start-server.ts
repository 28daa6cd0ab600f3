import { fork } from "node:child_process";
import { once } from "node:events";
import { fileURLToPath } from "node:url";

/** The benchmark server. */
export interface BenchServer {
  readonly url: string;
  /** Returns how many requests it has received. */
  readonly requests: () => Promise<number>;
  readonly stop: () => void;
}

/** Starts the server in its own process. */
export async function startServer(): Promise<BenchServer> {
  const child = fork(fileURLToPath(new URL("serve.ts", import.meta.url)));
  const [port] = await once(child, "message");
  return {
    url: `http://127.0.0.1:${Number(port)}`,
    requests: async () => {
      child.send("requests");
      const [requests] = await once(child, "message");
      return Number(requests);
    },
    stop: () => child.disconnect(),
  };
}

import { once } from "node:events";
import type { Server } from "node:http";
import { UsageError } from "../load/target.js";

/**
 * Makes a server listen; returns its port.
 * @throws UsageError naming the server that could not listen
 */
export async function listenOn(
  server: Server,
  { port, host, what }: { readonly port: number; readonly host: string; readonly what: string },
): Promise<number> {
  try {
    await once(server.listen(port, host), "listening");
  } catch (cause) {
    const reason = cause instanceof Error ? cause.message : String(cause);
    throw new UsageError(
      `Cannot listen on ${host}, port ${port}, for ${what}: ${reason}. Choose another port; 0 chooses a free one.`,
      { cause },
    );
  }
  const address = server.address();
  return typeof address === "object" ? (address?.port ?? port) : port;
}

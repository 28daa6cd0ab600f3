import { connect as connectPlain, isIP } from "node:net";
import { connect as connectTls } from "node:tls";
import type { ResolvedTarget } from "../load/target.js";
import { expandTokens } from "./credentials.js";

/** The data received on a separate connection until it was closed or timed out. */
export interface RawResult {
  /** The received bytes, one character per byte; only the first mebibyte. */
  readonly received: string;
  /** How the connection ended: closed by the target, or timed out. */
  readonly end: "closed" | "timeout";
}

/** No response that a rule reads is longer; further bytes are discarded. */
const MAX_RECEIVED = 1_048_576;

/**
 * Writes bytes to a separate connection, for requests that an HTTP client refuses to send. Token placeholders are
 * replaced. Several chunks are written one after another, with `pause` milliseconds between them.
 */
export async function sendBytes(
  target: ResolvedTarget,
  chunks: readonly (string | Uint8Array)[],
  { timeout, pause = 0 }: { readonly timeout: number; readonly pause?: number },
): Promise<RawResult> {
  const { protocol, hostname, port } = new URL(target.baseUrl);
  const isTls = protocol === "https:";
  const address = {
    host: hostname.replace(/^\[|\]$/g, ""),
    port: Number(port) || (isTls ? 443 : 80),
  };
  // An IP address is not a valid server name (RFC 6066, 3).
  const name = isIP(address.host) === 0 ? { servername: hostname } : {};
  const socket = isTls ? connectTls({ ...address, ...name }) : connectPlain(address);
  const received: Buffer[] = [];
  let kept = 0;
  let end: RawResult["end"] = "closed";
  // A reset after the response means the same as a regular close.
  socket
    .on("error", () => undefined)
    .on("data", (chunk: Buffer) => {
      const fits = chunk.subarray(0, MAX_RECEIVED - kept);
      kept += fits.length;
      if (fits.length > 0) received.push(fits);
    });
  const timer = setTimeout(() => {
    end = "timeout";
    socket.destroy();
  }, timeout);
  const closed = new Promise<void>((resolve) => socket.once("close", () => resolve()));
  void writeAll(
    socket,
    chunks.map((chunk) => bytesOf(target, chunk)),
    pause,
  );
  await closed;
  clearTimeout(timer);
  return { received: Buffer.concat(received).toString("latin1"), end };
}

function bytesOf(target: ResolvedTarget, chunk: string | Uint8Array): Uint8Array {
  return typeof chunk === "string" ? Buffer.from(expandTokens(target, chunk)) : chunk;
}

async function writeAll(
  socket: ReturnType<typeof connectPlain>,
  chunks: readonly Uint8Array[],
  pause: number,
): Promise<void> {
  for (const [index, chunk] of chunks.entries()) {
    if (index > 0 && pause > 0) await new Promise((resolve) => setTimeout(resolve, pause));
    if (!socket.destroyed) socket.write(chunk);
  }
}

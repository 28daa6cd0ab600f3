import { createHash } from "node:crypto";
import { once } from "node:events";
import { connect, type Socket } from "node:net";
import type SftpClient from "ssh2-sftp-client";
import { resolveAllowed } from "../../outbound/address-policy.js";
import type { Outbound } from "../../outbound/outbound.js";
import { DeliveryRefusedError } from "../destination.js";

/** Credentials, and the server to connect to. */
export interface SftpAccount {
  readonly settings: {
    readonly host: string;
    readonly port: number;
    readonly username: string;
    readonly hostKey: string;
  };
  readonly secrets: {
    readonly password?: string;
    readonly privateKey?: string;
    readonly passphrase?: string;
  };
  readonly outbound: Outbound;
}

const CONNECT_TIMEOUT_MS = 20_000;
// The library prints these events by default; every error also rejects the call that it belongs to.
const silent = { error: () => undefined, end: () => undefined, close: () => undefined };

/**
 * Connects to a server.
 *
 * @throws {DeliveryRefusedError} if the server accepts none of the credentials.
 */
export async function connectSftp({
  settings,
  secrets,
  outbound,
}: SftpAccount): Promise<SftpClient> {
  const { host, port, username, hostKey } = settings;
  // Loaded on demand: the client is a tenth of all code that a start would load.
  const { Client } = await import("./sftp-client.js");
  const client = new Client("sftp", silent);
  const address = await resolveAllowed(host, outbound.policy);
  const connecting = client.connect({
    sock: await openSocket(address, port, outbound.timeout),
    username,
    readyTimeout: CONNECT_TIMEOUT_MS,
    hostVerifier: (key: Buffer) => fingerprint(key) === hostKey.replace(/=$/, ""),
    ...secrets,
  });
  await connecting.catch((error: unknown) => {
    if (!/authentication methods failed/i.test(String(error))) throw error;
    throw new DeliveryRefusedError(
      `it accepts neither the password nor the key of \`${username}\`. Check the credentials of the connection.`,
    );
  });
  return client;
}

async function openSocket(host: string, port: number, silence: number): Promise<Socket> {
  // Without `noDelay`, each small request waits 40 ms for the server to acknowledge the previous one (Nagle's
  // algorithm).
  const socket = connect({ host, port, noDelay: true });
  await once(socket, "connect", { signal: AbortSignal.timeout(CONNECT_TIMEOUT_MS) });
  // Without a timeout, a server that stops responding would block the job forever.
  socket.setTimeout(silence, () => {
    socket.destroy(new Error(`The server sent nothing for ${silence} ms.`));
  });
  return socket;
}

function fingerprint(key: Buffer): string {
  return `SHA256:${createHash("sha256").update(key).digest("base64").replace(/=$/, "")}`;
}

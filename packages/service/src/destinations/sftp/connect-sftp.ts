import { once } from "node:events";
import { connect, type Socket } from "node:net";
import type SftpClient from "ssh2-sftp-client";
import { resolveAllowed } from "../../outbound/address-policy.js";
import type { Outbound } from "../../outbound/outbound.js";
import { explainConnection } from "./explain-sftp.js";
import { createHostKeys, type HostKeys } from "./host-keys.js";

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
 * Connects to a server. A server with several host keys shows only one of them: as long as it is not the expected one,
 * asks for one of another type.
 *
 * @throws {DeliveryRefusedError} if the server has another key, accepts none of the credentials, or shares no algorithm.
 */
export async function connectSftp(account: SftpAccount): Promise<SftpClient> {
  const keys = createHostKeys(account.settings.hostKey);
  for (;;) {
    const before = keys.refused.length;
    try {
      return await connectOnce(account, keys);
    } catch (error) {
      if (keys.refused.length === before) throw explainConnection(error, account, keys);
    }
  }
}

async function connectOnce(
  { settings, secrets, outbound }: SftpAccount,
  keys: HostKeys,
): Promise<SftpClient> {
  const { host, port, username } = settings;
  // Loaded on demand: the client is a tenth of all code that a start would load.
  const { Client } = await import("./sftp-client.js");
  const client = new Client("sftp", silent);
  const { password } = secrets;
  // Some servers ask for the password in a dialog (RFC 4256) and refuse it by itself.
  if (password !== undefined) client.on("keyboard-interactive", fillIn(password));
  const address = await resolveAllowed(host, outbound.policy);
  const socket = await openSocket(address, port, outbound.timeout);
  try {
    await client.connect({
      sock: socket,
      username,
      readyTimeout: CONNECT_TIMEOUT_MS,
      algorithms: { serverHostKey: { append: [], prepend: [], remove: keys.refusedAlgorithms() } },
      hostVerifier: keys.verify,
      tryKeyboard: password !== undefined,
      ...secrets,
    });
    understandMissing(client);
    return client;
  } catch (error) {
    socket.destroy();
    throw error;
  }
}

/** Statuses of SFTP 4 to 6 for a path below something that is missing or is not a folder. */
const MISSING: ReadonlySet<number> = new Set([10, 19]);
const NO_SUCH_FILE = 2;

/** Makes the client take these statuses for that of a missing file, which it asks about before it makes a folder. */
function understandMissing(client: SftpClient): void {
  const { sftp } = client as unknown as RawClient;
  for (const name of ["stat", "lstat"] as const) {
    const ask = sftp[name].bind(sftp);
    sftp[name] = (path, done) =>
      ask(path, (error, stats) => {
        if (error && MISSING.has(error.code)) error.code = NO_SUCH_FILE;
        done(error, stats);
      });
  }
}

type Ask = (
  path: string,
  done: (error: { code: number } | undefined, stats: unknown) => void,
) => void;

/** The client's underlying protocol object, needed because the client treats every other status as a failure. */
interface RawClient {
  readonly sftp: { stat: Ask; lstat: Ask };
}

interface Prompt {
  readonly echo?: boolean;
}

/** Returns a listener that enters the password wherever the server hides what is typed. */
function fillIn(password: string) {
  return (
    _name: string,
    _instructions: string,
    _language: string,
    prompts: readonly Prompt[],
    finish: (responses: readonly string[]) => void,
  ) => finish(prompts.map(({ echo }) => (echo ? "" : password)));
}

async function openSocket(host: string, port: number, silence: number): Promise<Socket> {
  // Without `noDelay`, each small request waits 40 ms for the server to acknowledge the previous one (Nagle's
  // algorithm).
  const socket = connect({ host, port, noDelay: true });
  await once(socket, "connect", { signal: AbortSignal.timeout(CONNECT_TIMEOUT_MS) });
  // The client listens for errors only while it uses the socket; without a listener, an error would end the process.
  socket.on("error", () => undefined);
  // Without a timeout, a server that stops responding would block the job forever.
  socket.setTimeout(silence, () => {
    socket.destroy(new Error(`The server sent nothing for ${silence} ms.`));
  });
  return socket;
}

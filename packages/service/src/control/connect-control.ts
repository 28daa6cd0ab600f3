import { once } from "node:events";
import { Agent, request, type IncomingMessage } from "node:http";
import { buffer } from "node:stream/consumers";
import type { Duplex } from "node:stream";
import { callbackify } from "node:util";
import type { z } from "zod";
import { parseSettings } from "../config/load-settings.js";
import { inOwnWords, ownWords } from "../config/own-words.js";
import type { Settings } from "../config/settings.js";
import {
  decode,
  encode,
  faultSchema,
  MEDIA_TYPE,
  paths,
  serviceSchema,
  type ControlPath,
} from "./protocol.js";
import { connectSocket, isListening } from "./socket-path.js";

/** A command's connection to a running service. */
export interface ControlConnection {
  /** Id of the process that responds. */
  readonly pid: number;
  readonly storage: z.output<typeof serviceSchema>["storage"];
  readonly migrations: readonly string[];
  /** The settings that the service runs with. */
  readonly settings: Settings;
  /** Sends one request. Rejects with the error that the service reports. */
  readonly call: (path: ControlPath, body?: unknown) => Promise<unknown>;
  /**
   * Sends a request over a second connection. A request that has to wait for a transaction of the first connection must
   * not block that connection.
   */
  readonly callBeside: (path: ControlPath, body?: unknown) => Promise<unknown>;
  readonly close: () => Promise<void>;
}

/**
 * Time in milliseconds in which a service must describe itself to a new connection. Without this limit, a suspended
 * service would keep a command waiting forever.
 */
const GREETING_TIMEOUT_MS = 10_000;

/**
 * Connects to the service that runs on a data folder; returns undefined if none responds.
 *
 * @throws {Error} if the process does not respond in time.
 */
export async function connectControl(folder: string): Promise<ControlConnection | undefined> {
  if (!(await isListening(folder))) return undefined;
  const client = new OneConnection(folder);
  const beside = new OneConnection(folder);
  const close = async () => {
    client.destroy();
    beside.destroy();
  };
  try {
    const signal = AbortSignal.timeout(GREETING_TIMEOUT_MS);
    const found = await send(client, paths.service, undefined, signal);
    const { settings, ...service } = readGreeting(found);
    return {
      ...service,
      settings: parseSettings(settings),
      call: (path, body) => send(client, path, body),
      callBeside: (path, body) => send(beside, path, body),
      close,
    };
  } catch (cause) {
    await close();
    const reason = cause instanceof Error ? cause.message : String(cause);
    throw new Error(
      `The service that runs on \`${folder}\` does not respond to commands: ${reason}. It may have another version, or hang: restart it.`,
      { cause },
    );
  }
}

function readGreeting(value: unknown) {
  const parsed = serviceSchema.safeParse(value, { error: ownWords });
  if (parsed.success) return parsed.data;
  throw new Error(inOwnWords(parsed.error.issues).join("; "));
}

/**
 * Agent with a single connection to the control socket of a folder. Closing the connection ends its transaction and its
 * pause.
 */
class OneConnection extends Agent {
  readonly #folder: string;

  constructor(folder: string) {
    super({ keepAlive: true, maxSockets: 1 });
    this.#folder = folder;
  }

  override createConnection(
    _options: unknown,
    callback?: (error: Error | null, stream: Duplex) => void,
  ): undefined {
    // On failure, Node does not expect a stream, but its types require one.
    const opened = callbackify(() => connectSocket(this.#folder));
    opened(callback as Parameters<typeof opened>[0]);
  }
}

/** Sends a request. There is no timeout: a statement can take long, for example to create an index on a large table. */
async function send(
  agent: OneConnection,
  path: ControlPath,
  body: unknown,
  signal?: AbortSignal,
): Promise<unknown> {
  const sent = request({
    agent,
    path,
    method: "POST",
    headers: { "content-type": MEDIA_TYPE },
    ...(signal && { signal }),
  });
  sent.end(encode(body));
  const [response] = (await once(sent, "response")) as [IncomingMessage];
  const value = decode(await buffer(response));
  if (response.statusCode === 200) return value;
  const { message, ...fault } = faultSchema.parse(value);
  throw Object.assign(new Error(message), fault);
}

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

/** A connection of a command to a running service. */
export interface ControlConnection {
  /** The process that responds. */
  readonly pid: number;
  readonly storage: z.output<typeof serviceSchema>["storage"];
  readonly migrations: readonly string[];
  /** The settings that the service runs with. */
  readonly settings: Settings;
  /** Sends one request. Rejects with the error that the service reports. */
  readonly call: (path: ControlPath, body?: unknown) => Promise<unknown>;
  /** The same over a second connection: what waits for a transaction of the first one must not be in front of it. */
  readonly callBeside: (path: ControlPath, body?: unknown) => Promise<unknown>;
  readonly close: () => Promise<void>;
}

/** In milliseconds: a service that is stopped in the middle would keep a command waiting forever. */
const GREETING_TIMEOUT_MS = 10_000;

/**
 * Connects to the service that runs on a data folder; undefined if none responds.
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
      `The service that runs on \`${folder}\` does not respond to commands: ${reason}. It may be of another version, or hang: restart it.`,
      { cause },
    );
  }
}

function readGreeting(value: unknown) {
  const parsed = serviceSchema.safeParse(value, { error: ownWords });
  if (parsed.success) return parsed.data;
  throw new Error(inOwnWords(parsed.error.issues).join("; "));
}

/** Keeps one connection to the control socket of a folder: a transaction and a pause end with it. */
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
    // Where it fails, Node expects no stream, which its types do not say.
    const opened = callbackify(() => connectSocket(this.#folder));
    opened(callback as Parameters<typeof opened>[0]);
  }
}

/** Without a time-out, a statement takes as long as it takes, such as an index of a large table. */
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

import { once } from "node:events";
import { createServer, type IncomingHttpHeaders } from "node:http";
import { setTimeout as wait } from "node:timers/promises";
import type { Json } from "../load/json.js";
import { type ReceiverAddress, UsageError } from "../load/target.js";
import { parseJson } from "../probe/read-body.js";

/** One request that the target sent to the receiver. */
export interface Delivery {
  readonly method: string;
  /** Path and query. */
  readonly path: string;
  readonly headers: IncomingHttpHeaders;
  readonly rawHeaders: readonly string[];
  /** The raw body, which the signature covers. */
  readonly bytes: Uint8Array;
  /** The parsed body; undefined if it is not JSON. */
  readonly json: Json | undefined;
  /** Time of arrival, in milliseconds since 1970. */
  readonly receivedAt: number;
  /** How the receiver reacted to it. */
  readonly reaction: Reaction;
}

/** A delivery before the receiver has decided how to react. */
export type Incoming = Omit<Delivery, "reaction">;

/** A response of the receiver. */
export interface ReceiverResponse {
  readonly status: number;
  readonly headers?: Readonly<Record<string, string>>;
  /** Delay in milliseconds before sending. @default 0 */
  readonly after?: number;
}

/** The reaction of the receiver to a delivery: it responds, closes the connection instead, or never responds. */
export type Reaction = ReceiverResponse | "drop" | "silence";

/** An address of the receiver, and its deliveries in order of arrival. */
export interface Inbox {
  readonly url: string;
  readonly deliveries: readonly Delivery[];
  /** Resolves with whether `isDone` became true for the deliveries within `timeout` milliseconds. */
  until(isDone: (deliveries: readonly Delivery[]) => boolean, timeout: number): Promise<boolean>;
}

/** An HTTP server that receives the webhook calls of the target. */
export interface Receiver {
  /**
   * Opens a separate address with this name in its path. `react` decides by the number of the delivery, starting from
   * 1; the default is 204. After `end()`, every address responds with 410.
   */
  open(name: string, react?: (count: number, delivery: Incoming) => Reaction): Inbox;
  /** Makes every address respond with 410 from now on, which ends a webhook (decision `event-delivery`). */
  end(): void;
  close(): Promise<void>;
}

/** Maximum number of bytes stored of the body of a delivery. */
const MAX_BODY_BYTES = 2 ** 24;

/** Maximum number of deliveries stored per address; later ones get a response and are discarded. */
const MAX_DELIVERIES = 1_000;

/** Part of each address, since code that parses and rebuilds an address may lose the query. */
const QUERY = "of=Check&of=again";

/** Ends a webhook (decision `event-delivery`). */
const GONE: Reaction = { status: 410 };

interface OpenInbox extends Inbox {
  readonly deliveries: Delivery[];
  readonly react: (count: number, delivery: Incoming) => Reaction;
  /** Called after each delivery. */
  readonly waiting: Set<() => void>;
}

/**
 * Starts a receiver. Only the data that it receives determines what it stores. `note` is called with each stored
 * delivery.
 */
export async function startReceiver(
  { url, host = "127.0.0.1", port = 0 }: ReceiverAddress = {},
  note: (delivery: Delivery) => void = () => undefined,
): Promise<Receiver> {
  const inboxes = new Map<string, OpenInbox>();
  let isEnded = false;
  const server = createServer(async (request, response) => {
    const bytes = await readBounded(request).catch(() => Buffer.alloc(0));
    const { method = "", url: path = "", headers, rawHeaders } = request;
    const json = parseJson(bytes);
    const delivery = { method, path, headers, rawHeaders, bytes, json, receivedAt: Date.now() };
    const inbox = inboxes.get(path.split("?")[0] ?? "");
    const reaction = receive(inbox, delivery, isEnded);
    if (inbox && inbox.deliveries.length < MAX_DELIVERIES) note({ ...delivery, reaction });
    if (reaction === "silence") return;
    if (reaction === "drop") return void request.socket.destroy();
    if (reaction.after !== undefined) await wait(reaction.after, undefined, { ref: false });
    response.writeHead(reaction.status, reaction.headers).end();
  });
  await once(server.listen(port, host), "listening").catch((cause: Error) => {
    throw new UsageError(`The receiver cannot listen on ${host}:${port}: ${cause.message}`, {
      cause,
    });
  });
  const address = server.address();
  const own = `http://${host.includes(":") ? `[${host}]` : host}:${typeof address === "object" ? address?.port : port}`;
  return {
    open(name, react = () => ({ status: 204 })) {
      const path = `/${name}`;
      const inbox = createInbox(`${(url ?? own).replace(/\/+$/, "")}${path}?${QUERY}`, react);
      inboxes.set(new URL(inbox.url).pathname, inbox);
      inboxes.set(path, inbox);
      return inbox;
    },
    end() {
      isEnded = true;
    },
    async close() {
      server.close();
      server.closeAllConnections();
      await once(server, "close");
    },
  };
}

/** Bytes beyond the first `MAX_BODY_BYTES` are read and discarded, so that the sender gets its response. */
async function readBounded(request: AsyncIterable<Buffer>): Promise<Buffer> {
  const chunks: Buffer[] = [];
  let length = 0;
  for await (const chunk of request) {
    if (length < MAX_BODY_BYTES) chunks.push(chunk.subarray(0, MAX_BODY_BYTES - length));
    length += chunk.length;
  }
  return Buffer.concat(chunks);
}

function receive(inbox: OpenInbox | undefined, incoming: Incoming, isEnded: boolean): Reaction {
  if (!inbox) return { status: 404 };
  const reaction = isEnded ? GONE : inbox.react(inbox.deliveries.length + 1, incoming);
  if (inbox.deliveries.length < MAX_DELIVERIES) inbox.deliveries.push({ ...incoming, reaction });
  for (const notify of inbox.waiting) notify();
  return reaction;
}

function createInbox(url: string, react: OpenInbox["react"]): OpenInbox {
  const deliveries: Delivery[] = [];
  const waiting = new Set<() => void>();
  return {
    url,
    react,
    deliveries,
    waiting,
    until: (isDone, timeout) =>
      new Promise((resolve) => {
        const finish = (): void => {
          waiting.delete(notify);
          clearTimeout(timer);
          resolve(isDone(deliveries));
        };
        const notify = (): void => {
          if (isDone(deliveries)) finish();
        };
        const timer = setTimeout(finish, timeout);
        waiting.add(notify);
        notify();
      }),
  };
}

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
  /** The raw body, over which the signature goes. */
  readonly bytes: Uint8Array;
  /** The parsed body; undefined if it is not JSON. */
  readonly json: Json | undefined;
  /** When it was there, in milliseconds since 1970. */
  readonly receivedAt: number;
  /** What the receiver did with it. */
  readonly reaction: Reaction;
}

/** A delivery before the receiver has decided what to do with it. */
export type Incoming = Omit<Delivery, "reaction">;

/** A response of the receiver. */
export interface ReceiverResponse {
  readonly status: number;
  readonly headers?: Readonly<Record<string, string>>;
  /** Milliseconds until it is sent. @default 0 */
  readonly after?: number;
}

/** What the receiver does with a delivery: responds, closes the connection instead, or never responds. */
export type Reaction = ReceiverResponse | "drop" | "silence";

/** An address of the receiver, and what came there, in the order in which it came. */
export interface Inbox {
  readonly url: string;
  readonly deliveries: readonly Delivery[];
  /** Resolves with whether `isDone` holds of the deliveries before `timeout` milliseconds have passed. */
  until(isDone: (deliveries: readonly Delivery[]) => boolean, timeout: number): Promise<boolean>;
}

/** An HTTP server that receives what the target sends. */
export interface Receiver {
  /**
   * Opens its own address under a name of the path. `react` decides by the number of the
   * delivery, from 1; the default is 204. After `end()` every address responds with 410.
   */
  open(name: string, react?: (count: number, delivery: Incoming) => Reaction): Inbox;
  /** From now on responds with 410, which ends a webhook (decision `event-delivery`). */
  end(): void;
  close(): Promise<void>;
}

/** How much of the body of a delivery is kept at most. */
const MAX_BODY_BYTES = 2 ** 24;

/** Deliveries that one address keeps; later ones get a response and are forgotten. */
const MAX_DELIVERIES = 1_000;

/** Stands in each address, since code that takes one apart may lose it. */
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
 * Starts a receiver; nothing but what it is sent decides what it keeps. `note` is called with each
 * delivery that an address keeps.
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

/** What comes after the first `MAX_BODY_BYTES` is read and forgotten, so that the sender gets its response. */
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

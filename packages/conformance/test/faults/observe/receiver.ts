import type { AnyJson } from "../any-json.js";
import { once } from "node:events";
import { createServer, type IncomingHttpHeaders } from "node:http";
import { buffer } from "node:stream/consumers";
import { createPublicKey, verify } from "node:crypto";
import type { Target } from "../../implementation/on-stub/in-memory.js";
import { create, send } from "./caller.js";
import { exportNow, optionsOf, type Form } from "./exports.js";

/** A delivery as it was received. */
export interface Received {
  readonly method: string;
  readonly path: string;
  readonly headers: IncomingHttpHeaders;
  readonly bytes: Buffer;
  /** Time of arrival, in milliseconds since 1970. */
  readonly at: number;
  readonly json: AnyJson;
}

/** How a receiver responds to its nth delivery. */
export type Behave = (count: number) => { status: number; location?: string } | "silence";

/** A receiver on the loopback that records its deliveries. */
export interface Receiver {
  readonly url: string;
  readonly received: Received[];
  stop(): Promise<void>;
}

/** Starts a receiver. */
export async function startReceiver(behave: Behave = () => ({ status: 204 })): Promise<Receiver> {
  const received: Received[] = [];
  const server = createServer(async (request, response) => {
    const bytes = await buffer(request);
    const json = parse(bytes.toString());
    const { method = "", url: path = "", headers } = request;
    received.push({ method, path, headers, bytes, json, at: Date.now() });
    const behaviour = behave(received.length);
    if (behaviour === "silence") return;
    const { status, location } = behaviour;
    response.writeHead(status, location === undefined ? {} : { location }).end();
  });
  await once(server.listen(0, "127.0.0.1"), "listening");
  const address = server.address();
  const port = typeof address === "object" ? address?.port : 0;
  return {
    url: `http://127.0.0.1:${port}/hook`,
    received,
    async stop() {
      server.close();
      server.closeAllConnections();
      await once(server, "close");
    },
  };
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** How to cause deliveries. */
export interface Plan {
  /** Members of the webhook in addition to its endpoint; if `null`, none is registered. */
  readonly webhook?: ((target: Target) => Record<string, unknown>) | null;
  readonly behave?: Behave;
  /** The export; of two exports to one target, the second fails. */
  readonly form?: (target: Target, url: string) => Form;
  readonly fails?: boolean;
  readonly token?: (target: Target) => string;
}

/** Registers a webhook, exports, and observes the deliveries. */
export function deliveries(
  inspect: (received: readonly Received[], target: Target, response: Exported) => unknown,
  plan: Plan = {},
) {
  return async (target: Target): Promise<unknown> => {
    const receiver = await startReceiver(plan.behave);
    try {
      if (plan.webhook !== null) {
        const members = { endpoint: receiver.url, events: EVENTS, ...plan.webhook?.(target) };
        const token = plan.token?.(target) ?? target.token;
        await send(target, create(target, members, { token }));
      }
      const form = plan.form?.(target, receiver.url) ?? {};
      const response = await exportNow(target, form);
      if (plan.fails) {
        receiver.received.splice(0);
        await exportNow(target, form);
      }
      return inspect(receiver.received, target, response);
    } finally {
      await receiver.stop();
    }
  };
}

type Exported = Awaited<ReturnType<typeof exportNow>>;

export const EVENTS = [
  "job.queued",
  "job.processing",
  "job.done",
  "job.failed",
  "document-export.created",
];

/** An export with its own callback URL. */
export function perJob(target: Target, url: string): Form {
  return optionsOf(target, { webhooks: [url] });
}

/** The messages without repeats: a busy machine may send one twice, and receivers drop the repeat by its id. */
export function messagesOf(received: readonly Received[]): readonly Received[] {
  return [...new Map(received.map((one) => [one.headers["webhook-id"], one])).values()];
}

/** The types of the messages, sorted. */
export function typesOf(received: readonly Received[]): string[] {
  return messagesOf(received)
    .map(({ json }) => String(json?.type))
    .sort();
}

/** Whether the signature of the raw bytes is valid (Standard Webhooks, `v1a`). */
export function isSigned({ headers, bytes }: Received, target: Target): boolean {
  const content = `${headers["webhook-id"]}.${headers["webhook-timestamp"]}.${bytes.toString()}`;
  const x = target.publicKey.toString("base64url");
  const key = createPublicKey({ key: { kty: "OKP", crv: "Ed25519", x }, format: "jwk" });
  return String(headers["webhook-signature"])
    .split(" ")
    .filter((signature) => signature.startsWith("v1a,"))
    .some((signature) =>
      verify(null, Buffer.from(content), key, Buffer.from(signature.slice(4), "base64")),
    );
}

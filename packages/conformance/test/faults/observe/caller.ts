import type { AnyJson } from "../any-json.js";
import { once } from "node:events";
import { request, type Agent, type IncomingMessage } from "node:http";
import { connect } from "node:net";
import { buffer } from "node:stream/consumers";
import type { Target } from "../../implementation/on-stub/in-memory.js";

/** A request that a proof sends. */
export interface Sent {
  readonly method?: string;
  /** Path and query. */
  readonly path: string;
  /** `null` sends no `Authorization`; the first token unless given. */
  readonly token?: string | null;
  readonly headers?: Readonly<Record<string, string | string[]>>;
  readonly body?: string | Buffer;
  readonly agent?: Agent;
  /** Whether the body is sent in chunks, without a length. */
  readonly chunked?: boolean;
}

/** A received response. */
export interface Got {
  readonly status: number;
  readonly headers: IncomingMessage["headers"];
  readonly bytes: Buffer;
  readonly text: string;
  readonly json: AnyJson;
}

/** Sends one request. Throws if no complete response arrives. */
export async function send(target: Target, sent: Sent): Promise<Got> {
  const { hostname, port } = new URL(target.baseUrl);
  const { method = "GET", path, token = target.token, body, agent } = sent;
  const auth: Record<string, string> = token === null ? {} : { authorization: `Bearer ${token}` };
  const length: Record<string, string> =
    body === undefined || sent.chunked ? {} : { "content-length": String(Buffer.byteLength(body)) };
  const headers = { ...auth, ...length, ...sent.headers };
  const options = { hostname, port, method, path, headers, agent: agent ?? false };
  const going = request(options);
  // A second connection error, after the one that `once` throws, adds nothing.
  going.on("error", () => undefined).end(body);
  const [response] = (await once(going, "response")) as [IncomingMessage];
  const bytes = await buffer(response);
  const text = bytes.toString();
  const json = parse(text);
  return { status: response.statusCode ?? 0, headers: response.headers, bytes, text, json };
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** Sends bytes over a new connection, and returns everything received until it is closed. */
export async function sendBytes(target: Target, bytes: string | Buffer): Promise<string> {
  const { hostname, port } = new URL(target.baseUrl);
  const socket = connect(Number(port), hostname);
  socket.on("error", () => undefined);
  const chunks: Buffer[] = [];
  socket.on("data", (chunk) => chunks.push(chunk));
  socket.write(bytes);
  await once(socket, "close");
  return Buffer.concat(chunks).toString("latin1");
}

/** The outcome of one request: its status, or the code of the connection error. */
export async function outcome(target: Target, sent: Sent): Promise<number | string> {
  try {
    return (await send(target, sent)).status;
  } catch (error) {
    return error instanceof Error && "code" in error ? String(error.code) : "fault";
  }
}

/**
 * Returns the result of a request, or `silence` if there is none after other requests were served and all work was
 * done. It does not depend on a timeout.
 */
export async function unlessSilent<Value>(
  target: Target,
  asked: Promise<Value>,
): Promise<Value | "silence"> {
  const others = async (): Promise<"silence"> => {
    await serveOthers(target);
    await target.settled();
    await serveOthers(target);
    return "silence";
  };
  return Promise.race([asked, others()]);
}

/** Waits until some other requests have been served. */
export async function serveOthers(target: Target): Promise<void> {
  for (let index = 0; index < 10; index += 1) await send(target, list("webhooks"));
}

/** Observes the status of the response. */
export function statusOf(sent: Sent | ((target: Target) => Sent)) {
  return async (target: Target): Promise<number> =>
    (await send(target, typeof sent === "function" ? sent(target) : sent)).status;
}

/** Observes part of the response. */
export function seen(
  sent: Sent | ((target: Target) => Sent),
  inspect: (got: Got, target: Target) => unknown,
) {
  return async (target: Target): Promise<unknown> =>
    inspect(await send(target, typeof sent === "function" ? sent(target) : sent), target);
}

/** A GET request for one of the lists. */
export function list(path: string, rest: Partial<Sent> = {}): Sent {
  return { path: `/v2/${path}`, ...rest };
}

/** The body of a request that registers a webhook. */
export function webhook(target: Target, rest: Record<string, unknown> = {}) {
  return {
    endpoint: "http://127.0.0.1:9/hook",
    events: ["job.done"],
    connections: [target.destination],
    ...rest,
  };
}

/** A request that registers a webhook, with other members or another body. */
export function create(
  target: Target,
  members: Record<string, unknown> | string | Buffer = {},
  rest: Partial<Sent> = {},
): Sent {
  const isRaw = typeof members === "string" || Buffer.isBuffer(members);
  return {
    method: "POST",
    path: "/v2/webhooks",
    body: isRaw ? members : JSON.stringify(webhook(target, members)),
    ...rest,
    headers: { "content-type": "application/json", ...rest.headers },
  };
}

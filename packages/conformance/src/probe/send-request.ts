import {
  Agent as HttpAgent,
  type ClientRequest,
  type IncomingMessage,
  request as requestHttp,
} from "node:http";
import { Agent as HttpsAgent, request as requestHttps } from "node:https";
import type { RequestCredentials, ResolvedTarget } from "../load/target.js";
import { expandTokens, redactTokens, TOKEN } from "./credentials.js";
import type {
  Exchange,
  ProbeRequest,
  RecordedResponse,
  RequestBody,
  SentRequest,
} from "./exchange.js";
import {
  BrokenResponseError,
  isOtherProtocol,
  NoResponseError,
  reasonOf,
} from "./guard/no-response-error.js";
import { encodeMultipart } from "./multipart.js";
import { decodeBody, parseJson } from "./read-body.js";

/** Reading stops here; a longer response counts as incomplete. */
const MAX_BODY_BYTES = 2 ** 26;

/** Keep-alive connections of one run. */
export interface Connections {
  readonly http: HttpAgent;
  readonly https: HttpsAgent;
}

/** Creates the agents without opening a connection; `http.destroy()` and `https.destroy()` close those opened later. */
export function createConnections(): Connections {
  return { http: new HttpAgent({ keepAlive: true }), https: new HttpsAgent({ keepAlive: true }) };
}

/**
 * Sends one request and reads the whole response. The path is sent unchanged, redirects are reported and never
 * followed, and a response that breaks off or violates HTTP is an error.
 * @throws NoResponseError if there was no complete response within `timeout` milliseconds
 */
export async function sendRequest(
  target: ResolvedTarget,
  request: ProbeRequest,
  { timeout, connections }: { readonly timeout: number; readonly connections: Connections },
): Promise<Exchange> {
  const sent = describeRequest(target, request);
  const sentAt = Date.now();
  const started = performance.now();
  try {
    const { message, body } = await exchangeOnce(target, sent, { timeout, connections });
    const response = await readResponse(target, message, body);
    return { request: sent, response, sentAt, milliseconds: performance.now() - started };
  } catch (error) {
    throw new NoResponseError(sent, timeout, error);
  }
}

/** Returns a request as it will be sent, with the headers that its body and the token require. */
export function describeRequest(target: ResolvedTarget, plain: ProbeRequest): SentRequest {
  const own = target.credentialsOf?.get(plain.operation ?? "");
  const request = own && plain.authorization === undefined ? withCredentials(plain, own) : plain;
  const authorization =
    request.authorization === undefined ? defaultAuthorization(target) : request.authorization;
  return {
    ...request,
    url: `${target.baseUrl}${request.path}`,
    headers: {
      ...(authorization !== null && { authorization }),
      ...(request.body && contentType(request.body)),
      ...request.headers,
    },
  };
}

/** Adds credentials to a request in the places where they belong. */
export function withCredentials(
  request: ProbeRequest,
  { authorization, headers, query, cookies }: RequestCredentials,
): ProbeRequest {
  const [path = "", ...rest] = request.path.split("?");
  const pairs = [...(rest.length > 0 ? [rest.join("?")] : []), ...query];
  const cookie = [request.headers?.["cookie"] ?? [], cookies].flat().join("; ");
  return {
    ...request,
    authorization,
    path: pairs.length > 0 ? `${path}?${pairs.join("&")}` : path,
    headers: { ...headers, ...request.headers, ...(cookie !== "" && { cookie }) },
  };
}

/** An API without tokens gets no `Authorization`. */
function defaultAuthorization({ token }: ResolvedTarget): string | null {
  return token === "" ? null : `Bearer ${TOKEN}`;
}

function contentType(body: RequestBody): Record<string, string> {
  if (body.kind === "bytes") return {};
  return {
    "content-type":
      body.kind === "text" ? "application/json" : `multipart/form-data; boundary=${body.boundary}`,
  };
}

/** Encodes a body as the bytes to send. */
export function encodeBody(body: RequestBody): Buffer {
  if (body.kind === "bytes") return Buffer.from(body.bytes);
  return body.kind === "text" ? Buffer.from(body.text) : encodeMultipart(body.parts, body.boundary);
}

interface Received {
  readonly message: IncomingMessage;
  readonly body: Buffer;
}

async function exchangeOnce(
  target: ResolvedTarget,
  sent: SentRequest,
  { timeout, connections }: { readonly timeout: number; readonly connections: Connections },
): Promise<Received> {
  const { protocol, hostname, port, pathname } = new URL(target.baseUrl);
  const isHttps = protocol === "https:";
  const body = bodyToSend(target, sent);
  const outgoing = (isHttps ? requestHttps : requestHttp)({
    hostname: hostname.replace(/^\[|\]$/g, ""),
    port,
    method: sent.method,
    path: expandTokens(target, pathname.replace(/\/$/, "") + sent.path),
    headers: headersToSend(target, sent, body),
    agent: isHttps ? connections.https : connections.http,
    signal: AbortSignal.timeout(timeout),
  });
  const failed = new Promise<never>((_, reject) => outgoing.on("error", reject));
  failed.catch(() => undefined);
  try {
    const answered = awaitHead(outgoing);
    if (body && sent.isChunked) for (const chunk of chunksOf(body)) outgoing.write(chunk);
    outgoing.end(sent.isChunked ? undefined : body);
    const message = await answered;
    return { message, body: await readWhole(message, failed) };
  } catch (error) {
    // A server may close a keep-alive connection at the moment it is reused (RFC 9112, 9.3.1).
    if (outgoing.reusedSocket && isReset(error))
      return exchangeOnce(target, sent, { timeout, connections });
    throw outgoing.reusedSocket && isOtherProtocol(error) ? unreadBodyError(error) : error;
  }
}

/** More informational responses before the final one end the exchange. */
const MAX_INFORMATION = 100;

/** Resolves with the head of the final response. */
async function awaitHead(outgoing: ClientRequest): Promise<IncomingMessage> {
  const { promise, resolve, reject } = Promise.withResolvers<IncomingMessage>();
  let informed = 0;
  outgoing.once("response", resolve).once("error", reject);
  outgoing.on("information", () => {
    informed += 1;
    if (informed > MAX_INFORMATION)
      outgoing.destroy(
        new BrokenResponseError(`more than ${MAX_INFORMATION} responses with 1xx came`),
      );
  });
  // Without this listener, Node closes the connection and reports nothing.
  outgoing.once("upgrade", (_, socket) => {
    socket.destroy();
    reject(new BrokenResponseError("101 switches to a protocol that the request did not ask for"));
  });
  outgoing.once("close", () => reject(new Error("the connection was closed")));
  return promise;
}

/** A server that does not read a body parses it as the next request, and its response to that is often not HTTP. */
function unreadBodyError(cause: unknown): BrokenResponseError {
  return new BrokenResponseError(
    `${reasonOf(cause)}; the server may have left the body of the request before it on this connection unread (RFC 9112, 9.3)`,
    { cause },
  );
}

/** A body that contains placeholders is text. */
function bodyToSend(target: ResolvedTarget, sent: SentRequest): Buffer | undefined {
  const body = sent.body && encodeBody(sent.body);
  return body && sent.hasTokenInBody ? Buffer.from(expandTokens(target, body.toString())) : body;
}

/** Odd chunk size, so that chunk boundaries fall inside the tokens that a parser looks for. */
const CHUNK_BYTES = 61;
const MAX_CHUNKS = 1_000;

function chunksOf(body: Buffer): readonly Buffer[] {
  const size = Math.max(CHUNK_BYTES, Math.ceil(body.length / MAX_CHUNKS));
  return Array.from({ length: Math.ceil(body.length / size) }, (_, index) =>
    body.subarray(index * size, (index + 1) * size),
  );
}

function isReset(error: unknown): boolean {
  return error instanceof Error && "code" in error && error.code === "ECONNRESET";
}

function headersToSend(
  target: ResolvedTarget,
  sent: SentRequest,
  body: Buffer | undefined,
): Record<string, string | string[]> {
  const expanded = Object.entries(sent.headers).map(([name, value]) => [
    name,
    typeof value === "string"
      ? expandTokens(target, value)
      : value.map((one) => expandTokens(target, one)),
  ]);
  const length =
    body && !sent.isChunked && !("content-length" in sent.headers)
      ? { "content-length": String(body.length) }
      : {};
  return { ...length, ...Object.fromEntries(expanded) };
}

async function readWhole(message: IncomingMessage, failed: Promise<never>): Promise<Buffer> {
  try {
    return await Promise.race([readAll(message), failed]);
  } catch (cause) {
    throw new BrokenResponseError(reasonOf(cause), { cause });
  }
}

async function readAll(message: IncomingMessage): Promise<Buffer> {
  const chunks: Buffer[] = [];
  let length = 0;
  for await (const chunk of message as AsyncIterable<Buffer>) {
    chunks.push(chunk);
    length += chunk.length;
    if (length > MAX_BODY_BYTES) throw new Error(`more than ${MAX_BODY_BYTES} bytes came`);
  }
  if (!message.complete) throw new Error("the response ended before its end");
  return Buffer.concat(chunks);
}

async function readResponse(
  target: ResolvedTarget,
  message: IncomingMessage,
  body: Buffer,
): Promise<RecordedResponse> {
  const { statusCode: status = 0 } = message;
  const rawHeaders = pairsOf(message.rawHeaders).map(
    ([name, value]) => [name, redactTokens(target, value)] as const,
  );
  const headers = new Headers(rawHeaders.map(([name, value]) => [name, value]));
  const bytes = await decodeBody(body, headers.get("content-encoding") ?? "").catch((cause) => {
    throw new BrokenResponseError(`its body is not in its coding: ${reasonOf(cause)}`, { cause });
  });
  const text = redactTokens(target, bytes.toString());
  return { status, headers, rawHeaders, bytes, text, json: parseJson(bytes) };
}

function pairsOf(flat: readonly string[]): (readonly [string, string])[] {
  return Array.from({ length: flat.length / 2 }, (_, index) => [
    flat[2 * index] ?? "",
    flat[2 * index + 1] ?? "",
  ]);
}

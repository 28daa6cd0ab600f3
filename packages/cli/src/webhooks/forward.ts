import { once } from "node:events";
import { type ClientRequest, type IncomingMessage, request as requestHttp } from "node:http";
import { request as requestHttps } from "node:https";
import { UsageError } from "../errors/errors.js";
import type { Style } from "../terminal/style.js";
import type { Reply } from "./listen.js";
import type { ReceivedMessage } from "./message.js";
import { isSuccess } from "./receive-with.js";

/** The response to a forwarded call. */
export interface ForwardedReply extends Reply {
  readonly durationMs: number;
}

// Maximum size of a response in bytes. The service stores only a small part of it.
const MAX_RESPONSE_BYTES = 1024 * 1024;

// Headers that are not forwarded: those of a single connection (RFC 9110, 7.6.1) and the host.
const OF_CONNECTION =
  /^(connection|keep-alive|proxy-.*|te|trailer|transfer-encoding|upgrade|expect|host)$/i;

/**
 * Forwards a call with its headers and unchanged body, and returns the response. Does not follow redirects. Throws an
 * Error if no complete response arrives in time, or if it is larger than 1 MiB.
 */
export async function forward(
  target: URL,
  { rawHeaders, body }: Pick<ReceivedMessage, "rawHeaders" | "body">,
  timeoutMs: number,
): Promise<ForwardedReply> {
  const started = performance.now();
  const open = target.protocol === "https:" ? requestHttps : requestHttp;
  const signal = AbortSignal.timeout(timeoutMs);
  const request = open(target, { method: "POST", headers: passedOn(rawHeaders), signal });
  request.end(body);
  const [response, received] = await readResponse(request).catch((error: unknown) => {
    throw signal.aborted ? new Error(`none within ${timeoutMs / 1000} s`) : error;
  });
  return {
    status: response.statusCode ?? 502,
    contentType: response.headers["content-type"],
    body: received,
    durationMs: Math.round(performance.now() - started),
  };
}

/** Returns the headers to forward, by name. */
function passedOn(rawHeaders: readonly string[]): Record<string, string[]> {
  // Without a prototype, because a header may be called `constructor` or `__proto__`.
  const headers = Object.create(null) as Record<string, string[]>;
  for (let at = 0; at < rawHeaders.length; at += 2) {
    const [name = "", value = ""] = rawHeaders.slice(at, at + 2);
    if (!OF_CONNECTION.test(name)) headers[name] = [...(headers[name] ?? []), value];
  }
  return headers;
}

async function readResponse(
  request: ClientRequest,
): Promise<readonly [response: IncomingMessage, body: Uint8Array]> {
  const [response] = (await once(request, "response")) as [IncomingMessage];
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of response) {
    chunks.push(chunk as Buffer);
    size += (chunk as Buffer).byteLength;
    if (size > MAX_RESPONSE_BYTES) throw new Error(`more than ${MAX_RESPONSE_BYTES} bytes`);
  }
  return [response, Buffer.concat(chunks)];
}

/** Formats a response as one line. */
export function describeResponse(target: URL, reply: ForwardedReply, style: Style): string {
  const paint = isSuccess(reply) ? style.green : style.red;
  return `  → ${withoutUser(target)}  ${paint(String(reply.status))} in ${reply.durationMs} ms`;
}

/** Returns a URL without user name and password, for messages. */
export function withoutUser({ origin, pathname, search }: URL): string {
  return `${origin}${pathname}${search}`;
}

/**
 * Parses the URL to which calls are forwarded. Throws a UsageError if it is not a URL. Also throws if it belongs to
 * another machine, unless `allowRemote` is set, because calls contain data of documents.
 */
export function toTarget(url: string, allowRemote: boolean | undefined): URL {
  const target = URL.canParse(url) ? new URL(url) : undefined;
  if (!target || !/^https?:$/.test(target.protocol))
    throw new UsageError(
      `Expected a URL such as http://127.0.0.1:3000/hooks, got \`${url.slice(0, 80)}\`.`,
    );
  if (allowRemote || isLoopback(target)) return target;
  throw new UsageError(
    `\`${target.host}\` is another machine; expected this one, such as 127.0.0.1.`,
    "Add `--allow-remote` to send the messages there.",
  );
}

/** Returns true if the host of a URL is this machine. */
export function isLoopback({ hostname }: URL): boolean {
  return /^(localhost|127(\.\d{1,3}){3}|\[::1\])$/.test(hostname);
}

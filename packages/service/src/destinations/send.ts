import { type Dispatcher, request } from "undici";
import { traceHeaders } from "../traces/trace-context.js";
import { retryAfterSeconds } from "../outbound/retry-after.js";
import { DeliveryRefusedError, DestinationBusyError, NoRoomError } from "./destination.js";
import { isPage, pageTitle, redirection } from "./response-advice.js";
import type { Outbound } from "../outbound/outbound.js";

/** A request to a destination. */
export interface Call {
  readonly method:
    | "GET"
    | "HEAD"
    | "OPTIONS"
    | "PUT"
    | "POST"
    | "DELETE"
    | "MKCOL"
    | "MOVE"
    | "PROPFIND";
  readonly url: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: Uint8Array;
  /** Maximum size of the response in bytes; {@link MAX_RESPONSE_BYTES} by default. */
  readonly maxResponse?: number;
}

/** The response of a destination. */
export interface CallResponse {
  readonly status: number;
  /** Address of the request. */
  readonly url?: string;
  /** Values of `WWW-Authenticate`. */
  readonly challenges?: readonly string[];
  /** Returns the first value of a header, by its lower-case name. */
  readonly header: (name: string) => string | undefined;
  readonly bytes: Uint8Array;
}

/**
 * Returns when a resource was last changed, by the clock of this machine, if the response says so (RFC 9110, 8.8.2).
 * The server's clock may be hours off; its `Date` header tells by how much.
 */
export function lastModified(response: CallResponse): Date | undefined {
  const text = response.header("last-modified");
  return text === undefined ? undefined : localTime(text, response);
}

/** Converts a time in a response to the clock of this machine. */
export function localTime(text: string, response: CallResponse): Date {
  return new Date(new Date(text).getTime() - clockSkew(response));
}

/** Returns how far the server's clock is ahead of this machine's in milliseconds, according to its response. */
export function clockSkew({ header }: CallResponse): number {
  const skew = new Date(header("date") ?? "").getTime() - Date.now();
  return Number.isNaN(skew) ? 0 : skew;
}

/** Maximum size of a response in bytes. No result is larger. */
export const MAX_RESPONSE_BYTES = 64 * 1024 * 1024;

/** Sends a request. Does not follow redirects, and rejects a response that is longer than allowed. */
export async function send(
  call: Call,
  { dispatcher, timeout, signal }: Pick<Outbound, "dispatcher" | "timeout" | "signal">,
): Promise<CallResponse> {
  const { method, url, headers = {}, body, maxResponse = MAX_RESPONSE_BYTES } = call;
  const limit = AbortSignal.timeout(timeout);
  const response = await request(url, {
    // The type lacks the WebDAV methods.
    method: method as Dispatcher.HttpMethod,
    headers: { "user-agent": "document-export", ...traceHeaders(), ...headers },
    ...(body && { body }),
    dispatcher,
    signal: signal ? AbortSignal.any([signal, limit]) : limit,
  });
  const bytes = await readLimited(response.body, maxResponse);
  return {
    status: response.statusCode,
    url,
    challenges: [response.headers["www-authenticate"] ?? []].flat(),
    header: (name) => [response.headers[name]].flat()[0],
    bytes,
  };
}

async function readLimited(body: AsyncIterable<Uint8Array>, max: number): Promise<Uint8Array> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of body) {
    size += chunk.length;
    if (size > max) throw new Error(`The response of the destination is longer than ${max} bytes.`);
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}

// Transient 4xx statuses: RFC 9110, RFC 4918, RFC 8470, RFC 6585.
const TRANSIENT: ReadonlySet<number> = new Set([408, 409, 423, 425, 429]);

/** Status of a server that has no space left (RFC 4918, 11.5). */
const INSUFFICIENT_STORAGE = 507;
/** Status of a server that accepts only smaller requests (RFC 9110, 15.5.14). */
const CONTENT_TOO_LARGE = 413;

/** Returns true if the code of an error says that there is no room, as codes of S3 servers and WordPress do. */
export function saysFull(code: string): boolean {
  return /quota|storage_?full|storage_?cap|limited_space/i.test(code);
}

/** Returns true if a destination responded with 2xx. */
export function isSuccess({ status }: CallResponse): boolean {
  return status >= 200 && status < 300;
}

/**
 * Passes if a destination responded with 2xx.
 *
 * @param reason - what the response says in addition to its status, in a word or two.
 * @throws {NoRoomError} if the response says that the destination is full.
 * @throws {DeliveryRefusedError} if the request is too large, or for another permanent status; another error for a transient one.
 */
export function assertSuccess(response: CallResponse, step: string, reason?: string): void {
  const { status } = response;
  if (isSuccess(response)) return;
  const title = pageTitle(response);
  // The default pages of servers only repeat the status.
  const isOwnPage = title !== undefined && !title.startsWith(String(status));
  const more = reason ?? (isOwnPage ? `the page “${title}”` : undefined);
  const said = more === undefined ? String(status) : `${status} (${more})`;
  if (status === INSUFFICIENT_STORAGE || (reason !== undefined && saysFull(reason)))
    throw new NoRoomError(`it responded with ${said} to ${step}`);
  if (status === CONTENT_TOO_LARGE || (reason !== undefined && /toolarge/i.test(reason)))
    throw new DeliveryRefusedError(
      `it responded with ${said} to ${step}: the server, or a proxy in front of it, does not accept a result of this size. Raise the limit there, such as \`client_max_body_size\` of nginx, or split the document.`,
    );
  if (status === 401 || status === 403) {
    const rights = status === 403 ? ", and their rights" : "";
    const place = status === 403 && isPage(response) ? IN_ITS_PLACE : "";
    throw new DeliveryRefusedError(
      `it responded with ${said} to ${step}. Check the credentials of the connection${rights}${place}.`,
    );
  }
  if (status >= 300 && status < 500 && !TRANSIENT.has(status))
    throw new DeliveryRefusedError(`it responded with ${said} to ${step}.${redirection(response)}`);
  const message = `The destination responded with ${said} to ${step}.`;
  const wait = retryAfterOf(response);
  if (wait === undefined) throw new Error(message);
  throw new DestinationBusyError(`${message} It asks to wait ${wait} seconds.`, wait);
}

/** Where else to look if a web page refused a request. */
const IN_ITS_PLACE =
  ", or whether a firewall, a proxy or a plug-in responded in place of the server";

/** Returns how long the server asks to wait in seconds; undefined if it does not ask. */
function retryAfterOf(response: CallResponse): number | undefined {
  // A date is by the server's clock.
  const now = new Date(Date.now() + clockSkew(response));
  const seconds = retryAfterSeconds(response.header("retry-after"), now);
  return seconds === undefined ? undefined : Math.ceil(seconds);
}

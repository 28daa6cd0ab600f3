import { type Dispatcher, request } from "undici";
import { traceHeaders } from "../observe/traces/trace-context.js";
import { DeliveryRefusedError } from "./delivery-refused-error.js";
import type { Outbound } from "./destination-kind.js";

/** A request to a destination. */
export interface Call {
  readonly method: "GET" | "HEAD" | "PUT" | "POST" | "DELETE" | "MKCOL" | "MOVE";
  readonly url: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: Uint8Array;
}

/** What a destination answered. */
export interface Answer {
  readonly status: number;
  /** The first value of a header, by its name in lower case. */
  readonly header: (name: string) => string | undefined;
  readonly bytes: Uint8Array;
}

const LONGEST_ANSWER = 64 * 1024 * 1024;

/** Sends a request; follows no redirect, and reads no answer that is longer than any result could be. */
export async function send(
  call: Call,
  { dispatcher, timeout }: Pick<Outbound, "dispatcher" | "timeout">,
): Promise<Answer> {
  const { method, url, headers = {}, body } = call;
  const answer = await request(url, {
    // WebDAV's methods are no part of the type, but of HTTP.
    method: method as Dispatcher.HttpMethod,
    headers: { "user-agent": "document-export", ...traceHeaders(), ...headers },
    ...(body && { body }),
    dispatcher,
    signal: AbortSignal.timeout(timeout),
  });
  const bytes = await readLimited(answer.body);
  return {
    status: answer.statusCode,
    header: (name) => [answer.headers[name]].flat()[0],
    bytes,
  };
}

async function readLimited(body: AsyncIterable<Uint8Array>): Promise<Uint8Array> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of body) {
    size += chunk.length;
    if (size > LONGEST_ANSWER)
      throw new Error(`The destination's answer is longer than ${LONGEST_ANSWER} bytes.`);
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}

// Statuses of the 4xx that say "later", not "never": RFC 9110, RFC 4918, RFC 8470, RFC 6585.
const PASSING: ReadonlySet<number> = new Set([408, 409, 423, 425, 429]);

/**
 * Passes where a destination answered 2xx.
 *
 * @throws {DeliveryRefusedError} for an answer that will be the same next time; another error for one that may not.
 */
export function assertTaken({ status }: Answer, step: string): void {
  if (status >= 200 && status < 300) return;
  if (status === 401 || status === 403)
    throw new DeliveryRefusedError(
      `it answered ${status} to ${step}. Its operator must check the credentials of the connection.`,
    );
  if (status >= 300 && status < 500 && !PASSING.has(status))
    throw new DeliveryRefusedError(`it answered ${status} to ${step}.`);
  throw new Error(`The destination answered ${status} to ${step}.`);
}

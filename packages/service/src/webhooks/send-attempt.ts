import { type Dispatcher, request } from "undici";
import { bounds } from "../bounds/bounds.js";
import { shorten } from "../bounds/shorten.js";
import { traceHeaders } from "../traces/trace-context.js";
import type { SigningKey } from "../storage/statements/signing-keys.js";
import { signMessage } from "./signing-keys.js";

/** A message and the endpoint that it is sent to. */
export interface OutgoingMessage {
  readonly id: string;
  readonly endpoint: string;
  readonly body: string;
}

/** The result of one attempt. */
export interface AttemptOutcome {
  /** Undefined if no response came. */
  readonly status: number | undefined;
  /** Why no response came. */
  readonly error: string | undefined;
  /** The beginning of the response body, for the operator. */
  readonly response: string;
  /** `Retry-After` of the response, in seconds. */
  readonly retryAfter: number | undefined;
  /** In milliseconds. */
  readonly duration: number;
}

const TIMEOUT_MS = 15_000;

/** How to send. */
export interface SendContext {
  readonly dispatcher: Dispatcher;
  readonly now: () => Date;
  /** Aborted when the workers stop, which cuts what is being sent. */
  readonly stopping?: AbortSignal | undefined;
}

/**
 * Sends a message once, and does not follow redirects.
 *
 * @throws what cut the request where the workers stopped meanwhile: that is not a failure of the receiver.
 */
export async function sendAttempt(
  message: OutgoingMessage,
  keys: readonly SigningKey[],
  { dispatcher, now, stopping }: SendContext,
): Promise<AttemptOutcome> {
  const started = performance.now();
  const finish = (outcome: Partial<AttemptOutcome>): AttemptOutcome => ({
    status: undefined,
    error: undefined,
    response: "",
    retryAfter: undefined,
    ...outcome,
    duration: Math.round(performance.now() - started),
  });
  try {
    const { statusCode, headers, body } = await request(message.endpoint, {
      method: "POST",
      headers: headersOf(message, keys, now()),
      body: message.body,
      dispatcher,
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    const response = await readBeginning(body);
    const retryAfter = secondsOf(headers["retry-after"], now());
    return finish({ status: statusCode, response, retryAfter });
  } catch (error) {
    if (stopping?.aborted) throw error;
    const message = error instanceof Error ? error.message : String(error);
    return finish({ error: shorten(message, bounds.deliveryError.max) });
  }
}

function headersOf({ id, body }: OutgoingMessage, keys: readonly SigningKey[], now: Date) {
  const timestamp = Math.floor(now.getTime() / 1000);
  return {
    "content-type": "application/json",
    "user-agent": "document-export",
    ...traceHeaders(),
    "webhook-id": id,
    "webhook-timestamp": String(timestamp),
    "webhook-signature": signMessage({ id, timestamp, body }, keys),
  };
}

/**
 * Reads no more than is stored, so that an endless response cannot block the worker. The status has said what became of the
 * message: where the body ends early, or comes too slowly, what came of it is enough.
 */
async function readBeginning(body: AsyncIterable<Uint8Array>): Promise<string> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  try {
    for await (const chunk of body) {
      chunks.push(chunk);
      size += chunk.length;
      if (size >= bounds.receiverResponse.max) break;
    }
  } catch {
    // The connection broke, or the time was over.
  }
  // PostgreSQL cannot store NUL in text.
  return Buffer.concat(chunks)
    .subarray(0, bounds.receiverResponse.max)
    .toString()
    .replaceAll("\0", "");
}

/** `Retry-After` in seconds or as a date (RFC 9110, 10.2.3); undefined if it is neither. */
function secondsOf(header: string | string[] | undefined, now: Date): number | undefined {
  if (typeof header !== "string") return undefined;
  if (/^\d+$/.test(header)) return Number(header);
  const date = header.endsWith(" GMT") ? Date.parse(header) : NaN;
  return Number.isNaN(date) ? undefined : Math.max((date - now.getTime()) / 1000, 0);
}

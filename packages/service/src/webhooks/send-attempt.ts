import { type Dispatcher, request } from "undici";
import { bounds } from "../bounds/bounds.js";
import { shorten } from "../bounds/shorten.js";
import { retryAfterSeconds } from "../outbound/retry-after.js";
import { traceHeaders } from "../traces/trace-context.js";
import type { SigningKey } from "../storage/statements/signing-keys.js";
import { signMessage } from "./signing-keys.js";

/** A message with the endpoint to send it to. */
export interface OutgoingMessage {
  readonly id: string;
  readonly endpoint: string;
  readonly body: string;
}

/** The result of one attempt. */
export interface AttemptOutcome {
  /** Status of the response; undefined if there was none. */
  readonly status: number | undefined;
  /** Reason why there was no response. */
  readonly error: string | undefined;
  /** Start of the response body, for the operator. */
  readonly response: string;
  /** `Retry-After` of the response, in seconds. */
  readonly retryAfter: number | undefined;
  /** Duration in milliseconds. */
  readonly duration: number;
}

const TIMEOUT_MS = 15_000;

/** Options for sending. */
export interface SendContext {
  readonly dispatcher: Dispatcher;
  readonly now: () => Date;
  /** Aborted when the workers stop, which cuts off running requests. */
  readonly stopping?: AbortSignal | undefined;
}

/**
 * Sends a message once, and does not follow redirects.
 *
 * @throws the abort reason if the workers stopped during the request: that is not a failure of the receiver.
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
    const retryAfter = retryAfterSeconds(headers["retry-after"], now());
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
 * Returns the start of a response body. It reads only as much as is stored, so that an endless response cannot block
 * the worker. The status already determines the result of the attempt, so a body that ends early or arrives too slowly
 * is returned as far as it was received.
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
    // The connection broke, or the timeout expired.
  }
  // PostgreSQL cannot store NUL in text.
  return Buffer.concat(chunks)
    .subarray(0, bounds.receiverResponse.max)
    .toString()
    .replaceAll("\0", "");
}

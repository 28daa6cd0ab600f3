import { setTimeout as wait } from "node:timers/promises";
import type { Evidence } from "../findings/finding.js";
import { TOKEN } from "../probe/credentials.js";
import { finalResponse, finalStatus } from "./raw-response.js";
import { retryAfter } from "../probe/rate-limit.js";
import { quoteResponse } from "../probe/read-response.js";
import { NotExercisedError } from "../verdict/verdict-errors.js";
import type { RuleContext } from "./rule.js";

/** A handwritten request, which an HTTP client would not send in this form. */
export interface RawRequest {
  readonly method: string;
  readonly path: string;
  /** @default HTTP/1.1 */
  readonly version?: string;
  /** Complete lines. @default `Host` */
  readonly host?: readonly string[];
  /** Complete header lines in addition to `Host`, `Authorization` and `Connection: close`. */
  readonly lines?: readonly string[];
  /** Pieces that are written one after another, with `pause` milliseconds before each. */
  readonly body?: readonly (string | Uint8Array)[];
  readonly pause?: number;
  /** Timeout in milliseconds. @default the deadline of the run */
  readonly timeout?: number;
}

/** The response to a raw request. */
export interface RawResponse {
  /** The status of the final response; 0 if there was none. */
  readonly status: number;
  /** Everything received, one character per byte. */
  readonly received: string;
  readonly evidence: Evidence;
}

const MAX_REPEATS = 3;
const BUSY = new Set([429, 503]);

/**
 * Writes a request to its own connection and reads until the target closes it. Retries if the target sends
 * `Retry-After`.
 * @throws NotExercisedError if the target rate limits requests, which says nothing about this one
 */
export async function sendRaw(context: RuleContext, raw: RawRequest): Promise<RawResponse> {
  for (let repeat = 0; ; repeat += 1) {
    const got = await sendOnce(context, raw);
    const { response } = got.evidence;
    if (!response || !BUSY.has(response.status)) return got;
    const delay = retryAfter({ response }) ?? Number.POSITIVE_INFINITY;
    if (repeat < MAX_REPEATS && delay <= context.deadline) await wait(delay);
    else if (response.status === 429)
      throw new NotExercisedError(`the target limits requests: ${quoteResponse(response)}`);
    else return got;
  }
}

async function sendOnce(context: RuleContext, raw: RawRequest): Promise<RawResponse> {
  const { method, path, version = "HTTP/1.1", lines = [], body = [], pause = 0, timeout } = raw;
  const { baseUrl } = context.target;
  const { host, pathname } = new URL(baseUrl);
  const head = [
    `${method} ${pathname.replace(/\/$/, "")}${path} ${version}`.trimEnd(),
    ...(raw.host ?? [`Host: ${host}`]),
    `Authorization: Bearer ${TOKEN}`,
    ...lines,
    "Connection: close",
  ];
  const { received } = await context.sendBytes([`${head.join("\r\n")}\r\n\r\n`, ...body], {
    pause,
    ...(timeout !== undefined && { timeout }),
  });
  const headers = { authorization: `Bearer ${TOKEN}`, ...Object.fromEntries(lines.map(splitLine)) };
  const request = { method, path, url: `${baseUrl}${path}`, headers };
  const response = finalResponse(context.target, received);
  const evidence = { request, ...(response && { response }) };
  return { status: finalStatus(received), received, evidence };
}

function splitLine(line: string): [string, string] {
  const colon = line.indexOf(":");
  return [line.slice(0, colon).toLowerCase(), line.slice(colon + 1).trim()];
}

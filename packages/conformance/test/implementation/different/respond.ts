import type { IncomingMessage, ServerResponse } from "node:http";
import { gzipSync } from "node:zlib";
import type { Violation } from "@document-export/server-stub";

/** Aborts a request with a problem. */
export class Refused extends Error {
  override readonly name = "Refused";
  readonly status: number;
  readonly type: string;
  readonly errors: readonly Violation[];
  readonly headers: Readonly<Record<string, string>>;

  constructor(
    [status, type]: readonly [number, string],
    errors: readonly Violation[] = [],
    headers: Readonly<Record<string, string>> = {},
  ) {
    super(`The request was refused: ${type}.`);
    this.status = status;
    this.type = type;
    this.errors = errors;
    this.headers = headers;
  }
}

/** A successful response. */
export interface Success {
  readonly status: number;
  readonly body?: unknown;
  readonly headers?: Readonly<Record<string, string | undefined>>;
}

/** The problem of a refusal, without `instance`, and with an extra member. */
export function problemOf({ status, type, errors, message }: Refused): Record<string, unknown> {
  return {
    documentation: "https://example.net/errors",
    detail: message,
    status,
    title: type.replaceAll("-", " "),
    ...(errors.length > 0 && { errors }),
    type: `urn:problem-type:document-export:${type}`,
  };
}

/** Writes a response in chunks, compressed if the caller accepts it, and then closes the connection. */
export function write(
  request: IncomingMessage,
  response: ServerResponse,
  { status, body, headers = {} }: Success,
): void {
  const type = status >= 400 ? "application/problem+json" : "application/json";
  for (const [name, value] of Object.entries(headers))
    if (value !== undefined) response.setHeader(name, value);
  response.setHeader("connection", "close");
  response.statusCode = status;
  if (body === undefined) return void response.end();
  response.setHeader("content-type", `${type}; charset=utf-8`);
  response.setHeader("vary", "accept-encoding");
  const text = Buffer.from(JSON.stringify(body, undefined, 1));
  const isGzip = takesGzip(request.headers["accept-encoding"]);
  if (isGzip) response.setHeader("content-encoding", "gzip");
  const bytes = isGzip ? gzipSync(text) : text;
  // Writes twice, so that Node sends chunks and no length.
  if (request.method !== "HEAD") response.write(bytes.subarray(0, 20));
  response.end(bytes.subarray(20));
}

/** Whether `Accept-Encoding` names gzip and does not exclude it (RFC 9110, 12.5.3). */
function takesGzip(header: string | string[] | undefined): boolean {
  return String(header ?? "")
    .split(",")
    .map((coding) => coding.trim().split(/\s*;\s*/))
    .some(
      ([name, weight = "q=1"]) => name?.toLowerCase() === "gzip" && !/^q=0(?:\.0*)?$/i.test(weight),
    );
}

/** Whether `Accept` allows JSON (RFC 9110, 12.5.1): the most specific range decides. */
export function takesJson(header: string | undefined): boolean {
  if (header === undefined || header.trim() === "") return true;
  const ranges = header.split(",").map((range) => {
    const [name = "", ...parameters] = range.toLowerCase().split(";");
    const weight = parameters.map((text) => text.trim()).find((text) => text.startsWith("q="));
    return { name: name.trim(), weight: weight === undefined ? 1 : Number(weight.slice(2)) };
  });
  for (const wanted of ["application/json", "application/*", "*/*"]) {
    const range = ranges.find(({ name }) => name === wanted);
    if (range) return range.weight > 0;
  }
  return false;
}

// Writes the requests and responses of a run as HAR 1.2 (W3C draft of the Web Performance group).
import { STATUS_CODES } from "node:http";
import type { Exchange, RequestBody, SentRequest } from "../../probe/exchange.js";
import { encodeMultipart } from "../../probe/multipart.js";
import { contentOf } from "../../probe/reported-request.js";
import { SECRET_HEADERS } from "../../secrets/secret-names.js";
import { type Redact, redactValue } from "../redact.js";
import { TOOL } from "../tool.js";

const MAX_BODY_BYTES = 2 ** 20;

/**
 * Renders exchanges as HAR 1.2 in pieces, with tokens redacted. Bodies are decoded from `Content-Encoding` and
 * truncated to the first MiB; `comment` mentions the truncation.
 */
export function* renderHar(exchanges: readonly Exchange[], redact: Redact): Iterable<string> {
  const creator = JSON.stringify({ name: TOOL.name, version: TOOL.version });
  yield `{"log":{"version":"1.2","creator":${creator},"entries":[`;
  for (const [index, exchange] of exchanges.entries()) {
    const entry = JSON.stringify(redactValue(redact, entryOf(exchange)));
    yield `${index === 0 ? "" : ","}\n${entry}`;
  }
  yield "\n]}}\n";
}

function entryOf({ request, response, sentAt, milliseconds }: Exchange): object {
  const time = Math.max(0, milliseconds);
  return {
    startedDateTime: new Date(sentAt).toISOString(),
    time,
    request: requestOf(request),
    response: responseOf(response),
    cache: {},
    timings: { send: 0, wait: time, receive: 0 },
    ...(request.operation !== undefined && { comment: request.operation }),
  };
}

function requestOf(request: SentRequest): object {
  const { method, url, headers, body } = request;
  const sent = body && encode(body);
  return {
    method,
    url,
    httpVersion: "HTTP/1.1",
    cookies: [],
    headers: Object.entries(headers).flatMap(([name, values]) =>
      [values].flat().map((value) => headerOf(name, value)),
    ),
    queryString: [...new URLSearchParams(url.split("?")[1] ?? "")].map(([name, value]) => {
      return { name, value };
    }),
    ...(sent && { postData: postDataOf(sent, headers) }),
    headersSize: -1,
    bodySize: sent?.length ?? 0,
  };
}

function postDataOf(bytes: Buffer, headers: SentRequest["headers"]): object {
  const type = Object.entries(headers).find(([name]) => name.toLowerCase() === "content-type")?.[1];
  const content = contentOf(bytes.subarray(0, MAX_BODY_BYTES));
  const isText = "text" in content;
  const comments = [...(isText ? [] : ["base64"]), ...lengthComment(bytes)];
  return {
    mimeType: [type ?? ""].flat()[0],
    text: isText ? content.text : content.base64,
    ...(comments.length > 0 && { comment: comments.join("; ") }),
  };
}

function encode(body: RequestBody): Buffer {
  if (body.kind === "text") return Buffer.from(body.text);
  return body.kind === "bytes"
    ? Buffer.from(body.bytes)
    : encodeMultipart(body.parts, body.boundary);
}

function responseOf({ status, rawHeaders, headers, bytes }: Exchange["response"]): object {
  const content = contentOf(bytes.subarray(0, MAX_BODY_BYTES));
  const isText = "text" in content;
  const [comment] = lengthComment(bytes);
  return {
    status,
    statusText: STATUS_CODES[status] ?? "",
    httpVersion: "HTTP/1.1",
    cookies: [],
    headers: rawHeaders.map(([name, value]) => headerOf(name, value)),
    content: {
      size: bytes.length,
      mimeType: headers.get("content-type") ?? "",
      text: isText ? content.text : content.base64,
      ...(!isText && { encoding: "base64" }),
      ...(comment !== undefined && { comment }),
    },
    redirectURL: headers.get("location") ?? "",
    headersSize: -1,
    bodySize: -1,
  };
}

function lengthComment({ length }: Uint8Array): readonly string[] {
  return length > MAX_BODY_BYTES ? [`the first ${MAX_BODY_BYTES} of ${length} bytes`] : [];
}

function headerOf(name: string, value: string): { readonly name: string; readonly value: string } {
  return { name, value: isSecret(name, value) ? "[redacted]" : value };
}

/** A placeholder reveals nothing, and lets a reader send the request again. */
function isSecret(name: string, value: string): boolean {
  const small = name.toLowerCase();
  const isNamed = SECRET_HEADERS.has(small) || small === "proxy-authorization";
  return isNamed && !/^(?:[\w-]+=)?\$\w+$/.test(value);
}

import { parseMultipart } from "@remix-run/multipart-parser";
import type { Exchange, RecordedResponse, RequestBody, SentRequest } from "../probe/exchange.js";
import type { Part } from "../probe/multipart.js";
import { decodeBody, parseJson } from "../probe/read-body.js";
import type { MatchOperation } from "./match-operation.js";
import {
  headerOf,
  MAX_BODY_BYTES,
  type Recorded,
  type RecordedBody,
} from "../recording/recorded.js";
import type { CredentialRedactor } from "./redact-credentials.js";

/** A recorded exchange in the form in which rules see it. */
export type Traffic =
  | { readonly kind: "exchange"; readonly exchange: Exchange }
  /** The server did not send a complete response. */
  | { readonly kind: "silence"; readonly request: SentRequest; readonly reason: string }
  /** The caller aborted the request. */
  | { readonly kind: "aborted"; readonly request: SentRequest }
  /** The description does not cover the exchange. */
  | { readonly kind: "outside" };

/** Creates the function that converts recorded exchanges for the rules: it matches, decodes and redacts them. */
export function createToExchange(
  match: MatchOperation,
  redactor: CredentialRedactor,
): (recorded: Recorded) => Promise<Traffic> {
  return async (recorded) => {
    const { method, url } = recorded.request;
    const matched = match(method, url);
    if (!matched) return { kind: "outside" };
    const headers = redactor.headers(recorded.request.headers);
    const body = await requestBody(recorded, redactor);
    const request: SentRequest = {
      ...(matched.operation !== undefined && { operation: matched.operation }),
      method,
      path: redactor.url(matched.path),
      url: redactor.url(url),
      headers: recordOf(headers),
      ...(body.body && { body: body.body }),
    };
    const { failure, response } = recorded;
    if (failure?.by === "client") return { kind: "aborted", request };
    if (failure || !response)
      return { kind: "silence", request, reason: failure?.reason ?? "no response is recorded" };
    const read = await readResponse(response, redactor).catch((error: Error) => error);
    if (read instanceof Error) {
      const reason = `its body is not in its coding: ${read.message}`;
      return { kind: "silence", request, reason };
    }
    const missing = {
      ...(body.missing !== undefined && { request: body.missing }),
      ...(read.missing !== undefined && { response: read.missing }),
    };
    const { sentAt, milliseconds } = recorded;
    return {
      kind: "exchange",
      exchange: { request, response: read.response, sentAt, milliseconds, missing },
    };
  };
}

/** A header that occurs once becomes a string, otherwise a list of lines. */
function recordOf(lines: readonly (readonly [string, string])[]): SentRequest["headers"] {
  const groups = Map.groupBy(lines, ([name]) => name.toLowerCase());
  return Object.fromEntries(
    [...groups].map(([name, group]) => {
      const values = group.map(([, value]) => value);
      return [name, values.length === 1 ? (values[0] ?? "") : values];
    }),
  );
}

async function requestBody(
  { request: { body, headers } }: Recorded,
  redactor: CredentialRedactor,
): Promise<{ readonly body?: RequestBody; readonly missing?: string }> {
  const missing = reasonOf(body);
  if (!body || missing !== undefined) return { missing: missing ?? "not recorded" };
  const coding = body.isDecoded ? "" : (headerOf(headers, "content-encoding") ?? "");
  const bytes = await decodeBody(Buffer.from(body.bytes), coding).catch(() => body.bytes);
  if (bytes.length === 0) return {};
  const type = headerOf(headers, "content-type") ?? "";
  if (/^multipart\//i.test(type)) return { body: multipartBody(bytes, type) };
  const text = Buffer.from(bytes).toString();
  const isText = Buffer.from(text).equals(bytes);
  return { body: isText ? { kind: "text", text: redactor.text(text) } : { kind: "bytes", bytes } };
}

/** A body that is not multipart remains unchanged. */
function multipartBody(bytes: Uint8Array, type: string): RequestBody {
  const boundary = /boundary="?([^";]+)"?/i.exec(type)?.[1] ?? "";
  const limits = { maxFileSize: MAX_BODY_BYTES, maxTotalSize: MAX_BODY_BYTES };
  try {
    const parts = [...parseMultipart(bytes, { boundary, ...limits })].map(
      ({ name, filename, headers, bytes: content }): Part => {
        const own = headers["content-type"];
        return {
          name: name ?? "",
          content,
          ...(own !== undefined && { type: own }),
          ...(filename !== undefined && { filename }),
        };
      },
    );
    return { kind: "multipart", parts, boundary };
  } catch {
    return { kind: "bytes", bytes };
  }
}

async function readResponse(
  { status, headers: lines, body }: NonNullable<Recorded["response"]>,
  redactor: CredentialRedactor,
): Promise<{ readonly response: RecordedResponse; readonly missing?: string }> {
  const rawHeaders = redactor.headers(lines);
  const headers = new Headers();
  for (const [name, value] of rawHeaders) appendTo(headers, name, value);
  const missing = reasonOf(body);
  if (!body || missing !== undefined) {
    const nothing = { bytes: new Uint8Array(), text: "", json: undefined };
    const response = { status, headers, rawHeaders, ...nothing };
    return { response, missing: missing ?? "not recorded" };
  }
  const coding = body.isDecoded ? "" : (headers.get("content-encoding") ?? "");
  const bytes = await decodeBody(Buffer.from(body.bytes), coding);
  const text = redactor.text(bytes.toString());
  return { response: { status, headers, rawHeaders, bytes, text, json: parseJson(bytes) } };
}

/** A name or a value that `Headers` refuses remains only in the raw headers. */
function appendTo(headers: Headers, name: string, value: string): void {
  try {
    headers.append(name, value);
  } catch {
    // Rules that check this read the raw headers.
  }
}

function reasonOf(body: RecordedBody | undefined): string | undefined {
  if (!body) return "not recorded";
  const { bytes, size } = body;
  return size > bytes.length ? `only ${bytes.length} of ${size} bytes are recorded` : undefined;
}

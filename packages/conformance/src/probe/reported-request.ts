// The form in which a report stores a request: plain JSON with placeholders for tokens, enough to send it again.
import type { ProbeRequest, RequestBody, SentRequest } from "./exchange.js";
import type { Part } from "./multipart.js";

/** Content as text if possible, otherwise in base64. */
export type ReportedContent = { readonly text: string } | { readonly base64: string };

/** One part of a reported `multipart/form-data` body. */
export type ReportedPart = Omit<Part, "content"> & { readonly content: ReportedContent };

/** The body of a reported request. If it is too long for a report, only its length is stored. */
export type ReportedBody =
  | { readonly kind: "content"; readonly content: ReportedContent }
  | {
      readonly kind: "multipart";
      readonly boundary: string;
      readonly parts: readonly ReportedPart[];
    }
  | { readonly kind: "omitted"; readonly bytes: number };

/** A request in a report. */
export interface ReportedRequest {
  readonly operation?: string;
  readonly method: string;
  /** Path and query, relative to the base URL. */
  readonly path: string;
  /** Names and values as sent, with placeholders for tokens. */
  readonly headers: Readonly<Record<string, string | readonly string[]>>;
  readonly body?: ReportedBody;
  readonly isChunked?: boolean;
  /** Whether the body contains placeholders too. @default false */
  readonly hasTokenInBody?: boolean;
  /** Names of further variables, besides the tokens, whose placeholders the request contains. @default [] */
  readonly variables?: readonly string[];
}

/** Maximum size of a body in a report, so that a report with many findings can still be opened. */
const MAX_BODY_BYTES = 2 ** 16;

/** Converts a request to the form that a report stores. */
export function reportRequest(request: SentRequest): ReportedRequest {
  const { operation, method, path, headers, body, isChunked } = request;
  const { hasTokenInBody, variables = [] } = request;
  return {
    ...(operation !== undefined && { operation }),
    method,
    path,
    headers,
    ...(body && { body: reportBody(body) }),
    ...(isChunked && { isChunked }),
    ...(hasTokenInBody && { hasTokenInBody }),
    ...(variables.length > 0 && { variables }),
  };
}

function reportBody(body: RequestBody): ReportedBody {
  const bytes = lengthOf(body);
  if (bytes > MAX_BODY_BYTES) return { kind: "omitted", bytes };
  if (body.kind !== "multipart")
    return { kind: "content", content: contentOf(body.kind === "text" ? body.text : body.bytes) };
  const parts = body.parts.map((part) => ({ ...part, content: contentOf(part.content) }));
  return { kind: "multipart", boundary: body.boundary, parts };
}

function lengthOf(body: RequestBody): number {
  if (body.kind === "text") return Buffer.byteLength(body.text);
  if (body.kind === "bytes") return body.bytes.length;
  return body.parts.reduce((sum, { content }) => sum + Buffer.byteLength(content), 0);
}

/** Returns bytes as text if this is lossless, otherwise in base64. */
export function contentOf(content: string | Uint8Array): ReportedContent {
  if (typeof content === "string") return { text: content };
  const bytes = Buffer.from(content);
  const text = bytes.toString();
  return Buffer.from(text).equals(bytes) ? { text } : { base64: bytes.toString("base64") };
}

/** Restores a reported request so that it can be sent; undefined if its body was too long to be stored. */
export function restoreRequest(request: ReportedRequest): ProbeRequest | undefined {
  const { body, headers, ...rest } = request;
  if (body?.kind === "omitted") return undefined;
  // The headers of a report are complete: no header is added, not even `Authorization`.
  return { ...rest, authorization: null, headers, ...(body && { body: restoreBody(body) }) };
}

function restoreBody(body: Exclude<ReportedBody, { kind: "omitted" }>): RequestBody {
  if (body.kind === "content") return { kind: "bytes", bytes: bytesOf(body.content) };
  const parts = body.parts.map((part) => ({ ...part, content: bytesOf(part.content) }));
  return { kind: "multipart", boundary: body.boundary, parts };
}

/** Returns the bytes of reported content. */
export function bytesOf(content: ReportedContent): Buffer {
  return "text" in content ? Buffer.from(content.text) : Buffer.from(content.base64, "base64");
}

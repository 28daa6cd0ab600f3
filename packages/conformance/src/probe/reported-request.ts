// A request as a report holds it: plain JSON with placeholders for tokens, enough to send it again.
import type { ProbeRequest, RequestBody, SentRequest } from "./exchange.js";
import type { Part } from "./multipart.js";

/** Content as text where it is text, else in base64. */
export type ReportedContent = { readonly text: string } | { readonly base64: string };

/** One part of a reported `multipart/form-data` body. */
export type ReportedPart = Omit<Part, "content"> & { readonly content: ReportedContent };

/** The body of a reported request; one that is too long for a report is only named by its length. */
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
  /** Names and values as they are sent, tokens as placeholders. */
  readonly headers: Readonly<Record<string, string | readonly string[]>>;
  readonly body?: ReportedBody;
  readonly isChunked?: boolean;
  /** Whether placeholders are in the body too. @default false */
  readonly hasTokenInBody?: boolean;
  /** Names of the variables besides the tokens whose placeholders are in it. @default [] */
  readonly variables?: readonly string[];
}

/** A body of a report is never longer, so that a report of many findings can still be opened. */
const MAX_BODY_BYTES = 2 ** 16;

/** Returns a request as a report holds it. */
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

/** Returns bytes as text where that loses nothing, else in base64. */
export function contentOf(content: string | Uint8Array): ReportedContent {
  if (typeof content === "string") return { text: content };
  const bytes = Buffer.from(content);
  const text = bytes.toString();
  return Buffer.from(text).equals(bytes) ? { text } : { base64: bytes.toString("base64") };
}

/** Returns the request to send for a reported one; undefined if its body was too long to be kept. */
export function restoreRequest(request: ReportedRequest): ProbeRequest | undefined {
  const { body, headers, ...rest } = request;
  if (body?.kind === "omitted") return undefined;
  // The headers of a report are complete: none is added, not even the one that carries the token.
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

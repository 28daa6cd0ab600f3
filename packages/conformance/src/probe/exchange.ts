import type { Json } from "../load/json.js";
import type { Part } from "./multipart.js";

/**
 * A body to send: text, the parts of `multipart/form-data`, or bytes as they are. The first two have
 * a `Content-Type` of their own, unless the request has one.
 */
export type RequestBody =
  | { readonly kind: "text"; readonly text: string }
  | { readonly kind: "multipart"; readonly parts: readonly Part[]; readonly boundary: string }
  | { readonly kind: "bytes"; readonly bytes: Uint8Array };

/** A request as a rule describes it. Placeholders such as `$TOKEN` may be in path and headers. */
export interface ProbeRequest {
  /** The operation whose responses the response is checked against; absent outside the contract. */
  readonly operation?: string;
  readonly method: string;
  /** Path and query, relative to the base URL; sent as they are, dot segments included. */
  readonly path: string;
  /** Value of `Authorization`, null for none. @default `Bearer $TOKEN` */
  readonly authorization?: string | null;
  /** A list sends a header several times. */
  readonly headers?: Readonly<Record<string, string | readonly string[]>>;
  readonly body?: RequestBody;
  /** Whether placeholders are in the body too. @default false */
  readonly hasTokenInBody?: boolean;
  /** Sends the body in chunks, without `Content-Length`. */
  readonly isChunked?: boolean;
  /** Names of the variables besides the tokens whose placeholders are in it. @default [] */
  readonly variables?: readonly string[];
}

/** A request as it was sent, tokens still written as placeholders. */
export interface SentRequest extends ProbeRequest {
  readonly url: string;
  readonly headers: Readonly<Record<string, string | readonly string[]>>;
}

/** What came back. */
export interface RecordedResponse {
  readonly status: number;
  readonly headers: Headers;
  /** Names and values as they came, in their order, tokens replaced by their placeholders. */
  readonly rawHeaders: readonly (readonly [name: string, value: string])[];
  /** The body after `Content-Encoding`, tokens included: never put it into a report. */
  readonly bytes: Uint8Array;
  /** The body as text, tokens replaced by their placeholders. */
  readonly text: string;
  /** The parsed body; undefined if it is not JSON. */
  readonly json: Json | undefined;
}

/** One request and its response. */
export interface Exchange {
  readonly request: SentRequest;
  readonly response: RecordedResponse;
  /** When the request was sent, in milliseconds since 1970. */
  readonly sentAt: number;
  /** How long it took until the whole response was there. */
  readonly milliseconds: number;
  /** What a recording lacks of the bodies, and why. @default nothing */
  readonly missing?: { readonly request?: string; readonly response?: string };
}

import type { Json } from "../load/json.js";
import type { Part } from "./multipart.js";

/**
 * A body to send: text, the parts of `multipart/form-data`, or raw bytes. The first two set their own `Content-Type`,
 * unless the request has one.
 */
export type RequestBody =
  | { readonly kind: "text"; readonly text: string }
  | { readonly kind: "multipart"; readonly parts: readonly Part[]; readonly boundary: string }
  | { readonly kind: "bytes"; readonly bytes: Uint8Array };

/** A request as a rule describes it. Path and headers may contain placeholders such as `$TOKEN`. */
export interface ProbeRequest {
  /** The operation whose declared responses are used for checking; absent outside the contract. */
  readonly operation?: string;
  readonly method: string;
  /** Path and query, relative to the base URL; sent unchanged, including dot segments. */
  readonly path: string;
  /** Value of `Authorization`, null to omit it. @default `Bearer $TOKEN` */
  readonly authorization?: string | null;
  /** Headers by name; a list sends the header several times. */
  readonly headers?: Readonly<Record<string, string | readonly string[]>>;
  readonly body?: RequestBody;
  /** Whether the body contains placeholders too. @default false */
  readonly hasTokenInBody?: boolean;
  /** Sends the body in chunks, without `Content-Length`. */
  readonly isChunked?: boolean;
  /** Names of further variables, besides the tokens, whose placeholders the request contains. @default [] */
  readonly variables?: readonly string[];
}

/** A request as it was sent, with placeholders for tokens. */
export interface SentRequest extends ProbeRequest {
  readonly url: string;
  readonly headers: Readonly<Record<string, string | readonly string[]>>;
}

/** A received response. */
export interface RecordedResponse {
  readonly status: number;
  readonly headers: Headers;
  /** Names and values as received, in order, with placeholders for tokens. */
  readonly rawHeaders: readonly (readonly [name: string, value: string])[];
  /** The body after decoding `Content-Encoding`, tokens included: never put it into a report. */
  readonly bytes: Uint8Array;
  /** The body as text, with placeholders for tokens. */
  readonly text: string;
  /** The parsed body; undefined if it is not JSON. */
  readonly json: Json | undefined;
}

/** One request and its response. */
export interface Exchange {
  readonly request: SentRequest;
  readonly response: RecordedResponse;
  /** Time of sending, in milliseconds since 1970. */
  readonly sentAt: number;
  /** Time until the whole response was received. */
  readonly milliseconds: number;
  /** Bodies that are missing from a recording, and why. @default nothing */
  readonly missing?: { readonly request?: string; readonly response?: string };
}

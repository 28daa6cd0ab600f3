import type { OperationId } from "@document-export/types";
import type { Json } from "../load/json.js";
import type { Part } from "./multipart.js";

/** Stands in every recorded request where the token goes; only sending replaces it. */
export const TOKEN = "$TOKEN";

/** The same for the token of the other workspace. */
export const SECOND_TOKEN = "$SECOND_TOKEN";

/** A body to send: the text of a JSON document, or the parts of `multipart/form-data`. */
export type RequestBody =
  | { readonly kind: "text"; readonly text: string }
  | { readonly kind: "multipart"; readonly parts: readonly Part[]; readonly boundary: string };

/** A request as a rule describes it. */
export interface ProbeRequest {
  /** The operation whose responses the response is checked against; absent outside the contract. */
  readonly operation?: OperationId;
  readonly method: string;
  /** Path and query, relative to the base URL. */
  readonly path: string;
  /** Value of `Authorization`, null for none. @default `Bearer $TOKEN` */
  readonly authorization?: string | null;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: RequestBody;
}

/** A request as it was sent, tokens still written as placeholders. */
export interface SentRequest extends ProbeRequest {
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
}

/** What came back. */
export interface RecordedResponse {
  readonly status: number;
  readonly headers: Headers;
  /** The body as text, tokens replaced by their placeholders. */
  readonly text: string;
  /** The parsed body; undefined where it is not JSON. */
  readonly json: Json | undefined;
}

/** One request and its response. */
export interface Exchange {
  readonly request: SentRequest;
  readonly response: RecordedResponse;
}

import type { EncodeBody } from "../bodies/open-body.js";
import type { EncodePart } from "../bodies/multipart-body.js";
import type { ReadPages } from "../client/pages.js";
import type { Result } from "../results/result.js";
import type { Type } from "../types/type.js";

/** What the runtime needs to know of an operation; generated. */
export interface Operation {
  readonly method: string;
  /** The path template below the base URL, such as `/v2/webhooks/{id}`. */
  readonly path: string;
  readonly parameters?: readonly Parameter[];
  /** Makes the body of the parameters that stand in it. */
  readonly body?: EncodeBody;
  /** Media type of the body, where it is not the one that `body` assumes. */
  readonly mediaType?: string;
  /** How a success is read. @default JSON */
  readonly result?: Result;
  /** Name of the header that identifies a call, so that it can be retried (draft-ietf-httpapi-idempotency-key-header). */
  readonly idempotencyHeader?: string;
  /** The method that reads a list page by page, and how. */
  readonly pages?: readonly [method: string, read: ReadPages];
}

/** The operations of a description, by id. */
export type Operations = Readonly<Record<string, Operation>>;

/** A parameter of an operation, a part of its body or the whole of it, and the option that a caller gives for it. */
export interface Parameter {
  readonly in: "path" | "query" | "header" | "cookie" | "body";
  readonly name: string;
  /** @default the name */
  readonly option?: string;
  readonly type: Type;
  readonly required?: boolean;
  /** What is sent where a caller gives nothing. */
  readonly default?: unknown;
  /** Writes a value that is no plain scalar; the text is ready for its place. */
  readonly encode?: (parameter: Parameter, value: unknown) => string;
  readonly style?: ParameterStyle;
  readonly explode?: boolean;
  /** Makes a part of a multipart body; several where each item of a list is one. @default JSON */
  readonly part?: EncodePart;
  /** Media type of the part. */
  readonly mediaType?: string;
}

/** How lists and objects are written (OpenAPI 3.1, Parameter Object). */
export type ParameterStyle =
  "simple" | "form" | "label" | "matrix" | "spaceDelimited" | "pipeDelimited" | "deepObject";

import type { NestedAs, UploadProgress } from "../options/options.js";
import type { Type } from "../types/type.js";
import type { EncodedPart, OpenBody } from "./body.js";

/** A parameter of an operation, a part of its body or the whole body, and the option through which a caller sets it. */
export interface Parameter {
  readonly in: "path" | "query" | "header" | "cookie" | "body";
  readonly name: string;
  /** Name of the option. @default the name of the parameter */
  readonly option?: string;
  /** Type of the option in client methods, unless it is in the types of the operation. */
  readonly type?: Type;
  readonly required?: boolean;
  /** Value sent if the caller gives none. */
  readonly default?: unknown;
  /** Encodes a value that is not a plain scalar, with all escapes that its place needs. */
  readonly encode?: (parameter: Parameter, value: unknown) => string;
  readonly style?: ParameterStyle;
  readonly explode?: boolean;
  /** For a path parameter that follows another one in its segment: the character by which a server finds its start. */
  readonly after?: string;
  /** How nested values are written, for the style `deepObject`. @default "brackets" */
  readonly nestedAs?: NestedAs;
  /** Encodes a part of a multipart body, or several if each item of a list is a part. @default JSON */
  readonly part?: EncodePart;
  /** Serializes JSON. @default JSON.stringify */
  readonly stringify?: (value: unknown) => string;
  /** Media type of the part. */
  readonly mediaType?: string;
}

/** How lists and objects are written (OpenAPI 3.1, Parameter Object). */
export type ParameterStyle =
  | "simple"
  | "form"
  | "label"
  | "matrix"
  | "spaceDelimited"
  | "pipeDelimited"
  | "deepObject";

/** A body parameter, and the value that a caller gave for it. */
export type Field = readonly [parameter: Parameter, value: unknown];

/** Encodes a body from its fields, at least one. */
export type EncodeBody = (
  fields: readonly Field[],
  mediaType?: string,
  onProgress?: (progress: UploadProgress) => void,
) => OpenBody;

type Encoded = EncodedPart | readonly EncodedPart[];

/** Encodes the value of an option as one or more parts. */
export type EncodePart = (part: Parameter, value: unknown) => Encoded | Promise<Encoded>;

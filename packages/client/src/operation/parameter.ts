import type { UploadProgress } from "../options/options.js";
import type { Type } from "../types/type.js";
import type { EncodedPart, OpenBody } from "./body.js";

/** A parameter of an operation, a part of its body or the whole of it, and the option that a caller gives for it. */
export interface Parameter {
  readonly in: "path" | "query" | "header" | "cookie" | "body";
  readonly name: string;
  /** @default the name */
  readonly option?: string;
  /** What a client's methods take for it, where it is not in the types of its operation. */
  readonly type?: Type;
  readonly required?: boolean;
  /** What is sent where a caller gives nothing. */
  readonly default?: unknown;
  /** Writes a value that is not a plain scalar; the text is ready for its place. */
  readonly encode?: (parameter: Parameter, value: unknown) => string;
  readonly style?: ParameterStyle;
  readonly explode?: boolean;
  /** Makes a part of a multipart body; several where each item of a list is one. @default JSON */
  readonly part?: EncodePart;
  /** Writes JSON. @default JSON.stringify */
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

/** A parameter that is in a body, and the value that a caller gave for it. */
export type Field = readonly [parameter: Parameter, value: unknown];

/** Makes a body of its fields, at least one. */
export type EncodeBody = (
  fields: readonly Field[],
  mediaType?: string,
  onProgress?: (progress: UploadProgress) => void,
) => OpenBody;

type Encoded = EncodedPart | readonly EncodedPart[];

/** Makes a part, or several, of the value of an option. */
export type EncodePart = (part: Parameter, value: unknown) => Encoded | Promise<Encoded>;

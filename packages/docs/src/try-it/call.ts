/** Data for the form that calls an operation. The generated page contains it as JSON. */
export interface TryCall {
  /** Operation ID. */
  readonly id: string;
  readonly method: string;
  readonly path: string;
  readonly parameters: readonly TryParameter[];
  readonly body?: TryBody;
}

/** A parameter; path parameters are required, all others are optional. */
export interface TryParameter {
  readonly name: string;
  readonly in: "path" | "query" | "header";
  /** Placeholder of the field. */
  readonly example: string;
}

/** A body: one JSON value, or the parts of a form. */
export type TryBody =
  | { readonly kind: "json"; readonly mediaType: string; readonly example: unknown }
  | { readonly kind: "multipart"; readonly parts: readonly TryPart[] };

/** A part of a multipart body. */
export interface TryPart {
  readonly name: string;
  readonly isFile: boolean;
  readonly contentType: string;
  /** Initial text of the field, unless the part is a file. */
  readonly example?: unknown;
}

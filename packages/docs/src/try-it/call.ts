/** What the form for the call of an operation asks for. The generated page has it as JSON. */
export interface TryCall {
  /** The operation id. */
  readonly id: string;
  readonly method: string;
  readonly path: string;
  readonly parameters: readonly TryParameter[];
  readonly body?: TryBody;
}

/** A parameter; those of a path are required, and all others of the interface optional. */
export interface TryParameter {
  readonly name: string;
  readonly in: "path" | "query" | "header";
  /** Shown in its empty field. */
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
  /** What its field begins with, unless it is a file. */
  readonly example?: unknown;
}

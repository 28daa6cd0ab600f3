import type { Violation } from "./violation.js";

/** Appends to `out` everything that is wrong with `value`; `at` is the JSON pointer where the value stands. */
export type Check = (value: unknown, at: string, out: Violation[]) => void;

/** What the generated table says of one operation. The runtime needs nothing else of the contract. */
export interface Operation {
  readonly id: string;
  readonly method: string;
  /** The path template of the contract, such as `/v2/webhooks/{id}`. */
  readonly path: string;
  /** Alternatives; each inner list must be met as a whole. Empty: no authentication. */
  readonly security: readonly (readonly SecurityRequirement[])[];
  /** Decodes and checks all parameters at once; defaults are filled in. */
  readonly decodeParameters: (source: ParameterSource, out: Violation[]) => Parameters;
  readonly body: Body | undefined;
  /** By status: `200`, `4XX` or `default`. */
  readonly responses: Readonly<Record<string, ResponseContract>>;
}

/** A scheme of the contract, and the scopes that the operation asks for. */
export interface SecurityRequirement {
  readonly scheme: string;
  readonly scopes: readonly string[];
}

/** Parameters as they stand on the wire: nothing of them is decoded, since a separator that is escaped is none. */
export interface ParameterSource {
  /** What the path template captured, by name. */
  readonly path: Readonly<Record<string, string>>;
  /** Without the question mark. */
  readonly query: string;
  /** By name in lower case. */
  readonly headers: Readonly<Record<string, string | undefined>>;
}

/** Parameters after decoding, by place and name; header names in lower case. */
export interface Parameters {
  readonly path: Readonly<Record<string, unknown>>;
  readonly query: Readonly<Record<string, unknown>>;
  readonly headers: Readonly<Record<string, unknown>>;
  readonly cookies: Readonly<Record<string, unknown>>;
}

/** The body that an operation takes. */
export interface Body {
  readonly required: boolean;
  /** By media type, in lower case and without parameters. */
  readonly content: Readonly<Record<string, BodyContent>>;
}

/** How a body of one media type is read and checked. */
export type BodyContent =
  | { readonly kind: "json"; readonly check: Check }
  | { readonly kind: "text"; readonly check: Check }
  | { readonly kind: "binary" }
  | MultipartContent;

/** A body made of named parts. */
export interface MultipartContent {
  readonly kind: "multipart" | "form";
  readonly parts: Readonly<Record<string, Part>>;
  /** False where the schema forbids members that it does not list. */
  readonly additionalParts: boolean;
}

/** One named part: what it is follows from its name, never from how it was sent. */
export interface Part {
  readonly kind: "file" | "json" | "text";
  readonly required: boolean;
  /** Media types that the part may have; empty: any. */
  readonly contentTypes: readonly string[];
  /** For `json` and `text` parts, after parsing. */
  readonly check: Check | undefined;
}

/** What a response of one status may hold. */
export interface ResponseContract {
  /** By media type; empty: no body. */
  readonly content: Readonly<Record<string, Check | undefined>>;
  /** Names, in lower case, of headers that must be there. */
  readonly requiredHeaders: readonly string[];
}

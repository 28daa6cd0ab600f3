import type { Violation } from "./violation.js";

/** Appends to `violations` everything that is wrong with `value`; `pointer` is where the value stands. */
export type Check = (value: unknown, pointer: string, violations: Violation[]) => void;

/** What the generated table says of one operation. The runtime needs nothing else of the contract. */
export interface Operation {
  readonly id: string;
  readonly method: string;
  /** The path template of the contract, such as `/v2/webhooks/{id}`. */
  readonly path: string;
  /** Alternatives; each inner list must be met as a whole. Empty: no authentication. */
  readonly security: readonly (readonly SecurityRequirement[])[];
  /** Decodes and checks all parameters at once; defaults are filled in. */
  readonly decodeParameters: (source: ParameterSource, violations: Violation[]) => Parameters;
  readonly body: Body | undefined;
  /** By status: `200`, `4XX` or `default`. */
  readonly responses: Readonly<Record<string, ResponseContract>>;
}

export interface SecurityRequirement {
  readonly scheme: string;
  readonly scopes: readonly string[];
}

/** Parameters as they stand on the wire, before decoding. */
export interface ParameterSource {
  readonly path: Readonly<Record<string, string>>;
  readonly query: URLSearchParams;
  /** Lower-case names. */
  readonly headers: Readonly<Record<string, string | undefined>>;
}

export interface Parameters {
  readonly path: Readonly<Record<string, unknown>>;
  readonly query: Readonly<Record<string, unknown>>;
  readonly headers: Readonly<Record<string, unknown>>;
  readonly cookies: Readonly<Record<string, unknown>>;
}

export interface Body {
  readonly required: boolean;
  /** By media type, in lower case and without parameters. */
  readonly content: Readonly<Record<string, BodyContent>>;
}

export type BodyContent =
  | { readonly kind: "json"; readonly check: Check }
  | { readonly kind: "text"; readonly check: Check }
  | { readonly kind: "binary" }
  | { readonly kind: "form"; readonly check: Check; readonly parts: Readonly<Record<string, Part>> }
  | {
      readonly kind: "multipart";
      readonly parts: Readonly<Record<string, Part>>;
      /** False where the schema forbids members that it does not list. */
      readonly additionalParts: boolean;
    };

export interface Part {
  readonly kind: "file" | "json" | "text";
  readonly required: boolean;
  /** Media types that the part may have; empty: any. */
  readonly contentTypes: readonly string[];
  /** For `json` and `text` parts, after parsing. */
  readonly check: Check | undefined;
}

export interface ResponseContract {
  /** By media type; empty: no body. */
  readonly content: Readonly<Record<string, Check | undefined>>;
  /** Checks the headers that the contract names. */
  readonly checkHeaders: (headers: Readonly<Record<string, unknown>>, violations: Violation[]) => void;
}

import type { Bigints } from "./bigints.js";
import type { ParameterSettings, ParameterStyle, Shape } from "./parameter.js";
import type { Violation } from "./violation.js";

/** Appends to `out` everything that is wrong with `value`; `at` is the JSON pointer where the value stands. */
export type Check = (value: unknown, at: string, out: Violation[]) => void;

/** What is known of an operation before it is called: enough to find it, and to see that a server has what it needs. */
export interface OperationHead {
  readonly id: string;
  readonly method: string;
  /** The path template of the contract, such as `/v2/webhooks/{id}`. */
  readonly path: string;
  /** Further names of what the path template captures, each with its name there: those of a path that is the same to a server. */
  readonly aliases?: Readonly<Record<string, string>>;
  /** Alternatives; each inner list must be met as a whole. Empty: no authentication. */
  readonly security: readonly (readonly SecurityRequirement[])[];
  /** Headers of every response, by name in lower case: that and until when it is deprecated (RFC 9745, RFC 8594). */
  readonly announces?: Readonly<Record<string, string>>;
  /** What of it rests on a decision, so that an implementation that decided otherwise can say so. */
  readonly decided?: readonly Decided[];
}

/** What a call of an operation is decoded, checked and responded to with. */
export interface OperationContract {
  /** Decodes and checks all parameters at once; defaults are filled in. */
  readonly decodeParameters: (source: ParameterSource, out: Violation[]) => Parameters;
  readonly body: Body | undefined;
  /** By status: `200`, `4XX` or `default`. */
  readonly responses: Readonly<Record<string, ResponseContract>>;
}

/** What the generated table says about one operation. The runtime needs nothing else of the contract. */
export interface Operation extends OperationHead, OperationContract {
  /** Codes that are sent in place of those of the contract. */
  readonly sends?: Readonly<Record<string, number>>;
}

/** An operation whose contract is loaded when it is first called: a server of hundreds starts the sooner. */
export interface DeferredOperation extends OperationHead {
  readonly load: () => Promise<OperationContract>;
}

/** The generated table: every operation by its id. */
export type Operations = Readonly<Record<string, Operation | DeferredOperation>>;

/** A keyword that rests on a decision (`x-decision` in the contract), and the values that it concerns. */
export interface Decided {
  /** The id of the decision in the register, such as `page-size`. */
  readonly decision: string;
  /** The keyword, `*` for every one, or the code where `in` is `status`. */
  readonly keyword: string;
  readonly side: "request" | "response";
  readonly in: Violation["in"] | "status";
  /** Name of the parameter, where the value is not in a body. */
  readonly name?: string;
  /** JSON pointer inside the parameter or body; `*` stands for any item or member. */
  readonly pointer: string;
}

/** A scheme of the contract, and the scopes that the operation asks for. */
export interface SecurityRequirement {
  readonly scheme: string;
  readonly scopes: readonly string[];
  /** How the caller shows it. */
  readonly by: SecurityScheme;
}

/** How a parameter is decoded and what it is held to. */
export interface Parameter extends ParameterSettings {
  /** Stands for a value that was not sent. */
  readonly fallback?: unknown;
  readonly check: Check;
}

/** Parameters as they stand on the wire: nothing of them is decoded, since a separator that is escaped is none. */
export interface ParameterSource {
  /** What the path template captured, by name. */
  readonly path: Readonly<Record<string, string>>;
  /** Without the question mark. */
  readonly query: string;
  /** Names and values in turn, line by line; undefined if the runtime does not expose the lines. */
  readonly rawHeaders?: readonly string[] | undefined;
  /** A header by its name in lower case; undefined if it was not sent. */
  header(name: string): string | undefined;
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
  /** By media type or range, in lower case and without parameters. */
  readonly content: Readonly<Record<string, BodyContent>>;
}

/** How a body of one media type is read and checked. */
export type BodyContent =
  | { readonly kind: "json"; readonly check: Check; readonly bigints?: Bigints }
  | { readonly kind: "text"; readonly check: Check }
  | { readonly kind: "binary" }
  | MultipartContent;

/** A body made of named parts. */
export interface MultipartContent {
  readonly kind: "multipart" | "form";
  readonly parts: Readonly<Record<string, Part>>;
  /** What parts are whose names the schema does not list, the first that fits: without, they are dropped. */
  readonly others?: readonly { readonly pattern?: RegExp; readonly part: Part }[];
  /** False if the schema forbids members that it does not list. */
  readonly additionalParts: boolean;
  /** Set where the schema says more than each part for itself: holds the whole body to it. */
  readonly check?: Check;
}

/** One named part: what it is follows from its name, never from how it was sent, unless the schema says nothing of it (`any`). */
export interface Part {
  readonly kind: "file" | "json" | "text" | "any";
  readonly required: boolean;
  /** Media types that the part may have, ranges such as `image/*` among them; empty: any. */
  readonly contentTypes: readonly string[];
  /** Checks the parsed value, all items of a repeated part at once; undefined if there is nothing to check. */
  readonly check: Check | undefined;
  /** Set for a `file` or `json` part that appears once for each item of a list. */
  readonly repeated?: true;
  /** For `json`: where the value has bigints. */
  readonly bigints?: Bigints;
  /** For `text`: how the value stands on the wire. */
  readonly style?: ParameterStyle;
  readonly explode?: boolean;
  readonly shape?: Shape;
}

/** What a response of one status may hold. */
export interface ResponseContract {
  /** By media type or range; empty: no body. */
  readonly content: Readonly<Record<string, ResponseContent>>;
  /** Decodes and checks the headers; undefined if there is nothing to check. */
  readonly checkHeaders?: CheckHeaders;
}

/** How a body of a response is encoded, and what it is held to before. */
export interface ResponseContent {
  readonly kind: "json" | "text" | "binary" | "events" | "lines" | "sequence";
  /** Checks each item of a stream; for `events`, their data. */
  readonly check: Check;
}

/** Appends to `out` what is wrong with the headers of a response, by name in lower case. */
export type CheckHeaders = (
  headers: Readonly<Record<string, string | undefined>>,
  out: Violation[],
) => void;

/** How a caller shows who it is (OpenAPI 3.1, Security Scheme Object). */
export type SecurityScheme =
  | { readonly kind: "bearer" }
  | { readonly kind: "basic" }
  | { readonly kind: "apiKey"; readonly in: "query" | "header" | "cookie"; readonly name: string }
  /** One that the runtime cannot check, such as `mutualTLS`: a server that needs it has a hook for it. */
  | { readonly kind: "unknown"; readonly type: string };

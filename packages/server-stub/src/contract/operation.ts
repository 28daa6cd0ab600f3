import type { Bigints } from "./bigints.js";
import type { ParameterSettings, ParameterStyle, Shape } from "./parameter.js";
import type { Violation } from "./violation.js";

/** Appends all violations by `value` to `out`; `at` is the JSON pointer of the value. */
export type Check = (value: unknown, at: string, out: Violation[]) => void;

/**
 * The part of an operation that is known before it is called: enough to route requests, and to verify that a server has
 * the required handlers and hooks.
 */
export interface OperationHead {
  readonly id: string;
  readonly method: string;
  /** The contract's path template, such as `/v2/webhooks/{id}`. */
  readonly path: string;
  /**
   * Other names of path parameters, from paths that match the same requests, mapped to the names in the path template.
   */
  readonly aliases?: Readonly<Record<string, string>>;
  /** Regular expressions of path parameters with no text between them, as in `/tiles/{y}{scale}`. */
  readonly captures?: Readonly<Record<string, string>>;
  /** Alternatives; all requirements of an inner list must be met. Empty: no authentication. */
  readonly security: readonly (readonly SecurityRequirement[])[];
  /**
   * Headers of every response, by lower-case name, that announce the deprecation and the removal of the operation (RFC
   * 9745, RFC 8594).
   */
  readonly announces?: Readonly<Record<string, string>>;
  /**
   * Parts of the operation that are based on a decision, so that an implementation that decided differently can
   * override them.
   */
  readonly decided?: readonly Decided[];
}

/** The part of an operation that describes how its calls are decoded, checked and responded to. */
export interface OperationContract {
  /** Decodes and checks all parameters together, and fills in defaults. */
  readonly decodeParameters: (source: ParameterSource, out: Violation[]) => Parameters;
  readonly body: Body | undefined;
  /** Responses by status: `200`, `4XX` or `default`. */
  readonly responses: Readonly<Record<string, ResponseContract>>;
}

/** The generated description of one operation. The runtime needs nothing else from the contract. */
export interface Operation extends OperationHead, OperationContract {
  /** Status codes to send instead of those that the handler returns. */
  readonly sends?: Readonly<Record<string, number>>;
}

/**
 * An operation whose contract is loaded at the first call, so that a server with hundreds of operations starts faster.
 */
export interface DeferredOperation extends OperationHead {
  readonly load: () => Promise<OperationContract>;
}

/** The generated table of operations by id. */
export type Operations = Readonly<Record<string, Operation | DeferredOperation>>;

/** A keyword that is based on a decision (`x-decision` in the contract), and the values that it constrains. */
export interface Decided {
  /** The id of the decision in the register, such as `page-size`. */
  readonly decision: string;
  /** The keyword, `*` for all keywords, or the status code if `in` is `status`. */
  readonly keyword: string;
  readonly side: "request" | "response";
  readonly in: Violation["in"] | "status";
  /** Name of the parameter, if the value is not in a body. */
  readonly name?: string;
  /** JSON pointer inside the parameter or body; `*` stands for any item or member. */
  readonly pointer: string;
}

/** A security scheme of the contract, and the scopes that the operation requires. */
export interface SecurityRequirement {
  readonly scheme: string;
  readonly scopes: readonly string[];
  /** The scheme by which the caller authenticates. */
  readonly by: SecurityScheme;
}

/** A parameter, with its encoding and its check. */
export interface Parameter extends ParameterSettings {
  /** Default for a value that was not sent. */
  readonly fallback?: unknown;
  readonly check: Check;
}

/** Parameters as sent, not decoded, because an escaped separator is not a separator. */
export interface ParameterSource {
  /** The path parameters, by name. */
  readonly path: Readonly<Record<string, string>>;
  /** The query without the question mark. */
  readonly query: string;
  /** Alternating names and values, one pair per header line; undefined if the runtime does not expose the lines. */
  readonly rawHeaders?: readonly string[] | undefined;
  /** Returns a header by its lower-case name; undefined if it was not sent. */
  header(name: string): string | undefined;
}

/** Decoded parameters, by place and name; header names are in lower case. */
export interface Parameters {
  readonly path: Readonly<Record<string, unknown>>;
  readonly query: Readonly<Record<string, unknown>>;
  readonly headers: Readonly<Record<string, unknown>>;
  readonly cookies: Readonly<Record<string, unknown>>;
}

/** The request body of an operation. */
export interface Body {
  readonly required: boolean;
  /** Content by media type or range, in lower case and without parameters. */
  readonly content: Readonly<Record<string, BodyContent>>;
}

/** The content of a body of one media type: how it is read and checked. */
export type BodyContent =
  | { readonly kind: "json"; readonly check: Check; readonly bigints?: Bigints }
  | { readonly kind: "text"; readonly check: Check }
  | { readonly kind: "binary" }
  | MultipartContent;

/** A body that consists of named parts. */
export interface MultipartContent {
  readonly kind: "multipart" | "form";
  readonly parts: Readonly<Record<string, Part>>;
  /** Parts whose names the schema does not list; the first match applies. If absent, such parts are dropped. */
  readonly others?: readonly { readonly pattern?: RegExp; readonly part: Part }[];
  /** False if the schema forbids unlisted members. */
  readonly additionalParts: boolean;
  /** Checks the whole body; set if the schema has constraints beyond those of its parts. */
  readonly check?: Check;
}

/**
 * A named part. Its type depends on its name, never on how it was sent, unless the schema does not constrain it
 * (`any`).
 */
export interface Part {
  readonly kind: "file" | "json" | "text" | "any";
  readonly required: boolean;
  /** Allowed media types of the part, including ranges such as `image/*`; empty: any. */
  readonly contentTypes: readonly string[];
  /** Checks the parsed value, or all items of a repeated part together; undefined if there is nothing to check. */
  readonly check: Check | undefined;
  /** Set if a `file` or `json` part is repeated for each item of a list. */
  readonly repeated?: true;
  /** Places of bigints in the value; only for `json`. */
  readonly bigints?: Bigints;
  /** Encoding of the value; only for `text`. */
  readonly style?: ParameterStyle;
  readonly explode?: boolean;
  readonly shape?: Shape;
}

/** The contract of a response with one status. */
export interface ResponseContract {
  /** Content by media type or range; empty: no body. */
  readonly content: Readonly<Record<string, ResponseContent>>;
  /** Decodes and checks the headers; undefined if there is nothing to check. */
  readonly checkHeaders?: CheckHeaders;
}

/** The content of a response: how its body is encoded, and how it is checked before. */
export interface ResponseContent {
  readonly kind: "json" | "text" | "binary" | "events" | "lines" | "sequence";
  /** Checks the body, or each item of a stream; for `events`, their data. */
  readonly check: Check;
}

/** Appends violations by the headers of a response, given by lower-case name, to `out`. */
export type CheckHeaders = (
  headers: Readonly<Record<string, string | undefined>>,
  out: Violation[],
) => void;

/** A way to authenticate (OpenAPI 3.1, Security Scheme Object). */
export type SecurityScheme =
  | { readonly kind: "bearer" }
  | { readonly kind: "basic" }
  | { readonly kind: "apiKey"; readonly in: "query" | "header" | "cookie"; readonly name: string }
  /** A scheme that the runtime cannot check, such as `mutualTLS`: a server with it needs a hook. */
  | { readonly kind: "unknown"; readonly type: string };

import type { Violation } from "../checks/violation.js";

/** Details of one request for `onAttempt`, without token and content. */
export interface AttemptEvent {
  readonly operationId: string;
  readonly method: string;
  readonly url: string;
  /** Attempt number, 1 for the first request of a call; errors use the same name. */
  readonly attempts: number;
  readonly durationMs: number;
  /** Status of the response, if one arrived. */
  readonly status?: number | undefined;
  /** `X-Request-Id` of the response, if present. */
  readonly requestId?: string | undefined;
  /** The error, if the request failed. */
  readonly error?: unknown;
}

/** A notice that a call uses something deprecated. */
export interface DeprecationNotice {
  readonly operationId: string;
  /** The option of the call; absent if the operation itself is deprecated. */
  readonly option?: string;
  /** JSON pointer of the member inside the option; `*` stands for any item or member. */
  readonly pointer?: string;
  /** When it became deprecated, as ISO 8601. */
  readonly since?: string;
  /** When it will be removed, as ISO 8601. */
  readonly sunset?: string;
  /** The whole notice as a sentence. */
  readonly message: string;
}

/** Time limits of a call, and how often it is retried. */
export interface Limits {
  /** Timeout in milliseconds for one request and its response. @default 30000 */
  readonly timeoutMs?: number;
  /** Deadline in milliseconds for the whole call, with retries and the delays between them. @default 120000 */
  readonly deadlineMs?: number;
  /** Retries after the first request. @default 2 */
  readonly retries?: number;
}

/** Settings of a client that each call can override. */
export interface RequestSettings extends Limits {
  /**
   * Headers to send, in any form that `new Headers()` accepts. Headers of a call override those of the client, and both
   * override headers from a token or the description. The body sets its own content type.
   */
  readonly headers?: ConstructorParameters<typeof Headers>[0];
  /** The fetch function to use. @default globalThis.fetch */
  readonly fetch?: (request: Request) => Promise<Response>;
}

/** How to reach an implementation. */
export interface ClientOptions extends RequestSettings {
  /**
   * URL of the implementation, without the version prefix and without credentials: `https://export.example.net`. In a
   * web page it may be relative to the page.
   */
  readonly baseUrl?: string;
  /** The caller's token (Bearer, RFC 6750), or a function that is called before each request. */
  readonly token?: string | (() => string | Promise<string>);
  /**
   * Whether the implementation supports idempotency keys, so that a POST can be retried. By default a POST is
   * retried only after the implementation has echoed a key (decision `job-observation`).
   */
  readonly supportsIdempotencyKeys?: boolean;
  /** Called after every request; if it throws, the call fails with that error. */
  readonly onAttempt?: (event: AttemptEvent) => void;
  /**
   * Called when a call first uses something deprecated: the operation, an option, or a member inside an option. If it
   * throws, the call fails with that error. @default a process warning (`DeprecationWarning`), or `console.warn` if
   * there is no process
   */
  readonly onDeprecated?: (notice: DeprecationNotice) => void;
  /** Checks responses against the contract, for development: pass `checkResponse` from the sub-path `checks`. */
  readonly check?: (operationId: string, json: unknown) => Violation | undefined;
}

/** Options of every call. */
export interface CallOptions extends RequestSettings {
  readonly signal?: AbortSignal;
  /** Called with each response after its body has been read. */
  readonly onResponse?: (response: Response) => void;
}

/** A change of a list while it is being read: the totals of two consecutive pages. */
export interface Drift {
  /** The page with the new total. */
  readonly pageNo: number;
  readonly before: number;
  readonly after: number;
}

/** Options of a call that reads a list page by page. */
export interface IterateOptions extends CallOptions {
  /** The first page to read, for example to continue an earlier iteration. @default 1 */
  readonly fromPage?: number;
  /** Number of pages to request ahead of the current one. @default 0 */
  readonly prefetch?: number;
  /** Called when the number of records differs from that of the previous page. */
  readonly onDrift?: (drift: Drift) => void;
}

/** The ways to write nested values, in the order of their documentation. */
export const NESTED_AS = ["json", "brackets", "indices", "repeated"] as const;

/**
 * How lists and objects inside a value are written in a query or a form, here for `filter` with the list `a`: as one
 * value of `json` (`filter={"a":[1]}`), with `brackets` (`filter[a][]=1`), with `indices` (`filter[a][0]=1`), or with a
 * `repeated` name per item (`filter[a]=1`).
 */
export type NestedAs = (typeof NESTED_AS)[number];

/** Options of a call with nested values in its query or its form. */
export interface NestedOptions {
  /**
   * How the server expects nested values that the description does not declare as JSON. @default as generated:
   * brackets for `deepObject`, otherwise the `--nested` of the generator
   */
  readonly nestedAs?: NestedAs;
}

/** The progress of an upload. */
export interface UploadProgress {
  readonly sentBytes: number;
  /** Size of the whole body; undefined for a stream. */
  readonly totalBytes: number | undefined;
  /** False if the runtime cannot report progress: a single report then follows once everything is sent. */
  readonly measured: boolean;
}

/** Options of a call that sends files. */
export interface UploadOptions {
  /** Called with the progress of the upload. */
  readonly onProgress?: (progress: UploadProgress) => void;
}

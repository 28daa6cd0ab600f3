import type { Violation } from "../checks/violation.js";

/** One request as `onAttempt` sees it, without token and content. */
export interface AttemptEvent {
  readonly operationId: string;
  readonly method: string;
  readonly url: string;
  /** 1 for the first request of a call; the same name as in the errors. */
  readonly attempts: number;
  readonly durationMs: number;
  /** Status of the response, where one came. */
  readonly status?: number | undefined;
  /** `X-Request-Id` of the response, where it has one. */
  readonly requestId?: string | undefined;
  /** What the request failed with. */
  readonly error?: unknown;
}

/** Something deprecated that a call uses. */
export interface DeprecationNotice {
  readonly operationId: string;
  /** The option of the call; absent where the operation itself is deprecated. */
  readonly option?: string;
  /** JSON pointer of the member inside the option; `*` stands for any item or member. */
  readonly pointer?: string;
  /** Since when, as ISO 8601. */
  readonly since?: string;
  /** When it is to be removed, as ISO 8601. */
  readonly sunset?: string;
  /** All of it as a sentence. */
  readonly message: string;
}

/** How long a call may take, and how often it is retried. */
export interface Limits {
  /** Milliseconds for one request and its response. @default 30000 */
  readonly timeoutMs?: number;
  /** Milliseconds for the whole call, with retries and the delays between them. @default 120000 */
  readonly deadlineMs?: number;
  /** Retries after the first request. @default 2 */
  readonly retries?: number;
}

/** What every call of a client has, and each call can have for itself. */
export interface RequestSettings extends Limits {
  /**
   * Headers to send, as `new Headers()` takes them; those of a call stand over those of the client, and both over what a
   * token or the description gives. The type of a body is its own.
   */
  readonly headers?: ConstructorParameters<typeof Headers>[0];
  /** @default globalThis.fetch */
  readonly fetch?: (request: Request) => Promise<Response>;
}

/** How to reach an implementation. */
export interface ClientOptions extends RequestSettings {
  /**
   * Where the implementation is, without the version prefix and without credentials: `https://export.example.net`; in a
   * page it may be relative to that.
   */
  readonly baseUrl?: string;
  /** The caller's token (Bearer, RFC 6750), or a function that is called before each request. */
  readonly token?: string | (() => string | Promise<string>);
  /**
   * Whether the implementation supports idempotency keys, so that a POST can be retried. By default a POST is
   * retried only after the implementation has echoed a key (decision `job-observation`).
   */
  readonly supportsIdempotencyKeys?: boolean;
  /** Called after every request; an error that it throws fails the call. */
  readonly onAttempt?: (event: AttemptEvent) => void;
  /**
   * Called when a call first uses something deprecated: the operation, an option, or a member inside one; an error that
   * it throws fails the call. @default a warning of the process (`DeprecationWarning`), or `console.warn` without one
   */
  readonly onDeprecated?: (notice: DeprecationNotice) => void;
  /** Checks responses against the contract, for development: `checkResponse` of the sub-path `checks`. */
  readonly check?: (operationId: string, json: unknown) => Violation | undefined;
}

/** Options of every call. */
export interface CallOptions extends RequestSettings {
  readonly signal?: AbortSignal;
  /** Called with each response, whose body has been read. */
  readonly onResponse?: (response: Response) => void;
}

/** A list that changed while it was read: the totals of two consecutive pages. */
export interface Drift {
  /** The page with the new total. */
  readonly pageNo: number;
  readonly before: number;
  readonly after: number;
}

/** Options of a call that reads a list page by page. */
export interface IterateOptions extends CallOptions {
  /** The first page to read, such as the one after the last that was read before. @default 1 */
  readonly fromPage?: number;
  /** How many pages to request ahead of the one that is read. @default 0 */
  readonly prefetch?: number;
  /** Called when the number of records differs from that of the previous page. */
  readonly onDrift?: (drift: Drift) => void;
}

/** The progress of an upload. */
export interface UploadProgress {
  readonly sentBytes: number;
  /** Size of the whole body; undefined for a stream. */
  readonly totalBytes: number | undefined;
  /** False if the runtime cannot report progress: then there is one report, after everything was sent. */
  readonly measured: boolean;
}

/** Options of a call that sends files. */
export interface UploadOptions {
  /** Called with the progress of the upload. */
  readonly onProgress?: (progress: UploadProgress) => void;
}

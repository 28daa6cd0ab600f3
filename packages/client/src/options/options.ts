import type { ExportOptions, OperationId, WebhookCreate } from "@document-export/types";
import type { Violation } from "../checks/check-response.js";
import type { UploadProgress } from "../upload/body.js";
import type { DocumentFile } from "../upload/document-file.js";

/** One request as `onAttempt` sees it, without token and content. */
export interface AttemptEvent {
  readonly operationId: OperationId;
  readonly method: string;
  /** 1 for the first request of a call; the same name as in the errors. */
  readonly attempts: number;
  readonly durationMs: number;
  /** Status of the response, where one came. */
  readonly status?: number;
  /** What the request failed with. */
  readonly error?: unknown;
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

/** How to reach an implementation. */
export interface ClientOptions extends Limits {
  /** Where the implementation is, without the version prefix and without credentials: `https://export.example.net`. */
  readonly baseUrl: string;
  /** The caller's token, or a function that is called before each request. */
  readonly token: string | (() => string | Promise<string>);
  /** @default globalThis.fetch */
  readonly fetch?: (request: Request) => Promise<Response>;
  /**
   * Whether the implementation supports idempotency keys, so that a POST can be retried. By default a POST is
   * retried only after the implementation has echoed a key (decision `job-observation`).
   */
  readonly supportsIdempotencyKeys?: boolean;
  /** Called after every request; an error that it throws fails the call. */
  readonly onAttempt?: (event: AttemptEvent) => void;
  /** Checks responses against the contract, for development: `checkResponse` of the sub-path `checks`. */
  readonly check?: (operationId: OperationId, json: unknown) => Violation | undefined;
}

/** Options of every call. */
export interface CallOptions extends Limits {
  readonly signal?: AbortSignal;
  /** Called with each response, whose body has been read. */
  readonly onResponse?: (response: Response) => void;
}

/** Options of a call that reads one page of a list. */
export interface PageOptions extends CallOptions {
  /** From 1 (decision `page-numbering`). @default 1 */
  readonly pageNo?: number;
  /** 1 to 200 (decision `page-size`). @default 50 */
  readonly pageSize?: number;
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
  /** @default 50 */
  readonly pageSize?: number;
  /** The first page to read, such as the one after the last that was read before. @default 1 */
  readonly fromPage?: number;
  /** How many pages to request ahead of the one that is read. @default 0 */
  readonly prefetch?: number;
  /** Called when the number of records differs from that of the previous page. */
  readonly onDrift?: (drift: Drift) => void;
}

/** Options of every POST. */
export interface PostOptions extends CallOptions {
  /** Identifies the call, so that a retry has no second effect (decision `idempotency`). @default a random key */
  readonly idempotencyKey?: string;
}

/** A document to export. */
export interface ExportRequest extends PostOptions {
  readonly file: DocumentFile;
  readonly options: ExportOptions;
  /** Seconds that the response may be delayed until the job ends; at most 60 (decision `job-observation`). */
  readonly wait?: number;
  /** Called with the progress of the upload. */
  readonly onProgress?: (progress: UploadProgress) => void;
}

/** A webhook to register. */
export interface CreateWebhookRequest extends PostOptions {
  readonly webhook: WebhookCreate;
}

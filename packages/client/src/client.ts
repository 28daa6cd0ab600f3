import type {
  Collection,
  CollectionPage,
  DocumentExport,
  DocumentExportPage,
  ExportOptions,
  Job,
  OperationId,
  Webhook,
  WebhookCreate,
  WebhookPage,
} from "@document-export/types";
import type { Violation } from "./checks/violation.js";
import type { Pages } from "./pages/pages.js";
import type { UploadProgress } from "./upload/body-of.js";
import type { DocumentFile } from "./upload/document-file.js";

/** One request as a hook sees it; neither token nor content is in it. */
export interface AttemptEvent {
  readonly operationId: OperationId;
  readonly method: string;
  /** 1 for the first request of a call; named as in the errors. */
  readonly attempts: number;
  readonly durationMs: number;
  /** Status of the response, where one came. */
  readonly status?: number;
  /** What the request failed with. */
  readonly error?: unknown;
}

/** How long a call may take, and how often it is repeated. */
export interface Limits {
  /** Milliseconds for one request and its response. @default 30000 */
  readonly timeoutMs?: number;
  /** Milliseconds for the whole call, repeats and waits included. @default 120000 */
  readonly deadlineMs?: number;
  /** Repeats after the first request. @default 2 */
  readonly retries?: number;
}

/** How to reach an implementation. */
export interface ClientOptions extends Limits {
  /** Where the implementation is, without the version prefix and without credentials: `https://export.example.net`. */
  readonly baseUrl: string;
  /** The caller's token; a function is asked before each request. */
  readonly token: string | (() => string | Promise<string>);
  /** @default globalThis.fetch */
  readonly fetch?: (request: Request) => Promise<Response>;
  /**
   * True says that the implementation keeps idempotency keys, so that a POST may be repeated; without it the
   * client repeats one only after the implementation has echoed a key (decision `job-observation`).
   */
  readonly supportsIdempotencyKeys?: boolean;
  /** Is told of every request after its end; what it throws fails the call. */
  readonly onAttempt?: (event: AttemptEvent) => void;
  /** Holds responses to the contract, for development: `checkResponse` of the sub-path `checks`. */
  readonly check?: (operationId: OperationId, json: unknown) => Violation | undefined;
}

/** What every call takes. */
export interface CallOptions extends Limits {
  readonly signal?: AbortSignal;
  /** Is given each response, its body read already. */
  readonly onResponse?: (response: Response) => void;
}

/** Which page of a list, and how large. */
export interface PageOptions extends CallOptions {
  /** From 1 (decision `page-numbering`). @default 1 */
  readonly pageNo?: number;
  /** 1 to 200 (decision `page-size`). @default 50 */
  readonly pageSize?: number;
}

/** A list that changed while it was read: the totals that two pages gave. */
export interface Drift {
  /** The page that told. */
  readonly pageNo: number;
  readonly before: number;
  readonly after: number;
}

/** How a list is read. */
export interface IterateOptions extends CallOptions {
  /** @default 50 */
  readonly pageSize?: number;
  /** The page to begin with, such as the one after the last that was read before. @default 1 */
  readonly fromPage?: number;
  /** How many pages are asked for ahead of the one that is read. @default 0 */
  readonly prefetch?: number;
  /** Is told when the number of records changed since the page before. */
  readonly onDrift?: (drift: Drift) => void;
}

/** What every POST takes. */
export interface PostOptions extends CallOptions {
  /** Names the call, so that a repeat does not act twice (decision `idempotency`). @default a random one */
  readonly idempotencyKey?: string;
}

/** A document to export. */
export interface ExportRequest extends PostOptions {
  readonly file: DocumentFile;
  readonly options: ExportOptions;
  /** Seconds to hold the response back until the job ends; at most 60 (decision `job-observation`). */
  readonly wait?: number;
  /** Is told how far the upload is. */
  readonly onProgress?: (progress: UploadProgress) => void;
}

/** A webhook to register. */
export interface CreateWebhookRequest extends PostOptions {
  readonly webhook: WebhookCreate;
}

/**
 * One method an operation. Every method throws one of the errors of this package, or the signal's reason when it
 * was aborted; a TypeError names an option that is wrong before anything is sent.
 */
export interface Client {
  /** Lists document exports, oldest first (Interface, Endpoints 1). */
  listDocumentExports(options?: PageOptions): Promise<DocumentExportPage>;
  /** Exports a hosted document through a job (Interface, Endpoints 2). */
  exportHostedDocument(request: ExportRequest): Promise<Job>;
  /** Lists collections, oldest first (Interface, Endpoints 3). */
  listCollections(options?: PageOptions): Promise<CollectionPage>;
  /** Registers a webhook (Interface, Endpoints 4). */
  createWebhook(request: CreateWebhookRequest): Promise<Webhook>;
  /** Lists webhooks, oldest first (Interface, Endpoints 5). */
  listWebhooks(options?: PageOptions): Promise<WebhookPage>;
  /** Every document export, page after page. */
  iterateDocumentExports(options?: IterateOptions): Pages<DocumentExport>;
  /** Every collection, page after page. */
  iterateCollections(options?: IterateOptions): Pages<Collection>;
  /** Every webhook, page after page. */
  iterateWebhooks(options?: IterateOptions): Pages<Webhook>;
}

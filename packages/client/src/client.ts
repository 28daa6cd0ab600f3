import type {
  Collection,
  CollectionPage,
  DocumentExport,
  DocumentExportPage,
  ExportOptions,
  Job,
  Webhook,
  WebhookCreate,
  WebhookPage,
  paths,
} from "@document-export/types";
import type { Client as RawClient } from "openapi-fetch";
import type { DocumentFile } from "./multipart/document-file.js";

/** How to reach an implementation. */
export interface ClientOptions {
  /** Where the implementation is, without the version prefix: `https://export.example.net`. */
  readonly baseUrl: string;
  /** The caller's token; a function is asked before each request. */
  readonly token: string | (() => string | Promise<string>);
  /** @default globalThis.fetch */
  readonly fetch?: (request: Request) => Promise<Response>;
}

/** What every call takes. */
export interface CallOptions {
  readonly signal?: AbortSignal;
}

/** Which page of a list, and how large. */
export interface PageOptions extends CallOptions {
  /** From 1 (decision `page-numbering`). @default 1 */
  readonly pageNo?: number;
  /** 1 to 200 (decision `page-size`). @default 50 */
  readonly pageSize?: number;
}

/** How large the pages of an iteration are. */
export interface IterateOptions extends CallOptions {
  /** @default 50 */
  readonly pageSize?: number;
}

/** What every POST takes. */
export interface PostOptions extends CallOptions {
  /** Names the request, so that a repeat does not act twice (decision `idempotency`). */
  readonly idempotencyKey?: string;
}

/** A document to export. */
export interface ExportRequest extends PostOptions {
  readonly file: DocumentFile;
  readonly options: ExportOptions;
  /** Seconds to hold the answer back until the job ends; at most 60 (decision `job-observation`). */
  readonly wait?: number;
}

/** A webhook to register. */
export interface CreateWebhookRequest extends PostOptions {
  readonly webhook: WebhookCreate;
}

/**
 * One method an operation. Every method throws ProblemError for an error answer, ConnectionError where no
 * answer came, and the signal's reason when it was aborted.
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
  iterateDocumentExports(options?: IterateOptions): AsyncGenerator<DocumentExport, void, undefined>;
  /** Every collection, page after page. */
  iterateCollections(options?: IterateOptions): AsyncGenerator<Collection, void, undefined>;
  /** Every webhook, page after page. */
  iterateWebhooks(options?: IterateOptions): AsyncGenerator<Webhook, void, undefined>;
  /** The openapi-fetch client below, for what the methods do not reach. */
  readonly raw: RawClient<paths>;
}

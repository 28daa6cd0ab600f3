// Generated from the contract. Do not edit: change the contract and run `pnpm generate`.

import type {
  DocumentExport,
  DocumentExportPage,
  Problem,
  ExportOptions,
  Job,
  Collection,
  CollectionPage,
  Webhook,
  WebhookPage,
  WebhookCreate,
} from "@document-export/types";
import { createClientFrom, isProblemOf } from "../runtime.js";
import type {
  CallOptions,
  ClientOptions,
  FileContent,
  IterateOptions,
  Pages,
  ProblemOf,
  UploadOptions,
} from "../runtime.js";
import { operations } from "./operations.js";

/** Options of `listDocumentExports`. */
export interface ListDocumentExportsOptions extends CallOptions {
  /**
   * The page of results to return, counted from 1; an empty value means the default, and a page past the last is empty.
   *
   * 32-bit integer of at least 1.
   *
   * @default 1
   * @example 1
   */
  readonly pageNo?: number;
  /**
   * How many items a page holds; an empty value means the default.
   *
   * 32-bit integer from 1 to 200.
   *
   * @default 50
   * @example 50
   */
  readonly pageSize?: number;
}

/** Options of `iterateDocumentExports`. */
export interface IterateDocumentExportsOptions extends IterateOptions {
  /**
   * How many items a page holds; an empty value means the default.
   *
   * 32-bit integer from 1 to 200.
   *
   * @default 50
   * @example 50
   */
  readonly pageSize?: number;
}

/** Options of `exportHostedDocument`. */
export interface ExportHostedDocumentOptions extends CallOptions, UploadOptions {
  /**
   * Names this request among those of the token, so that a repeat does not act twice.
   * The same key with the same content returns the first resource; with different content it is refused.
   * Members that are ignored, and defaults that are spelled out, make no difference.
   * Keys are stored for at least 24 hours.
   *
   * 1 to 255 characters.
   *
   * @example "0b7e5c1e-3f0a-4c52-9d55-6f1f9a4f2a10"
   */
  readonly idempotencyKey?: string;
  /**
   * For how many seconds the response may be held back.
   * `wait=<seconds>` (RFC 7240; at most 60) holds the response back until the job ends or the time is over.
   * Other preferences are ignored.
   */
  readonly wait?: number;
  /**
   * The JSON of the hosted document, as the hosting provider's document API returns it; its content type does not matter.
   *
   * @example "{\"documentId\":\"1Q8zR5vT2mXy7LpW4nKd9cJh3sFa6bGe\",\"title\":\"Quarterly report\",\"body\":{\"content\":[]}}"
   */
  readonly file: FileContent;
  /** What to do with the uploaded document. */
  readonly options: ExportOptions;
}

/** Options of `listCollections`. */
export interface ListCollectionsOptions extends CallOptions {
  /**
   * The page of results to return, counted from 1; an empty value means the default, and a page past the last is empty.
   *
   * Integer of at least 1.
   *
   * @default 1
   * @example 1
   */
  readonly pageNo?: number;
  /**
   * How many items a page holds; an empty value means the default.
   *
   * Integer from 1 to 200.
   *
   * @default 50
   * @example 50
   */
  readonly pageSize?: number;
}

/** Options of `iterateCollections`. */
export interface IterateCollectionsOptions extends IterateOptions {
  /**
   * How many items a page holds; an empty value means the default.
   *
   * Integer from 1 to 200.
   *
   * @default 50
   * @example 50
   */
  readonly pageSize?: number;
}

/** Options of `listWebhooks`. */
export interface ListWebhooksOptions extends CallOptions {
  /**
   * The page of results to return, counted from 1; an empty value means the default, and a page past the last is empty.
   *
   * Integer of at least 1.
   *
   * @default 1
   * @example 1
   */
  readonly pageNo?: number;
  /**
   * How many items a page holds; an empty value means the default.
   *
   * Integer from 1 to 200.
   *
   * @default 50
   * @example 50
   */
  readonly pageSize?: number;
}

/** Options of `iterateWebhooks`. */
export interface IterateWebhooksOptions extends IterateOptions {
  /**
   * How many items a page holds; an empty value means the default.
   *
   * Integer from 1 to 200.
   *
   * @default 50
   * @example 50
   */
  readonly pageSize?: number;
}

/** Options of `createWebhook`. */
export interface CreateWebhookOptions extends CallOptions {
  /**
   * Names this request among those of the token, so that a repeat does not act twice.
   * The same key with the same content returns the first resource; with different content it is refused.
   * Members that are ignored, and defaults that are spelled out, make no difference.
   * Keys are stored for at least 24 hours.
   *
   * 1 to 255 characters.
   *
   * @example "0b7e5c1e-3f0a-4c52-9d55-6f1f9a4f2a10"
   */
  readonly idempotencyKey?: string;
  /** The webhook to register. */
  readonly webhook: WebhookCreate;
}

/**
 * One method per operation. Every method throws an error of the runtime, or the reason of the signal when it was
 * aborted. A wrong option throws a TypeError that names it, before anything is sent.
 */
export interface Client {
  /**
   * List document exports.
   * Each completed export has one record.
   * Records are listed oldest first, and only those of the workspace that the token belongs to.
   *
   * `GET /v2/document-exports`
   *
   * @throws ProblemError 400, 401, 403, 406, 408, 417, 429, 431, 500, 503
   */
  listDocumentExports(options?: ListDocumentExportsOptions): Promise<DocumentExportPage>;
  /**
   * Export a hosted document.
   * Uploads the JSON of a hosted document together with options, and creates a job that converts and delivers it.
   * The response is the job as it is when the response is written; it may already have ended.
   *
   * There is no operation to read a job.
   * A caller learns of its end from a registered webhook, from the URLs in `options.webhooks`, from `Prefer: wait`, or by repeating the request with the same `Idempotency-Key`, which responds at once with the same job as it is now.
   * The document comes from the source connection that the token belongs to.
   *
   * `POST /v2/export/hosted-docs`
   *
   * @throws ProblemError 400, 401, 403, 406, 408, 409, 413, 415, 417, 422, 429, 431, 500, 503
   */
  exportHostedDocument(options: ExportHostedDocumentOptions): Promise<Job>;
  /**
   * List collections.
   * A collection links a source connection to a destination connection.
   * Collections are listed oldest first, and only those of the workspace that the token belongs to.
   *
   * `GET /v2/collections`
   *
   * @throws ProblemError 400, 401, 403, 406, 408, 417, 429, 431, 500, 503
   */
  listCollections(options?: ListCollectionsOptions): Promise<CollectionPage>;
  /**
   * List webhooks.
   * Disabled webhooks stay listed.
   * Webhooks are listed oldest first, and only those of the workspace that the token belongs to.
   *
   * `GET /v2/webhooks`
   *
   * @throws ProblemError 400, 401, 403, 406, 408, 417, 429, 431, 500, 503
   */
  listWebhooks(options?: ListWebhooksOptions): Promise<WebhookPage>;
  /**
   * Create a webhook.
   * The service calls `endpoint` for each of `events` that concerns one of `connections`.
   * Calls follow Standard Webhooks and are signed with the service's published key, so no secret is returned.
   * Registering the same endpoint twice makes two webhooks; a repeat with the same `Idempotency-Key` does not.
   *
   * `POST /v2/webhooks`
   *
   * @throws ProblemError 400, 401, 403, 406, 408, 409, 413, 415, 417, 422, 429, 431, 500, 503
   */
  createWebhook(options: CreateWebhookOptions): Promise<Webhook>;
  /** List document exports: reads every page, one request per page. */
  iterateDocumentExports(
    options?: IterateDocumentExportsOptions,
  ): Pages<DocumentExport, DocumentExportPage>;

  /** List collections: reads every page, one request per page. */
  iterateCollections(options?: IterateCollectionsOptions): Pages<Collection, CollectionPage>;
  /** List webhooks: reads every page, one request per page. */
  iterateWebhooks(options?: IterateWebhooksOptions): Pages<Webhook, WebhookPage>;
}

/** Creates a client. Without `baseUrl` or `token` they are read from the environment variables `DOCEXPORT_BASE_URL` and `DOCEXPORT_TOKEN`, except in a browser. Throws a TypeError that names a wrong option. */
export function createClient(options?: ClientOptions): Client {
  return createClientFrom(operations, options, {
    needsToken: true,
    environment: "DOCEXPORT",
    version: "/v2",
  });
}

/** The described error responses of each operation: their statuses and bodies. */
export interface Problems {
  listDocumentExports: ProblemOf<
    400 | 401 | 403 | 406 | 408 | 417 | 429 | 431 | 500 | 503,
    Problem
  >;
  exportHostedDocument: ProblemOf<
    400 | 401 | 403 | 406 | 408 | 409 | 413 | 415 | 417 | 422 | 429 | 431 | 500 | 503,
    Problem
  >;
  listCollections: ProblemOf<400 | 401 | 403 | 406 | 408 | 417 | 429 | 431 | 500 | 503, Problem>;
  listWebhooks: ProblemOf<400 | 401 | 403 | 406 | 408 | 417 | 429 | 431 | 500 | 503, Problem>;
  createWebhook: ProblemOf<
    400 | 401 | 403 | 406 | 408 | 409 | 413 | 415 | 417 | 422 | 429 | 431 | 500 | 503,
    Problem
  >;
}

const statuses = {
  listDocumentExports: { json: [400, 401, 403, 406, 408, 417, 429, 431, 500, 503], other: [] },
  exportHostedDocument: {
    json: [400, 401, 403, 406, 408, 409, 413, 415, 417, 422, 429, 431, 500, 503],
    other: [],
  },
  listCollections: { json: [400, 401, 403, 406, 408, 417, 429, 431, 500, 503], other: [] },
  listWebhooks: { json: [400, 401, 403, 406, 408, 417, 429, 431, 500, 503], other: [] },
  createWebhook: {
    json: [400, 401, 403, 406, 408, 409, 413, 415, 417, 422, 429, 431, 500, 503],
    other: [],
  },
};

/** Whether an error is a described error response of the operation, so that its `status` determines its `body`. */
export function isProblem<id extends keyof Problems>(
  error: unknown,
  operationId: id,
): error is Problems[id] {
  return isProblemOf(error, operationId, statuses[operationId]);
}

// Generated from the contract. Do not edit: change the contract and run `pnpm generate`.

import type * as schemas from "./schemas.js";

/** The ids of the operations of the contract. */
export type OperationId =
  | "listDocumentExports"
  | "exportHostedDocument"
  | "listCollections"
  | "listWebhooks"
  | "createWebhook";

/** The parameters of `listDocumentExports`, by the place where they travel. */
export interface ListDocumentExportsParameters {
  readonly query?: {
    /**
     * The page of results to return, counted from 1; an empty value means the default, and a page past the last is empty.
     *
     * 32-bit integer of at least 1.
     *
     * @default 1
     * @example 1
     */
    readonly pageNo?: number | null;
    /**
     * How many items a page holds; an empty value means the default.
     *
     * 32-bit integer from 1 to 200.
     *
     * @default 50
     * @example 50
     */
    readonly pageSize?: number | null;
  };
}

/** What `listDocumentExports` gives. */
export type ListDocumentExportsResponse = schemas.DocumentExportPage;

/** The parameters of `exportHostedDocument`, by the place where they travel. */
export interface ExportHostedDocumentParameters {
  readonly header?: {
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
    readonly "Idempotency-Key"?: string;
    /**
     * `wait=<seconds>` (RFC 7240; at most 60) holds the response back until the job ends or the time is over.
     * Other preferences are ignored.
     *
     * @example "wait=30"
     */
    readonly Prefer?: string;
  };
}

/** What `exportHostedDocument` sends. */
export type ExportHostedDocumentBody = schemas.HostedDocumentUpload;

/** What `exportHostedDocument` gives. */
export type ExportHostedDocumentResponse = schemas.Job;

/** The parameters of `listCollections`, by the place where they travel. */
export interface ListCollectionsParameters {
  readonly query?: {
    /**
     * The page of results to return, counted from 1; an empty value means the default, and a page past the last is empty.
     *
     * Integer of at least 1.
     *
     * @default 1
     * @example 1
     */
    readonly pageNo?: number | null;
    /**
     * How many items a page holds; an empty value means the default.
     *
     * Integer from 1 to 200.
     *
     * @default 50
     * @example 50
     */
    readonly pageSize?: number | null;
  };
}

/** What `listCollections` gives. */
export type ListCollectionsResponse = schemas.CollectionPage;

/** The parameters of `listWebhooks`, by the place where they travel. */
export interface ListWebhooksParameters {
  readonly query?: {
    /**
     * The page of results to return, counted from 1; an empty value means the default, and a page past the last is empty.
     *
     * Integer of at least 1.
     *
     * @default 1
     * @example 1
     */
    readonly pageNo?: number | null;
    /**
     * How many items a page holds; an empty value means the default.
     *
     * Integer from 1 to 200.
     *
     * @default 50
     * @example 50
     */
    readonly pageSize?: number | null;
  };
}

/** What `listWebhooks` gives. */
export type ListWebhooksResponse = schemas.WebhookPage;

/** The parameters of `createWebhook`, by the place where they travel. */
export interface CreateWebhookParameters {
  readonly header?: {
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
    readonly "Idempotency-Key"?: string;
  };
}

/** What `createWebhook` sends. */
export type CreateWebhookBody = schemas.WebhookCreate;

/** What `createWebhook` gives. */
export type CreateWebhookResponse = schemas.Webhook;

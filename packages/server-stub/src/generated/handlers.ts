// Generated from the contract. Do not edit: change the contract and run `pnpm generate`.

import type * as schemas from "./schemas.js";

import type * as stub from "../request/handler-request.js";

/** Request that the handler of `listDocumentExports` receives. */
export interface ListDocumentExportsRequest {
  readonly path: {};
  readonly query: {
    /**
     * The page of results to return, counted from 1; an empty value means the default, and a page past the last is empty.
     *
     * 32-bit integer of at least 1.
     *
     * @default 1
     * @example 1
     */
    readonly pageNo: NonNullable<number | null>;
    /**
     * How many items a page holds; an empty value means the default.
     *
     * 32-bit integer from 1 to 200.
     *
     * @default 50
     * @example 50
     */
    readonly pageSize: NonNullable<number | null>;
  };
  readonly headers: {};
  readonly cookies: {};
  readonly body: undefined;
}

/** Response that the handler of `listDocumentExports` may return; anything outside the contract does not compile. */
export type ListDocumentExportsResult =
  | {
      readonly status: 200;
      readonly headers?: {
        readonly ratelimit?: string;
        readonly "ratelimit-policy"?: string;
        readonly [name: string]: string | undefined;
      };
      readonly body: schemas.DocumentExportPage;
    }
  | {
      readonly status: 400;
      readonly headers?: { readonly [name: string]: string | undefined };
      readonly body: schemas.Problem;
    }
  | {
      readonly status: 401;
      readonly headers?: {
        readonly "www-authenticate"?: string;
        readonly [name: string]: string | undefined;
      };
      readonly body: schemas.Problem;
    }
  | {
      readonly status: 403;
      readonly headers?: { readonly [name: string]: string | undefined };
      readonly body: schemas.Problem;
    }
  | {
      readonly status: 406;
      readonly headers?: { readonly [name: string]: string | undefined };
      readonly body: schemas.Problem;
    }
  | {
      readonly status: 408;
      readonly headers?: { readonly [name: string]: string | undefined };
      readonly body: schemas.Problem;
    }
  | {
      readonly status: 417;
      readonly headers?: { readonly [name: string]: string | undefined };
      readonly body: schemas.Problem;
    }
  | {
      readonly status: 429;
      readonly headers?: {
        readonly "retry-after"?: string;
        readonly ratelimit?: string;
        readonly "ratelimit-policy"?: string;
        readonly [name: string]: string | undefined;
      };
      readonly body: schemas.Problem;
    }
  | {
      readonly status: 431;
      readonly headers?: { readonly [name: string]: string | undefined };
      readonly body: schemas.Problem;
    }
  | {
      readonly status: 500;
      readonly headers?: { readonly [name: string]: string | undefined };
      readonly body: schemas.Problem;
    }
  | {
      readonly status: 503;
      readonly headers?: {
        readonly "retry-after"?: string;
        readonly [name: string]: string | undefined;
      };
      readonly body: schemas.Problem;
    };

/** Request that the handler of `exportHostedDocument` receives. */
export interface ExportHostedDocumentRequest {
  readonly path: {};
  readonly query: {};
  readonly headers: {
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
    readonly "idempotency-key"?: string | undefined;
    /**
     * `wait=<seconds>` (RFC 7240; at most 60) holds the response back until the job ends or the time is over.
     * Other preferences are ignored.
     *
     * @example "wait=30"
     */
    readonly prefer?: string | undefined;
  };
  readonly cookies: {};
  readonly body: {
    /**
     * The JSON of the hosted document, as the hosting provider's document API returns it; its content type does not matter.
     *
     * @example "{\"documentId\":\"1Q8zR5vT2mXy7LpW4nKd9cJh3sFa6bGe\",\"title\":\"Quarterly report\",\"body\":{\"content\":[]}}"
     */
    readonly file: stub.UploadedFile;
    /** What to do with the uploaded document. */
    readonly options: schemas.ExportOptions;
  };
}

/** Response that the handler of `exportHostedDocument` may return; anything outside the contract does not compile. */
export type ExportHostedDocumentResult =
  | {
      readonly status: 202;
      readonly headers?: {
        readonly "idempotency-key"?: string;
        readonly "preference-applied"?: string;
        readonly ratelimit?: string;
        readonly "ratelimit-policy"?: string;
        readonly [name: string]: string | undefined;
      };
      readonly body: schemas.Job;
    }
  | {
      readonly status: 400;
      readonly headers?: { readonly [name: string]: string | undefined };
      readonly body: schemas.Problem;
    }
  | {
      readonly status: 401;
      readonly headers?: {
        readonly "www-authenticate"?: string;
        readonly [name: string]: string | undefined;
      };
      readonly body: schemas.Problem;
    }
  | {
      readonly status: 403;
      readonly headers?: { readonly [name: string]: string | undefined };
      readonly body: schemas.Problem;
    }
  | {
      readonly status: 406;
      readonly headers?: { readonly [name: string]: string | undefined };
      readonly body: schemas.Problem;
    }
  | {
      readonly status: 408;
      readonly headers?: { readonly [name: string]: string | undefined };
      readonly body: schemas.Problem;
    }
  | {
      readonly status: 409;
      readonly headers?: { readonly [name: string]: string | undefined };
      readonly body: schemas.Problem;
    }
  | {
      readonly status: 413;
      readonly headers?: { readonly [name: string]: string | undefined };
      readonly body: schemas.Problem;
    }
  | {
      readonly status: 415;
      readonly headers?: { readonly [name: string]: string | undefined };
      readonly body: schemas.Problem;
    }
  | {
      readonly status: 417;
      readonly headers?: { readonly [name: string]: string | undefined };
      readonly body: schemas.Problem;
    }
  | {
      readonly status: 422;
      readonly headers?: { readonly [name: string]: string | undefined };
      readonly body: schemas.Problem;
    }
  | {
      readonly status: 429;
      readonly headers?: {
        readonly "retry-after"?: string;
        readonly ratelimit?: string;
        readonly "ratelimit-policy"?: string;
        readonly [name: string]: string | undefined;
      };
      readonly body: schemas.Problem;
    }
  | {
      readonly status: 431;
      readonly headers?: { readonly [name: string]: string | undefined };
      readonly body: schemas.Problem;
    }
  | {
      readonly status: 500;
      readonly headers?: { readonly [name: string]: string | undefined };
      readonly body: schemas.Problem;
    }
  | {
      readonly status: 503;
      readonly headers?: {
        readonly "retry-after"?: string;
        readonly [name: string]: string | undefined;
      };
      readonly body: schemas.Problem;
    };

/** Request that the handler of `listCollections` receives. */
export interface ListCollectionsRequest {
  readonly path: {};
  readonly query: {
    /**
     * The page of results to return, counted from 1; an empty value means the default, and a page past the last is empty.
     *
     * Integer of at least 1.
     *
     * @default 1
     * @example 1
     */
    readonly pageNo: NonNullable<number | null>;
    /**
     * How many items a page holds; an empty value means the default.
     *
     * Integer from 1 to 200.
     *
     * @default 50
     * @example 50
     */
    readonly pageSize: NonNullable<number | null>;
  };
  readonly headers: {};
  readonly cookies: {};
  readonly body: undefined;
}

/** Response that the handler of `listCollections` may return; anything outside the contract does not compile. */
export type ListCollectionsResult =
  | {
      readonly status: 200;
      readonly headers?: {
        readonly ratelimit?: string;
        readonly "ratelimit-policy"?: string;
        readonly [name: string]: string | undefined;
      };
      readonly body: schemas.CollectionPage;
    }
  | {
      readonly status: 400;
      readonly headers?: { readonly [name: string]: string | undefined };
      readonly body: schemas.Problem;
    }
  | {
      readonly status: 401;
      readonly headers?: {
        readonly "www-authenticate"?: string;
        readonly [name: string]: string | undefined;
      };
      readonly body: schemas.Problem;
    }
  | {
      readonly status: 403;
      readonly headers?: { readonly [name: string]: string | undefined };
      readonly body: schemas.Problem;
    }
  | {
      readonly status: 406;
      readonly headers?: { readonly [name: string]: string | undefined };
      readonly body: schemas.Problem;
    }
  | {
      readonly status: 408;
      readonly headers?: { readonly [name: string]: string | undefined };
      readonly body: schemas.Problem;
    }
  | {
      readonly status: 417;
      readonly headers?: { readonly [name: string]: string | undefined };
      readonly body: schemas.Problem;
    }
  | {
      readonly status: 429;
      readonly headers?: {
        readonly "retry-after"?: string;
        readonly ratelimit?: string;
        readonly "ratelimit-policy"?: string;
        readonly [name: string]: string | undefined;
      };
      readonly body: schemas.Problem;
    }
  | {
      readonly status: 431;
      readonly headers?: { readonly [name: string]: string | undefined };
      readonly body: schemas.Problem;
    }
  | {
      readonly status: 500;
      readonly headers?: { readonly [name: string]: string | undefined };
      readonly body: schemas.Problem;
    }
  | {
      readonly status: 503;
      readonly headers?: {
        readonly "retry-after"?: string;
        readonly [name: string]: string | undefined;
      };
      readonly body: schemas.Problem;
    };

/** Request that the handler of `listWebhooks` receives. */
export interface ListWebhooksRequest {
  readonly path: {};
  readonly query: {
    /**
     * The page of results to return, counted from 1; an empty value means the default, and a page past the last is empty.
     *
     * Integer of at least 1.
     *
     * @default 1
     * @example 1
     */
    readonly pageNo: NonNullable<number | null>;
    /**
     * How many items a page holds; an empty value means the default.
     *
     * Integer from 1 to 200.
     *
     * @default 50
     * @example 50
     */
    readonly pageSize: NonNullable<number | null>;
  };
  readonly headers: {};
  readonly cookies: {};
  readonly body: undefined;
}

/** Response that the handler of `listWebhooks` may return; anything outside the contract does not compile. */
export type ListWebhooksResult =
  | {
      readonly status: 200;
      readonly headers?: {
        readonly ratelimit?: string;
        readonly "ratelimit-policy"?: string;
        readonly [name: string]: string | undefined;
      };
      readonly body: schemas.WebhookPage;
    }
  | {
      readonly status: 400;
      readonly headers?: { readonly [name: string]: string | undefined };
      readonly body: schemas.Problem;
    }
  | {
      readonly status: 401;
      readonly headers?: {
        readonly "www-authenticate"?: string;
        readonly [name: string]: string | undefined;
      };
      readonly body: schemas.Problem;
    }
  | {
      readonly status: 403;
      readonly headers?: { readonly [name: string]: string | undefined };
      readonly body: schemas.Problem;
    }
  | {
      readonly status: 406;
      readonly headers?: { readonly [name: string]: string | undefined };
      readonly body: schemas.Problem;
    }
  | {
      readonly status: 408;
      readonly headers?: { readonly [name: string]: string | undefined };
      readonly body: schemas.Problem;
    }
  | {
      readonly status: 417;
      readonly headers?: { readonly [name: string]: string | undefined };
      readonly body: schemas.Problem;
    }
  | {
      readonly status: 429;
      readonly headers?: {
        readonly "retry-after"?: string;
        readonly ratelimit?: string;
        readonly "ratelimit-policy"?: string;
        readonly [name: string]: string | undefined;
      };
      readonly body: schemas.Problem;
    }
  | {
      readonly status: 431;
      readonly headers?: { readonly [name: string]: string | undefined };
      readonly body: schemas.Problem;
    }
  | {
      readonly status: 500;
      readonly headers?: { readonly [name: string]: string | undefined };
      readonly body: schemas.Problem;
    }
  | {
      readonly status: 503;
      readonly headers?: {
        readonly "retry-after"?: string;
        readonly [name: string]: string | undefined;
      };
      readonly body: schemas.Problem;
    };

/** Request that the handler of `createWebhook` receives. */
export interface CreateWebhookRequest {
  readonly path: {};
  readonly query: {};
  readonly headers: {
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
    readonly "idempotency-key"?: string | undefined;
  };
  readonly cookies: {};
  readonly body: schemas.WebhookCreate;
}

/** Response that the handler of `createWebhook` may return; anything outside the contract does not compile. */
export type CreateWebhookResult =
  | {
      readonly status: 201;
      readonly headers?: {
        readonly "idempotency-key"?: string;
        readonly ratelimit?: string;
        readonly "ratelimit-policy"?: string;
        readonly [name: string]: string | undefined;
      };
      readonly body: schemas.Webhook;
    }
  | {
      readonly status: 400;
      readonly headers?: { readonly [name: string]: string | undefined };
      readonly body: schemas.Problem;
    }
  | {
      readonly status: 401;
      readonly headers?: {
        readonly "www-authenticate"?: string;
        readonly [name: string]: string | undefined;
      };
      readonly body: schemas.Problem;
    }
  | {
      readonly status: 403;
      readonly headers?: { readonly [name: string]: string | undefined };
      readonly body: schemas.Problem;
    }
  | {
      readonly status: 406;
      readonly headers?: { readonly [name: string]: string | undefined };
      readonly body: schemas.Problem;
    }
  | {
      readonly status: 408;
      readonly headers?: { readonly [name: string]: string | undefined };
      readonly body: schemas.Problem;
    }
  | {
      readonly status: 409;
      readonly headers?: { readonly [name: string]: string | undefined };
      readonly body: schemas.Problem;
    }
  | {
      readonly status: 413;
      readonly headers?: { readonly [name: string]: string | undefined };
      readonly body: schemas.Problem;
    }
  | {
      readonly status: 415;
      readonly headers?: { readonly [name: string]: string | undefined };
      readonly body: schemas.Problem;
    }
  | {
      readonly status: 417;
      readonly headers?: { readonly [name: string]: string | undefined };
      readonly body: schemas.Problem;
    }
  | {
      readonly status: 422;
      readonly headers?: { readonly [name: string]: string | undefined };
      readonly body: schemas.Problem;
    }
  | {
      readonly status: 429;
      readonly headers?: {
        readonly "retry-after"?: string;
        readonly ratelimit?: string;
        readonly "ratelimit-policy"?: string;
        readonly [name: string]: string | undefined;
      };
      readonly body: schemas.Problem;
    }
  | {
      readonly status: 431;
      readonly headers?: { readonly [name: string]: string | undefined };
      readonly body: schemas.Problem;
    }
  | {
      readonly status: 500;
      readonly headers?: { readonly [name: string]: string | undefined };
      readonly body: schemas.Problem;
    }
  | {
      readonly status: 503;
      readonly headers?: {
        readonly "retry-after"?: string;
        readonly [name: string]: string | undefined;
      };
      readonly body: schemas.Problem;
    };

/** One method per operation; each is required, so that an operation without a handler does not compile. */
export interface Handlers<Principal> {
  /** List document exports */
  listDocumentExports(
    request: stub.HandlerRequest<ListDocumentExportsRequest, Principal>,
  ): Promise<ListDocumentExportsResult> | ListDocumentExportsResult;

  /** Export a hosted document */
  exportHostedDocument(
    request: stub.HandlerRequest<ExportHostedDocumentRequest, Principal>,
  ): Promise<ExportHostedDocumentResult> | ExportHostedDocumentResult;

  /** List collections */
  listCollections(
    request: stub.HandlerRequest<ListCollectionsRequest, Principal>,
  ): Promise<ListCollectionsResult> | ListCollectionsResult;

  /** List webhooks */
  listWebhooks(
    request: stub.HandlerRequest<ListWebhooksRequest, Principal>,
  ): Promise<ListWebhooksResult> | ListWebhooksResult;

  /** Create a webhook */
  createWebhook(
    request: stub.HandlerRequest<CreateWebhookRequest, Principal>,
  ): Promise<CreateWebhookResult> | CreateWebhookResult;
}

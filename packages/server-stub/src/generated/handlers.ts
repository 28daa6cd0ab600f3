// Generated from the contract. Do not edit: change the contract and run `pnpm generate`.

import type { HandlerRequest, UploadedFile } from "../handle/handler-request.js";
import type {
  DocumentExportPage,
  Problem,
  ExportOptions,
  Job,
  CollectionPage,
  Webhook,
  WebhookPage,
  WebhookCreate,
} from "./schemas.js";

/** What the handler of `listDocumentExports` is given. */
export interface ListDocumentExportsRequest {
  readonly path: {};
  readonly query: {
    readonly pageNo: NonNullable<number | null>;
    readonly pageSize: NonNullable<number | null>;
  };
  readonly headers: {};
  readonly cookies: {};
  readonly body: undefined;
}

/** What the handler of `listDocumentExports` may return: nothing that the contract does not have. */
export type ListDocumentExportsResult =
  | {
      readonly status: 200;
      readonly body: DocumentExportPage;
      readonly headers?: {
        readonly ratelimit?: string;
        readonly "ratelimit-policy"?: string;
        readonly [name: string]: string | undefined;
      };
    }
  | {
      readonly status: 400;
      readonly body: Problem;
      readonly headers?: { readonly [name: string]: string | undefined };
    }
  | {
      readonly status: 401;
      readonly body: Problem;
      readonly headers?: {
        readonly "www-authenticate"?: string;
        readonly [name: string]: string | undefined;
      };
    }
  | {
      readonly status: 403;
      readonly body: Problem;
      readonly headers?: { readonly [name: string]: string | undefined };
    }
  | {
      readonly status: 406;
      readonly body: Problem;
      readonly headers?: { readonly [name: string]: string | undefined };
    }
  | {
      readonly status: 429;
      readonly body: Problem;
      readonly headers?: {
        readonly "retry-after"?: string;
        readonly ratelimit?: string;
        readonly "ratelimit-policy"?: string;
        readonly [name: string]: string | undefined;
      };
    }
  | {
      readonly status: 500;
      readonly body: Problem;
      readonly headers?: { readonly [name: string]: string | undefined };
    }
  | {
      readonly status: 503;
      readonly body: Problem;
      readonly headers?: {
        readonly "retry-after"?: string;
        readonly [name: string]: string | undefined;
      };
    };

/** What the handler of `exportHostedDocument` is given. */
export interface ExportHostedDocumentRequest {
  readonly path: {};
  readonly query: {};
  readonly headers: {
    readonly "idempotency-key"?: string | undefined;
    readonly prefer?: string | undefined;
  };
  readonly cookies: {};
  readonly body: { readonly file: UploadedFile; readonly options: ExportOptions };
}

/** What the handler of `exportHostedDocument` may return: nothing that the contract does not have. */
export type ExportHostedDocumentResult =
  | {
      readonly status: 202;
      readonly body: Job;
      readonly headers?: {
        readonly "idempotency-key"?: string;
        readonly "preference-applied"?: string;
        readonly ratelimit?: string;
        readonly "ratelimit-policy"?: string;
        readonly [name: string]: string | undefined;
      };
    }
  | {
      readonly status: 400;
      readonly body: Problem;
      readonly headers?: { readonly [name: string]: string | undefined };
    }
  | {
      readonly status: 401;
      readonly body: Problem;
      readonly headers?: {
        readonly "www-authenticate"?: string;
        readonly [name: string]: string | undefined;
      };
    }
  | {
      readonly status: 403;
      readonly body: Problem;
      readonly headers?: { readonly [name: string]: string | undefined };
    }
  | {
      readonly status: 406;
      readonly body: Problem;
      readonly headers?: { readonly [name: string]: string | undefined };
    }
  | {
      readonly status: 409;
      readonly body: Problem;
      readonly headers?: { readonly [name: string]: string | undefined };
    }
  | {
      readonly status: 413;
      readonly body: Problem;
      readonly headers?: { readonly [name: string]: string | undefined };
    }
  | {
      readonly status: 415;
      readonly body: Problem;
      readonly headers?: { readonly [name: string]: string | undefined };
    }
  | {
      readonly status: 422;
      readonly body: Problem;
      readonly headers?: { readonly [name: string]: string | undefined };
    }
  | {
      readonly status: 429;
      readonly body: Problem;
      readonly headers?: {
        readonly "retry-after"?: string;
        readonly ratelimit?: string;
        readonly "ratelimit-policy"?: string;
        readonly [name: string]: string | undefined;
      };
    }
  | {
      readonly status: 500;
      readonly body: Problem;
      readonly headers?: { readonly [name: string]: string | undefined };
    }
  | {
      readonly status: 503;
      readonly body: Problem;
      readonly headers?: {
        readonly "retry-after"?: string;
        readonly [name: string]: string | undefined;
      };
    };

/** What the handler of `listCollections` is given. */
export interface ListCollectionsRequest {
  readonly path: {};
  readonly query: {
    readonly pageNo: NonNullable<number | null>;
    readonly pageSize: NonNullable<number | null>;
  };
  readonly headers: {};
  readonly cookies: {};
  readonly body: undefined;
}

/** What the handler of `listCollections` may return: nothing that the contract does not have. */
export type ListCollectionsResult =
  | {
      readonly status: 200;
      readonly body: CollectionPage;
      readonly headers?: {
        readonly ratelimit?: string;
        readonly "ratelimit-policy"?: string;
        readonly [name: string]: string | undefined;
      };
    }
  | {
      readonly status: 400;
      readonly body: Problem;
      readonly headers?: { readonly [name: string]: string | undefined };
    }
  | {
      readonly status: 401;
      readonly body: Problem;
      readonly headers?: {
        readonly "www-authenticate"?: string;
        readonly [name: string]: string | undefined;
      };
    }
  | {
      readonly status: 403;
      readonly body: Problem;
      readonly headers?: { readonly [name: string]: string | undefined };
    }
  | {
      readonly status: 406;
      readonly body: Problem;
      readonly headers?: { readonly [name: string]: string | undefined };
    }
  | {
      readonly status: 429;
      readonly body: Problem;
      readonly headers?: {
        readonly "retry-after"?: string;
        readonly ratelimit?: string;
        readonly "ratelimit-policy"?: string;
        readonly [name: string]: string | undefined;
      };
    }
  | {
      readonly status: 500;
      readonly body: Problem;
      readonly headers?: { readonly [name: string]: string | undefined };
    }
  | {
      readonly status: 503;
      readonly body: Problem;
      readonly headers?: {
        readonly "retry-after"?: string;
        readonly [name: string]: string | undefined;
      };
    };

/** What the handler of `listWebhooks` is given. */
export interface ListWebhooksRequest {
  readonly path: {};
  readonly query: {
    readonly pageNo: NonNullable<number | null>;
    readonly pageSize: NonNullable<number | null>;
  };
  readonly headers: {};
  readonly cookies: {};
  readonly body: undefined;
}

/** What the handler of `listWebhooks` may return: nothing that the contract does not have. */
export type ListWebhooksResult =
  | {
      readonly status: 200;
      readonly body: WebhookPage;
      readonly headers?: {
        readonly ratelimit?: string;
        readonly "ratelimit-policy"?: string;
        readonly [name: string]: string | undefined;
      };
    }
  | {
      readonly status: 400;
      readonly body: Problem;
      readonly headers?: { readonly [name: string]: string | undefined };
    }
  | {
      readonly status: 401;
      readonly body: Problem;
      readonly headers?: {
        readonly "www-authenticate"?: string;
        readonly [name: string]: string | undefined;
      };
    }
  | {
      readonly status: 403;
      readonly body: Problem;
      readonly headers?: { readonly [name: string]: string | undefined };
    }
  | {
      readonly status: 406;
      readonly body: Problem;
      readonly headers?: { readonly [name: string]: string | undefined };
    }
  | {
      readonly status: 429;
      readonly body: Problem;
      readonly headers?: {
        readonly "retry-after"?: string;
        readonly ratelimit?: string;
        readonly "ratelimit-policy"?: string;
        readonly [name: string]: string | undefined;
      };
    }
  | {
      readonly status: 500;
      readonly body: Problem;
      readonly headers?: { readonly [name: string]: string | undefined };
    }
  | {
      readonly status: 503;
      readonly body: Problem;
      readonly headers?: {
        readonly "retry-after"?: string;
        readonly [name: string]: string | undefined;
      };
    };

/** What the handler of `createWebhook` is given. */
export interface CreateWebhookRequest {
  readonly path: {};
  readonly query: {};
  readonly headers: { readonly "idempotency-key"?: string | undefined };
  readonly cookies: {};
  readonly body: WebhookCreate;
}

/** What the handler of `createWebhook` may return: nothing that the contract does not have. */
export type CreateWebhookResult =
  | {
      readonly status: 201;
      readonly body: Webhook;
      readonly headers?: {
        readonly "idempotency-key"?: string;
        readonly ratelimit?: string;
        readonly "ratelimit-policy"?: string;
        readonly [name: string]: string | undefined;
      };
    }
  | {
      readonly status: 400;
      readonly body: Problem;
      readonly headers?: { readonly [name: string]: string | undefined };
    }
  | {
      readonly status: 401;
      readonly body: Problem;
      readonly headers?: {
        readonly "www-authenticate"?: string;
        readonly [name: string]: string | undefined;
      };
    }
  | {
      readonly status: 403;
      readonly body: Problem;
      readonly headers?: { readonly [name: string]: string | undefined };
    }
  | {
      readonly status: 406;
      readonly body: Problem;
      readonly headers?: { readonly [name: string]: string | undefined };
    }
  | {
      readonly status: 409;
      readonly body: Problem;
      readonly headers?: { readonly [name: string]: string | undefined };
    }
  | {
      readonly status: 413;
      readonly body: Problem;
      readonly headers?: { readonly [name: string]: string | undefined };
    }
  | {
      readonly status: 415;
      readonly body: Problem;
      readonly headers?: { readonly [name: string]: string | undefined };
    }
  | {
      readonly status: 422;
      readonly body: Problem;
      readonly headers?: { readonly [name: string]: string | undefined };
    }
  | {
      readonly status: 429;
      readonly body: Problem;
      readonly headers?: {
        readonly "retry-after"?: string;
        readonly ratelimit?: string;
        readonly "ratelimit-policy"?: string;
        readonly [name: string]: string | undefined;
      };
    }
  | {
      readonly status: 500;
      readonly body: Problem;
      readonly headers?: { readonly [name: string]: string | undefined };
    }
  | {
      readonly status: 503;
      readonly body: Problem;
      readonly headers?: {
        readonly "retry-after"?: string;
        readonly [name: string]: string | undefined;
      };
    };

/** One method an operation; each is required, so that an operation without a handler does not compile. */
export interface Handlers<Principal> {
  /** List document exports */
  listDocumentExports(
    request: HandlerRequest<ListDocumentExportsRequest, Principal>,
  ): Promise<ListDocumentExportsResult> | ListDocumentExportsResult;

  /** Export a hosted document */
  exportHostedDocument(
    request: HandlerRequest<ExportHostedDocumentRequest, Principal>,
  ): Promise<ExportHostedDocumentResult> | ExportHostedDocumentResult;

  /** List collections */
  listCollections(
    request: HandlerRequest<ListCollectionsRequest, Principal>,
  ): Promise<ListCollectionsResult> | ListCollectionsResult;

  /** List webhooks */
  listWebhooks(
    request: HandlerRequest<ListWebhooksRequest, Principal>,
  ): Promise<ListWebhooksResult> | ListWebhooksResult;

  /** Create a webhook */
  createWebhook(
    request: HandlerRequest<CreateWebhookRequest, Principal>,
  ): Promise<CreateWebhookResult> | CreateWebhookResult;
}

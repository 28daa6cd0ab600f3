// Generated from operator.json. Do not edit: change the description and generate again.

import type * as schemas from "./schemas.js";

import type * as stub from "@document-export/server-stub/runtime";

/** Request that the handler of `getService` receives. */
export interface GetServiceRequest {
  readonly path: {};
  readonly query: {};
  readonly headers: {};
  readonly cookies: {};
  readonly body: undefined;
}

/** Response that the handler of `getService` may return; anything outside the contract does not compile. */
export type GetServiceResult =
  | {
      readonly status: 200;
      readonly headers?: { readonly [name: string]: string | undefined };
      readonly body: schemas.Service;
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

/** Request that the handler of `getOverview` receives. */
export interface GetOverviewRequest {
  readonly path: {};
  readonly query: {};
  readonly headers: {};
  readonly cookies: {};
  readonly body: undefined;
}

/** Response that the handler of `getOverview` may return; anything outside the contract does not compile. */
export type GetOverviewResult =
  | {
      readonly status: 200;
      readonly headers?: { readonly [name: string]: string | undefined };
      readonly body: schemas.Overview;
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

/** Request that the handler of `listSettings` receives. */
export interface ListSettingsRequest {
  readonly path: {};
  readonly query: {};
  readonly headers: {};
  readonly cookies: {};
  readonly body: undefined;
}

/** Response that the handler of `listSettings` may return; anything outside the contract does not compile. */
export type ListSettingsResult =
  | {
      readonly status: 200;
      readonly headers?: { readonly [name: string]: string | undefined };
      readonly body: schemas.SettingPage;
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

/** Request that the handler of `streamEvents` receives. */
export interface StreamEventsRequest {
  readonly path: {};
  readonly query: {};
  readonly headers: {};
  readonly cookies: {};
  readonly body: undefined;
}

/** Response that the handler of `streamEvents` may return; anything outside the contract does not compile. */
export type StreamEventsResult =
  | {
      readonly status: 200;
      readonly headers?: { readonly [name: string]: string | undefined };
      readonly body: stub.EventStream<schemas.OperatorEvent>;
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

/** Request that the handler of `getSession` receives. */
export interface GetSessionRequest {
  readonly path: {};
  readonly query: {};
  readonly headers: {};
  readonly cookies: {};
  readonly body: undefined;
}

/** Response that the handler of `getSession` may return; anything outside the contract does not compile. */
export type GetSessionResult =
  | {
      readonly status: 200;
      readonly headers?: { readonly [name: string]: string | undefined };
      readonly body: schemas.Session;
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

/** Request that the handler of `createSession` receives. */
export interface CreateSessionRequest {
  readonly path: {};
  readonly query: {};
  readonly headers: {};
  readonly cookies: {};
  readonly body: schemas.SessionCreate;
}

/** Response that the handler of `createSession` may return; anything outside the contract does not compile. */
export type CreateSessionResult =
  | {
      readonly status: 201;
      readonly headers?: {
        readonly "set-cookie"?: string;
        readonly [name: string]: string | undefined;
      };
      readonly body: schemas.Session;
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
      readonly status: 429;
      readonly headers?: {
        readonly "retry-after"?: string;
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

/** Request that the handler of `deleteSession` receives. */
export interface DeleteSessionRequest {
  readonly path: {};
  readonly query: {};
  readonly headers: {};
  readonly cookies: {};
  readonly body: undefined;
}

/** Response that the handler of `deleteSession` may return; anything outside the contract does not compile. */
export type DeleteSessionResult =
  | {
      readonly status: 204;
      readonly headers?: {
        readonly "set-cookie"?: string;
        readonly [name: string]: string | undefined;
      };
      readonly body?: undefined;
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

/** Request that the handler of `listJobs` receives. */
export interface ListJobsRequest {
  readonly path: {};
  readonly query: {
    /**
     * Only jobs with one of these statuses; may be repeated.
     *
     * At most 4 items.
     *
     * @example ["failed"]
     */
    readonly status?: readonly schemas.JobStatus[] | undefined;
    /**
     * Only jobs that another job repeats, or only those that none does.
     *
     * @example false
     */
    readonly retried?: boolean | undefined;
    /**
     * Only what is of this time or later.
     *
     * Date and time of RFC 3339.
     *
     * @example "2026-10-19T09:00:00Z"
     */
    readonly since?: string | undefined;
    /**
     * Only what is before this time.
     *
     * Date and time of RFC 3339.
     *
     * @example "2026-10-19T10:00:00Z"
     */
    readonly until?: string | undefined;
    /**
     * Only what belongs to this workspace.
     *
     * 32-bit integer of at least 1.
     *
     * @example 1
     */
    readonly workspace?: number | undefined;
    /**
     * Only jobs from or to this connection.
     *
     * 32-bit integer of at least 1.
     *
     * @example 12
     */
    readonly connection?: number | undefined;
    /**
     * Only what contains this text, in any case. A bounded number of rows is searched for one page; `searchedUntil` says how far back, and `nextCursor` searches on.
     *
     * 1 to 200 characters.
     *
     * @example "quarterly"
     */
    readonly q?: string | undefined;
    /**
     * How many items a page holds.
     *
     * 32-bit integer from 1 to 200.
     *
     * @default 50
     * @example 50
     */
    readonly limit: NonNullable<number>;
    /**
     * Where the page begins: `nextCursor` of the page before it. Only the service reads it.
     *
     * 1 to 500 characters.
     *
     * @example "eyJhdCI6IjIwMjYtMTAtMTlUMDk6MzQ6MTBaIn0"
     */
    readonly cursor?: string | undefined;
  };
  readonly headers: {};
  readonly cookies: {};
  readonly body: undefined;
}

/** Response that the handler of `listJobs` may return; anything outside the contract does not compile. */
export type ListJobsResult =
  | {
      readonly status: 200;
      readonly headers?: { readonly [name: string]: string | undefined };
      readonly body: schemas.JobPage;
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

/** Request that the handler of `createJob` receives. */
export interface CreateJobRequest {
  readonly path: {};
  readonly query: {};
  readonly headers: {
    /**
     * Names this request among those of all operators, so that a repeat does not act twice.
     * The same key with the same content returns the first job as it is now; with different content it is refused.
     * Keys are stored for at least 24 hours.
     *
     * 1 to 255 characters.
     *
     * @example "0b7e5c1e-3f0a-4c52-9d55-6f1f9a4f2a10"
     */
    readonly "idempotency-key"?: string | undefined;
  };
  readonly cookies: {};
  readonly body: {
    /**
     * The JSON of the document, as the hosting provider's document API returns it.
     *
     * @example "{\"documentId\":\"1Q8zR5vT2mXy7LpW4nKd9cJh3sFa6bGe\",\"title\":\"Quarterly report\",\"body\":{\"content\":[]}}"
     */
    readonly file: stub.UploadedFile;
    /**
     * The destination connection; it determines the workspace.
     *
     * 32-bit integer.
     *
     * @example 12
     */
    readonly destination: number;
    /**
     * Format to convert to; without it, the one that the destination takes first.
     *
     * At least 1 character.
     *
     * @example "markdown"
     */
    readonly format?: string;
    /**
     * The source connection; without it, the first of the workspace.
     *
     * 32-bit integer.
     *
     * @example 7
     */
    readonly source?: number;
  };
}

/** Response that the handler of `createJob` may return; anything outside the contract does not compile. */
export type CreateJobResult =
  | {
      readonly status: 201;
      readonly headers?: { readonly [name: string]: string | undefined };
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

/** Request that the handler of `retryJobs` receives. */
export interface RetryJobsRequest {
  readonly path: {};
  readonly query: {};
  readonly headers: {};
  readonly cookies: {};
  readonly body: schemas.JobRetry;
}

/** Response that the handler of `retryJobs` may return; anything outside the contract does not compile. */
export type RetryJobsResult =
  | {
      readonly status: 200;
      readonly headers?: { readonly [name: string]: string | undefined };
      readonly body: schemas.JobRetryReport;
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
      readonly status: 429;
      readonly headers?: {
        readonly "retry-after"?: string;
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

/** Request that the handler of `getJob` receives. */
export interface GetJobRequest {
  readonly path: {
    /**
     * Id of a job.
     *
     * UUID.
     *
     * @example "5f0c2f6e-8d2b-4b7e-9c39-2f1a7d9b6c11"
     */
    readonly job: string;
  };
  readonly query: {};
  readonly headers: {};
  readonly cookies: {};
  readonly body: undefined;
}

/** Response that the handler of `getJob` may return; anything outside the contract does not compile. */
export type GetJobResult =
  | {
      readonly status: 200;
      readonly headers?: { readonly [name: string]: string | undefined };
      readonly body: schemas.JobDetails;
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
      readonly status: 404;
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

/** Request that the handler of `getJobPreview` receives. */
export interface GetJobPreviewRequest {
  readonly path: {
    /**
     * Id of a job.
     *
     * UUID.
     *
     * @example "5f0c2f6e-8d2b-4b7e-9c39-2f1a7d9b6c11"
     */
    readonly job: string;
  };
  readonly query: {};
  readonly headers: {};
  readonly cookies: {};
  readonly body: undefined;
}

/** Response that the handler of `getJobPreview` may return; anything outside the contract does not compile. */
export type GetJobPreviewResult =
  | {
      readonly status: 200;
      readonly headers?: { readonly [name: string]: string | undefined };
      readonly body: string | Uint8Array | stub.ByteStream;
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
      readonly status: 404;
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

/** Request that the handler of `getJobResult` receives. */
export interface GetJobResultRequest {
  readonly path: {
    /**
     * Id of a job.
     *
     * UUID.
     *
     * @example "5f0c2f6e-8d2b-4b7e-9c39-2f1a7d9b6c11"
     */
    readonly job: string;
  };
  readonly query: {};
  readonly headers: {};
  readonly cookies: {};
  readonly body: undefined;
}

/** Response that the handler of `getJobResult` may return; anything outside the contract does not compile. */
export type GetJobResultResult =
  | {
      readonly status: 200;
      readonly headers?: { readonly [name: string]: string | undefined };
      readonly body: string | Uint8Array | stub.ByteStream;
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
      readonly status: 404;
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

/** Request that the handler of `getJobUpload` receives. */
export interface GetJobUploadRequest {
  readonly path: {
    /**
     * Id of a job.
     *
     * UUID.
     *
     * @example "5f0c2f6e-8d2b-4b7e-9c39-2f1a7d9b6c11"
     */
    readonly job: string;
  };
  readonly query: {};
  readonly headers: {};
  readonly cookies: {};
  readonly body: undefined;
}

/** Response that the handler of `getJobUpload` may return; anything outside the contract does not compile. */
export type GetJobUploadResult =
  | {
      readonly status: 200;
      readonly headers?: { readonly [name: string]: string | undefined };
      readonly body: string | Uint8Array | stub.ByteStream;
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
      readonly status: 404;
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

/** Request that the handler of `retryJob` receives. */
export interface RetryJobRequest {
  readonly path: {
    /**
     * Id of a job.
     *
     * UUID.
     *
     * @example "5f0c2f6e-8d2b-4b7e-9c39-2f1a7d9b6c11"
     */
    readonly job: string;
  };
  readonly query: {};
  readonly headers: {};
  readonly cookies: {};
  readonly body: schemas.JobRepeat | undefined;
}

/** Response that the handler of `retryJob` may return; anything outside the contract does not compile. */
export type RetryJobResult =
  | {
      readonly status: 201;
      readonly headers?: { readonly [name: string]: string | undefined };
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
      readonly status: 404;
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

/** Request that the handler of `cancelJob` receives. */
export interface CancelJobRequest {
  readonly path: {
    /**
     * Id of a job.
     *
     * UUID.
     *
     * @example "5f0c2f6e-8d2b-4b7e-9c39-2f1a7d9b6c11"
     */
    readonly job: string;
  };
  readonly query: {};
  readonly headers: {};
  readonly cookies: {};
  readonly body: undefined;
}

/** Response that the handler of `cancelJob` may return; anything outside the contract does not compile. */
export type CancelJobResult =
  | {
      readonly status: 200;
      readonly headers?: { readonly [name: string]: string | undefined };
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
      readonly status: 404;
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
      readonly status: 417;
      readonly headers?: { readonly [name: string]: string | undefined };
      readonly body: schemas.Problem;
    }
  | {
      readonly status: 429;
      readonly headers?: {
        readonly "retry-after"?: string;
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

/** Request that the handler of `listDeliveries` receives. */
export interface ListDeliveriesRequest {
  readonly path: {};
  readonly query: {
    /**
     * Only deliveries in one of these states; may be repeated.
     *
     * At most 3 items.
     *
     * @example ["failed"]
     */
    readonly state?: readonly schemas.DeliveryState[] | undefined;
    /**
     * Only messages to this webhook.
     *
     * 32-bit integer of at least 1.
     *
     * @example 41
     */
    readonly webhook?: number | undefined;
    /**
     * Only messages of this event.
     *
     * 1 to 100 characters.
     *
     * @example "job.failed"
     */
    readonly event?: string | undefined;
    /**
     * Only messages about this job.
     *
     * UUID.
     *
     * @example "5f0c2f6e-8d2b-4b7e-9c39-2f1a7d9b6c11"
     */
    readonly job?: string | undefined;
    /**
     * Only what belongs to this workspace.
     *
     * 32-bit integer of at least 1.
     *
     * @example 1
     */
    readonly workspace?: number | undefined;
    /**
     * Only what is of this time or later.
     *
     * Date and time of RFC 3339.
     *
     * @example "2026-10-19T09:00:00Z"
     */
    readonly since?: string | undefined;
    /**
     * Only what is before this time.
     *
     * Date and time of RFC 3339.
     *
     * @example "2026-10-19T10:00:00Z"
     */
    readonly until?: string | undefined;
    /**
     * Only what contains this text, in any case. A bounded number of rows is searched for one page; `searchedUntil` says how far back, and `nextCursor` searches on.
     *
     * 1 to 200 characters.
     *
     * @example "quarterly"
     */
    readonly q?: string | undefined;
    /**
     * How many items a page holds.
     *
     * 32-bit integer from 1 to 200.
     *
     * @default 50
     * @example 50
     */
    readonly limit: NonNullable<number>;
    /**
     * Where the page begins: `nextCursor` of the page before it. Only the service reads it.
     *
     * 1 to 500 characters.
     *
     * @example "eyJhdCI6IjIwMjYtMTAtMTlUMDk6MzQ6MTBaIn0"
     */
    readonly cursor?: string | undefined;
  };
  readonly headers: {};
  readonly cookies: {};
  readonly body: undefined;
}

/** Response that the handler of `listDeliveries` may return; anything outside the contract does not compile. */
export type ListDeliveriesResult =
  | {
      readonly status: 200;
      readonly headers?: { readonly [name: string]: string | undefined };
      readonly body: schemas.DeliveryPage;
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

/** Request that the handler of `getDelivery` receives. */
export interface GetDeliveryRequest {
  readonly path: {
    /**
     * Id of a message.
     *
     * 1 to 200 characters.
     *
     * @example "msg_2kR7pL9wX4cJ"
     */
    readonly message: string;
  };
  readonly query: {};
  readonly headers: {};
  readonly cookies: {};
  readonly body: undefined;
}

/** Response that the handler of `getDelivery` may return; anything outside the contract does not compile. */
export type GetDeliveryResult =
  | {
      readonly status: 200;
      readonly headers?: { readonly [name: string]: string | undefined };
      readonly body: schemas.DeliveryDetails;
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
      readonly status: 404;
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

/** Request that the handler of `replayDelivery` receives. */
export interface ReplayDeliveryRequest {
  readonly path: {
    /**
     * Id of a message.
     *
     * 1 to 200 characters.
     *
     * @example "msg_2kR7pL9wX4cJ"
     */
    readonly message: string;
  };
  readonly query: {};
  readonly headers: {};
  readonly cookies: {};
  readonly body: undefined;
}

/** Response that the handler of `replayDelivery` may return; anything outside the contract does not compile. */
export type ReplayDeliveryResult =
  | {
      readonly status: 200;
      readonly headers?: { readonly [name: string]: string | undefined };
      readonly body: schemas.Delivery;
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
      readonly status: 404;
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
      readonly status: 417;
      readonly headers?: { readonly [name: string]: string | undefined };
      readonly body: schemas.Problem;
    }
  | {
      readonly status: 429;
      readonly headers?: {
        readonly "retry-after"?: string;
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

/** Request that the handler of `replayDeliveries` receives. */
export interface ReplayDeliveriesRequest {
  readonly path: {};
  readonly query: {};
  readonly headers: {};
  readonly cookies: {};
  readonly body: schemas.DeliveryReplay;
}

/** Response that the handler of `replayDeliveries` may return; anything outside the contract does not compile. */
export type ReplayDeliveriesResult =
  | {
      readonly status: 200;
      readonly headers?: { readonly [name: string]: string | undefined };
      readonly body: schemas.DeliveryReplayReport;
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
      readonly status: 429;
      readonly headers?: {
        readonly "retry-after"?: string;
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
     * Only what belongs to this workspace.
     *
     * 32-bit integer of at least 1.
     *
     * @example 1
     */
    readonly workspace?: number | undefined;
    /**
     * Only webhooks in this state.
     *
     * @example "failing"
     */
    readonly state?: schemas.WebhookState | undefined;
    /**
     * Only what contains this text, in any case. A bounded number of rows is searched for one page; `searchedUntil` says how far back, and `nextCursor` searches on.
     *
     * 1 to 200 characters.
     *
     * @example "quarterly"
     */
    readonly q?: string | undefined;
    /**
     * How many items a page holds.
     *
     * 32-bit integer from 1 to 200.
     *
     * @default 50
     * @example 50
     */
    readonly limit: NonNullable<number>;
    /**
     * Where the page begins: `nextCursor` of the page before it. Only the service reads it.
     *
     * 1 to 500 characters.
     *
     * @example "eyJhdCI6IjIwMjYtMTAtMTlUMDk6MzQ6MTBaIn0"
     */
    readonly cursor?: string | undefined;
  };
  readonly headers: {};
  readonly cookies: {};
  readonly body: undefined;
}

/** Response that the handler of `listWebhooks` may return; anything outside the contract does not compile. */
export type ListWebhooksResult =
  | {
      readonly status: 200;
      readonly headers?: { readonly [name: string]: string | undefined };
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

/** Request that the handler of `getWebhook` receives. */
export interface GetWebhookRequest {
  readonly path: {
    /**
     * Id of a webhook.
     *
     * 32-bit integer of at least 1.
     *
     * @example 41
     */
    readonly webhook: number;
  };
  readonly query: {};
  readonly headers: {};
  readonly cookies: {};
  readonly body: undefined;
}

/** Response that the handler of `getWebhook` may return; anything outside the contract does not compile. */
export type GetWebhookResult =
  | {
      readonly status: 200;
      readonly headers?: { readonly [name: string]: string | undefined };
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
      readonly status: 404;
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

/** Request that the handler of `enableWebhook` receives. */
export interface EnableWebhookRequest {
  readonly path: {
    /**
     * Id of a webhook.
     *
     * 32-bit integer of at least 1.
     *
     * @example 41
     */
    readonly webhook: number;
  };
  readonly query: {};
  readonly headers: {};
  readonly cookies: {};
  readonly body: undefined;
}

/** Response that the handler of `enableWebhook` may return; anything outside the contract does not compile. */
export type EnableWebhookResult =
  | {
      readonly status: 200;
      readonly headers?: { readonly [name: string]: string | undefined };
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
      readonly status: 404;
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
      readonly status: 422;
      readonly headers?: { readonly [name: string]: string | undefined };
      readonly body: schemas.Problem;
    }
  | {
      readonly status: 429;
      readonly headers?: {
        readonly "retry-after"?: string;
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

/** Request that the handler of `disableWebhook` receives. */
export interface DisableWebhookRequest {
  readonly path: {
    /**
     * Id of a webhook.
     *
     * 32-bit integer of at least 1.
     *
     * @example 41
     */
    readonly webhook: number;
  };
  readonly query: {};
  readonly headers: {};
  readonly cookies: {};
  readonly body: undefined;
}

/** Response that the handler of `disableWebhook` may return; anything outside the contract does not compile. */
export type DisableWebhookResult =
  | {
      readonly status: 200;
      readonly headers?: { readonly [name: string]: string | undefined };
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
      readonly status: 404;
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

/** Request that the handler of `getWebhookCalls` receives. */
export interface GetWebhookCallsRequest {
  readonly path: {
    /**
     * Id of a webhook.
     *
     * 32-bit integer of at least 1.
     *
     * @example 41
     */
    readonly webhook: number;
  };
  readonly query: {};
  readonly headers: {};
  readonly cookies: {};
  readonly body: undefined;
}

/** Response that the handler of `getWebhookCalls` may return; anything outside the contract does not compile. */
export type GetWebhookCallsResult =
  | {
      readonly status: 200;
      readonly headers?: { readonly [name: string]: string | undefined };
      readonly body: schemas.WebhookCalls;
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
      readonly status: 404;
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

/** Request that the handler of `checkWebhook` receives. */
export interface CheckWebhookRequest {
  readonly path: {
    /**
     * Id of a webhook.
     *
     * 32-bit integer of at least 1.
     *
     * @example 41
     */
    readonly webhook: number;
  };
  readonly query: {};
  readonly headers: {};
  readonly cookies: {};
  readonly body: schemas.WebhookCheck;
}

/** Response that the handler of `checkWebhook` may return; anything outside the contract does not compile. */
export type CheckWebhookResult =
  | {
      readonly status: 200;
      readonly headers?: { readonly [name: string]: string | undefined };
      readonly body: schemas.WebhookCheckResult;
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
      readonly status: 404;
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

/** Request that the handler of `listViewTokens` receives. */
export interface ListViewTokensRequest {
  readonly path: {
    /**
     * Id of a webhook.
     *
     * 32-bit integer of at least 1.
     *
     * @example 41
     */
    readonly webhook: number;
  };
  readonly query: {};
  readonly headers: {};
  readonly cookies: {};
  readonly body: undefined;
}

/** Response that the handler of `listViewTokens` may return; anything outside the contract does not compile. */
export type ListViewTokensResult =
  | {
      readonly status: 200;
      readonly headers?: { readonly [name: string]: string | undefined };
      readonly body: schemas.ViewTokenPage;
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
      readonly status: 404;
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

/** Request that the handler of `createViewToken` receives. */
export interface CreateViewTokenRequest {
  readonly path: {
    /**
     * Id of a webhook.
     *
     * 32-bit integer of at least 1.
     *
     * @example 41
     */
    readonly webhook: number;
  };
  readonly query: {};
  readonly headers: {};
  readonly cookies: {};
  readonly body: schemas.ViewTokenCreate;
}

/** Response that the handler of `createViewToken` may return; anything outside the contract does not compile. */
export type CreateViewTokenResult =
  | {
      readonly status: 201;
      readonly headers?: { readonly [name: string]: string | undefined };
      readonly body: schemas.CreatedViewToken;
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
      readonly status: 404;
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

/** Request that the handler of `revokeViewToken` receives. */
export interface RevokeViewTokenRequest {
  readonly path: {
    /**
     * Id of a webhook.
     *
     * 32-bit integer of at least 1.
     *
     * @example 41
     */
    readonly webhook: number;
    /**
     * Id of a token, never the token itself.
     *
     * 32-bit integer of at least 1.
     *
     * @example 5
     */
    readonly token: number;
  };
  readonly query: {};
  readonly headers: {};
  readonly cookies: {};
  readonly body: undefined;
}

/** Response that the handler of `revokeViewToken` may return; anything outside the contract does not compile. */
export type RevokeViewTokenResult =
  | {
      readonly status: 204;
      readonly headers?: { readonly [name: string]: string | undefined };
      readonly body?: undefined;
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
      readonly status: 404;
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

/** Request that the handler of `listCircuits` receives. */
export interface ListCircuitsRequest {
  readonly path: {};
  readonly query: {
    /**
     * Only what belongs to this workspace.
     *
     * 32-bit integer of at least 1.
     *
     * @example 1
     */
    readonly workspace?: number | undefined;
    /**
     * How many items a page holds.
     *
     * 32-bit integer from 1 to 200.
     *
     * @default 50
     * @example 50
     */
    readonly limit: NonNullable<number>;
    /**
     * Where the page begins: `nextCursor` of the page before it. Only the service reads it.
     *
     * 1 to 500 characters.
     *
     * @example "eyJhdCI6IjIwMjYtMTAtMTlUMDk6MzQ6MTBaIn0"
     */
    readonly cursor?: string | undefined;
  };
  readonly headers: {};
  readonly cookies: {};
  readonly body: undefined;
}

/** Response that the handler of `listCircuits` may return; anything outside the contract does not compile. */
export type ListCircuitsResult =
  | {
      readonly status: 200;
      readonly headers?: { readonly [name: string]: string | undefined };
      readonly body: schemas.CircuitPage;
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

/** Request that the handler of `closeCircuit` receives. */
export interface CloseCircuitRequest {
  readonly path: {};
  readonly query: {};
  readonly headers: {};
  readonly cookies: {};
  readonly body: schemas.CircuitClose;
}

/** Response that the handler of `closeCircuit` may return; anything outside the contract does not compile. */
export type CloseCircuitResult =
  | {
      readonly status: 200;
      readonly headers?: { readonly [name: string]: string | undefined };
      readonly body: schemas.Circuit;
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
      readonly status: 404;
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
      readonly status: 429;
      readonly headers?: {
        readonly "retry-after"?: string;
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

/** Request that the handler of `listPauses` receives. */
export interface ListPausesRequest {
  readonly path: {};
  readonly query: {};
  readonly headers: {};
  readonly cookies: {};
  readonly body: undefined;
}

/** Response that the handler of `listPauses` may return; anything outside the contract does not compile. */
export type ListPausesResult =
  | {
      readonly status: 200;
      readonly headers?: { readonly [name: string]: string | undefined };
      readonly body: schemas.PausePage;
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

/** Request that the handler of `createPause` receives. */
export interface CreatePauseRequest {
  readonly path: {};
  readonly query: {};
  readonly headers: {};
  readonly cookies: {};
  readonly body: schemas.PauseCreate;
}

/** Response that the handler of `createPause` may return; anything outside the contract does not compile. */
export type CreatePauseResult =
  | {
      readonly status: 201;
      readonly headers?: { readonly [name: string]: string | undefined };
      readonly body: schemas.Pause;
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
      readonly status: 404;
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
      readonly status: 429;
      readonly headers?: {
        readonly "retry-after"?: string;
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

/** Request that the handler of `deletePause` receives. */
export interface DeletePauseRequest {
  readonly path: {
    /**
     * Id of a pause.
     *
     * 32-bit integer of at least 1.
     *
     * @example 3
     */
    readonly pause: number;
  };
  readonly query: {};
  readonly headers: {};
  readonly cookies: {};
  readonly body: undefined;
}

/** Response that the handler of `deletePause` may return; anything outside the contract does not compile. */
export type DeletePauseResult =
  | {
      readonly status: 204;
      readonly headers?: { readonly [name: string]: string | undefined };
      readonly body?: undefined;
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
      readonly status: 404;
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

/** Request that the handler of `listConnections` receives. */
export interface ListConnectionsRequest {
  readonly path: {};
  readonly query: {
    /**
     * Only what belongs to this workspace.
     *
     * 32-bit integer of at least 1.
     *
     * @example 1
     */
    readonly workspace?: number | undefined;
    /**
     * How many items a page holds.
     *
     * 32-bit integer from 1 to 200.
     *
     * @default 50
     * @example 50
     */
    readonly limit: NonNullable<number>;
    /**
     * Where the page begins: `nextCursor` of the page before it. Only the service reads it.
     *
     * 1 to 500 characters.
     *
     * @example "eyJhdCI6IjIwMjYtMTAtMTlUMDk6MzQ6MTBaIn0"
     */
    readonly cursor?: string | undefined;
  };
  readonly headers: {};
  readonly cookies: {};
  readonly body: undefined;
}

/** Response that the handler of `listConnections` may return; anything outside the contract does not compile. */
export type ListConnectionsResult =
  | {
      readonly status: 200;
      readonly headers?: { readonly [name: string]: string | undefined };
      readonly body: schemas.ConnectionPage;
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

/** Request that the handler of `createConnection` receives. */
export interface CreateConnectionRequest {
  readonly path: {};
  readonly query: {};
  readonly headers: {};
  readonly cookies: {};
  readonly body: schemas.ConnectionCreate;
}

/** Response that the handler of `createConnection` may return; anything outside the contract does not compile. */
export type CreateConnectionResult =
  | {
      readonly status: 201;
      readonly headers?: { readonly [name: string]: string | undefined };
      readonly body: schemas.Connection;
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

/** Request that the handler of `getConnection` receives. */
export interface GetConnectionRequest {
  readonly path: {
    /**
     * Id of a connection.
     *
     * 32-bit integer of at least 1.
     *
     * @example 12
     */
    readonly connection: number;
  };
  readonly query: {};
  readonly headers: {};
  readonly cookies: {};
  readonly body: undefined;
}

/** Response that the handler of `getConnection` may return; anything outside the contract does not compile. */
export type GetConnectionResult =
  | {
      readonly status: 200;
      readonly headers?: { readonly [name: string]: string | undefined };
      readonly body: schemas.Connection;
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
      readonly status: 404;
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

/** Request that the handler of `updateConnection` receives. */
export interface UpdateConnectionRequest {
  readonly path: {
    /**
     * Id of a connection.
     *
     * 32-bit integer of at least 1.
     *
     * @example 12
     */
    readonly connection: number;
  };
  readonly query: {};
  readonly headers: {};
  readonly cookies: {};
  readonly body: schemas.ConnectionUpdate;
}

/** Response that the handler of `updateConnection` may return; anything outside the contract does not compile. */
export type UpdateConnectionResult =
  | {
      readonly status: 200;
      readonly headers?: { readonly [name: string]: string | undefined };
      readonly body: schemas.Connection;
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
      readonly status: 404;
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

/** Request that the handler of `checkConnection` receives. */
export interface CheckConnectionRequest {
  readonly path: {
    /**
     * Id of a connection.
     *
     * 32-bit integer of at least 1.
     *
     * @example 12
     */
    readonly connection: number;
  };
  readonly query: {};
  readonly headers: {};
  readonly cookies: {};
  readonly body: undefined;
}

/** Response that the handler of `checkConnection` may return; anything outside the contract does not compile. */
export type CheckConnectionResult =
  | {
      readonly status: 200;
      readonly headers?: { readonly [name: string]: string | undefined };
      readonly body: schemas.ConnectionCheck;
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
      readonly status: 404;
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
     * Only what belongs to this workspace.
     *
     * 32-bit integer of at least 1.
     *
     * @example 1
     */
    readonly workspace?: number | undefined;
    /**
     * How many items a page holds.
     *
     * 32-bit integer from 1 to 200.
     *
     * @default 50
     * @example 50
     */
    readonly limit: NonNullable<number>;
    /**
     * Where the page begins: `nextCursor` of the page before it. Only the service reads it.
     *
     * 1 to 500 characters.
     *
     * @example "eyJhdCI6IjIwMjYtMTAtMTlUMDk6MzQ6MTBaIn0"
     */
    readonly cursor?: string | undefined;
  };
  readonly headers: {};
  readonly cookies: {};
  readonly body: undefined;
}

/** Response that the handler of `listCollections` may return; anything outside the contract does not compile. */
export type ListCollectionsResult =
  | {
      readonly status: 200;
      readonly headers?: { readonly [name: string]: string | undefined };
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

/** Request that the handler of `createCollection` receives. */
export interface CreateCollectionRequest {
  readonly path: {};
  readonly query: {};
  readonly headers: {};
  readonly cookies: {};
  readonly body: schemas.CollectionCreate;
}

/** Response that the handler of `createCollection` may return; anything outside the contract does not compile. */
export type CreateCollectionResult =
  | {
      readonly status: 201;
      readonly headers?: { readonly [name: string]: string | undefined };
      readonly body: schemas.Collection;
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

/** Request that the handler of `listWorkspaces` receives. */
export interface ListWorkspacesRequest {
  readonly path: {};
  readonly query: {
    /**
     * How many items a page holds.
     *
     * 32-bit integer from 1 to 200.
     *
     * @default 50
     * @example 50
     */
    readonly limit: NonNullable<number>;
    /**
     * Where the page begins: `nextCursor` of the page before it. Only the service reads it.
     *
     * 1 to 500 characters.
     *
     * @example "eyJhdCI6IjIwMjYtMTAtMTlUMDk6MzQ6MTBaIn0"
     */
    readonly cursor?: string | undefined;
  };
  readonly headers: {};
  readonly cookies: {};
  readonly body: undefined;
}

/** Response that the handler of `listWorkspaces` may return; anything outside the contract does not compile. */
export type ListWorkspacesResult =
  | {
      readonly status: 200;
      readonly headers?: { readonly [name: string]: string | undefined };
      readonly body: schemas.WorkspacePage;
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

/** Request that the handler of `createWorkspace` receives. */
export interface CreateWorkspaceRequest {
  readonly path: {};
  readonly query: {};
  readonly headers: {};
  readonly cookies: {};
  readonly body: schemas.WorkspaceCreate;
}

/** Response that the handler of `createWorkspace` may return; anything outside the contract does not compile. */
export type CreateWorkspaceResult =
  | {
      readonly status: 201;
      readonly headers?: { readonly [name: string]: string | undefined };
      readonly body: schemas.Workspace;
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
      readonly status: 429;
      readonly headers?: {
        readonly "retry-after"?: string;
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

/** Request that the handler of `updateWorkspace` receives. */
export interface UpdateWorkspaceRequest {
  readonly path: {
    /**
     * Id of a workspace.
     *
     * 32-bit integer of at least 1.
     *
     * @example 1
     */
    readonly workspace: number;
  };
  readonly query: {};
  readonly headers: {};
  readonly cookies: {};
  readonly body: schemas.WorkspaceUpdate;
}

/** Response that the handler of `updateWorkspace` may return; anything outside the contract does not compile. */
export type UpdateWorkspaceResult =
  | {
      readonly status: 200;
      readonly headers?: { readonly [name: string]: string | undefined };
      readonly body: schemas.Workspace;
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
      readonly status: 404;
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
      readonly status: 429;
      readonly headers?: {
        readonly "retry-after"?: string;
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

/** Request that the handler of `listUsageDays` receives. */
export interface ListUsageDaysRequest {
  readonly path: {};
  readonly query: {
    /**
     * Only what belongs to this workspace.
     *
     * 32-bit integer of at least 1.
     *
     * @example 1
     */
    readonly workspace?: number | undefined;
    /**
     * No day before this one, in UTC.
     *
     * Date of RFC 3339.
     *
     * @example "2026-10-01"
     */
    readonly from?: string | undefined;
    /**
     * No day after this one, in UTC.
     *
     * Date of RFC 3339.
     *
     * @example "2026-10-31"
     */
    readonly to?: string | undefined;
    /**
     * How many items a page holds.
     *
     * 32-bit integer from 1 to 200.
     *
     * @default 50
     * @example 50
     */
    readonly limit: NonNullable<number>;
    /**
     * Where the page begins: `nextCursor` of the page before it. Only the service reads it.
     *
     * 1 to 500 characters.
     *
     * @example "eyJhdCI6IjIwMjYtMTAtMTlUMDk6MzQ6MTBaIn0"
     */
    readonly cursor?: string | undefined;
  };
  readonly headers: {};
  readonly cookies: {};
  readonly body: undefined;
}

/** Response that the handler of `listUsageDays` may return; anything outside the contract does not compile. */
export type ListUsageDaysResult =
  | {
      readonly status: 200;
      readonly headers?: { readonly [name: string]: string | undefined };
      readonly body: schemas.UsagePage;
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

/** Request that the handler of `getUsageCsv` receives. */
export interface GetUsageCsvRequest {
  readonly path: {};
  readonly query: {
    /**
     * Only what belongs to this workspace.
     *
     * 32-bit integer of at least 1.
     *
     * @example 1
     */
    readonly workspace?: number | undefined;
    /**
     * No day before this one, in UTC.
     *
     * Date of RFC 3339.
     *
     * @example "2026-10-01"
     */
    readonly from?: string | undefined;
    /**
     * No day after this one, in UTC.
     *
     * Date of RFC 3339.
     *
     * @example "2026-10-31"
     */
    readonly to?: string | undefined;
  };
  readonly headers: {};
  readonly cookies: {};
  readonly body: undefined;
}

/** Response that the handler of `getUsageCsv` may return; anything outside the contract does not compile. */
export type GetUsageCsvResult =
  | {
      readonly status: 200;
      readonly headers?: { readonly [name: string]: string | undefined };
      readonly body: string | Uint8Array | stub.ByteStream;
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
      readonly status: 422;
      readonly headers?: { readonly [name: string]: string | undefined };
      readonly body: schemas.Problem;
    }
  | {
      readonly status: 429;
      readonly headers?: {
        readonly "retry-after"?: string;
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

/** Request that the handler of `listTokens` receives. */
export interface ListTokensRequest {
  readonly path: {};
  readonly query: {
    /**
     * Only what belongs to this workspace.
     *
     * 32-bit integer of at least 1.
     *
     * @example 1
     */
    readonly workspace?: number | undefined;
    /**
     * How many items a page holds.
     *
     * 32-bit integer from 1 to 200.
     *
     * @default 50
     * @example 50
     */
    readonly limit: NonNullable<number>;
    /**
     * Where the page begins: `nextCursor` of the page before it. Only the service reads it.
     *
     * 1 to 500 characters.
     *
     * @example "eyJhdCI6IjIwMjYtMTAtMTlUMDk6MzQ6MTBaIn0"
     */
    readonly cursor?: string | undefined;
  };
  readonly headers: {};
  readonly cookies: {};
  readonly body: undefined;
}

/** Response that the handler of `listTokens` may return; anything outside the contract does not compile. */
export type ListTokensResult =
  | {
      readonly status: 200;
      readonly headers?: { readonly [name: string]: string | undefined };
      readonly body: schemas.TokenPage;
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

/** Request that the handler of `createToken` receives. */
export interface CreateTokenRequest {
  readonly path: {};
  readonly query: {};
  readonly headers: {};
  readonly cookies: {};
  readonly body: schemas.TokenCreate;
}

/** Response that the handler of `createToken` may return; anything outside the contract does not compile. */
export type CreateTokenResult =
  | {
      readonly status: 201;
      readonly headers?: { readonly [name: string]: string | undefined };
      readonly body: schemas.CreatedToken;
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

/** Request that the handler of `revokeToken` receives. */
export interface RevokeTokenRequest {
  readonly path: {
    /**
     * Id of a token, never the token itself.
     *
     * 32-bit integer of at least 1.
     *
     * @example 5
     */
    readonly token: number;
  };
  readonly query: {};
  readonly headers: {};
  readonly cookies: {};
  readonly body: undefined;
}

/** Response that the handler of `revokeToken` may return; anything outside the contract does not compile. */
export type RevokeTokenResult =
  | {
      readonly status: 204;
      readonly headers?: { readonly [name: string]: string | undefined };
      readonly body?: undefined;
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
      readonly status: 404;
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

/** Request that the handler of `listOperatorTokens` receives. */
export interface ListOperatorTokensRequest {
  readonly path: {};
  readonly query: {
    /**
     * How many items a page holds.
     *
     * 32-bit integer from 1 to 200.
     *
     * @default 50
     * @example 50
     */
    readonly limit: NonNullable<number>;
    /**
     * Where the page begins: `nextCursor` of the page before it. Only the service reads it.
     *
     * 1 to 500 characters.
     *
     * @example "eyJhdCI6IjIwMjYtMTAtMTlUMDk6MzQ6MTBaIn0"
     */
    readonly cursor?: string | undefined;
  };
  readonly headers: {};
  readonly cookies: {};
  readonly body: undefined;
}

/** Response that the handler of `listOperatorTokens` may return; anything outside the contract does not compile. */
export type ListOperatorTokensResult =
  | {
      readonly status: 200;
      readonly headers?: { readonly [name: string]: string | undefined };
      readonly body: schemas.OperatorTokenPage;
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

/** Request that the handler of `createOperatorToken` receives. */
export interface CreateOperatorTokenRequest {
  readonly path: {};
  readonly query: {};
  readonly headers: {};
  readonly cookies: {};
  readonly body: schemas.OperatorTokenCreate;
}

/** Response that the handler of `createOperatorToken` may return; anything outside the contract does not compile. */
export type CreateOperatorTokenResult =
  | {
      readonly status: 201;
      readonly headers?: { readonly [name: string]: string | undefined };
      readonly body: schemas.CreatedOperatorToken;
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
      readonly status: 429;
      readonly headers?: {
        readonly "retry-after"?: string;
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

/** Request that the handler of `revokeOperatorToken` receives. */
export interface RevokeOperatorTokenRequest {
  readonly path: {
    /**
     * Id of a token, never the token itself.
     *
     * 32-bit integer of at least 1.
     *
     * @example 5
     */
    readonly token: number;
  };
  readonly query: {};
  readonly headers: {};
  readonly cookies: {};
  readonly body: undefined;
}

/** Response that the handler of `revokeOperatorToken` may return; anything outside the contract does not compile. */
export type RevokeOperatorTokenResult =
  | {
      readonly status: 204;
      readonly headers?: { readonly [name: string]: string | undefined };
      readonly body?: undefined;
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
      readonly status: 404;
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

/** Request that the handler of `listSigningKeys` receives. */
export interface ListSigningKeysRequest {
  readonly path: {};
  readonly query: {};
  readonly headers: {};
  readonly cookies: {};
  readonly body: undefined;
}

/** Response that the handler of `listSigningKeys` may return; anything outside the contract does not compile. */
export type ListSigningKeysResult =
  | {
      readonly status: 200;
      readonly headers?: { readonly [name: string]: string | undefined };
      readonly body: schemas.SigningKeyPage;
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

/** Request that the handler of `createSigningKey` receives. */
export interface CreateSigningKeyRequest {
  readonly path: {};
  readonly query: {};
  readonly headers: {};
  readonly cookies: {};
  readonly body: undefined;
}

/** Response that the handler of `createSigningKey` may return; anything outside the contract does not compile. */
export type CreateSigningKeyResult =
  | {
      readonly status: 201;
      readonly headers?: { readonly [name: string]: string | undefined };
      readonly body: schemas.SigningKey;
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

/** Request that the handler of `deleteSigningKey` receives. */
export interface DeleteSigningKeyRequest {
  readonly path: {
    /**
     * Id of a signing key.
     *
     * 1 to 200 characters.
     *
     * @example "2f1a7d9b6c11"
     */
    readonly key: string;
  };
  readonly query: {};
  readonly headers: {};
  readonly cookies: {};
  readonly body: undefined;
}

/** Response that the handler of `deleteSigningKey` may return; anything outside the contract does not compile. */
export type DeleteSigningKeyResult =
  | {
      readonly status: 204;
      readonly headers?: { readonly [name: string]: string | undefined };
      readonly body?: undefined;
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
      readonly status: 404;
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
      readonly status: 417;
      readonly headers?: { readonly [name: string]: string | undefined };
      readonly body: schemas.Problem;
    }
  | {
      readonly status: 429;
      readonly headers?: {
        readonly "retry-after"?: string;
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

/** Request that the handler of `listAuditEntries` receives. */
export interface ListAuditEntriesRequest {
  readonly path: {};
  readonly query: {
    /**
     * Only changes of this kind.
     *
     * 1 to 100 characters.
     *
     * @example "job.retry"
     */
    readonly action?: string | undefined;
    /**
     * Only changes that this user or token made.
     *
     * 1 to 200 characters.
     *
     * @example "On-call"
     */
    readonly actor?: string | undefined;
    /**
     * Only changes of this.
     *
     * 1 to 200 characters.
     *
     * @example "job 5f0c2f6e-8d2b-4b7e-9c39-2f1a7d9b6c11"
     */
    readonly subject?: string | undefined;
    /**
     * Only what is of this time or later.
     *
     * Date and time of RFC 3339.
     *
     * @example "2026-10-19T09:00:00Z"
     */
    readonly since?: string | undefined;
    /**
     * Only what is before this time.
     *
     * Date and time of RFC 3339.
     *
     * @example "2026-10-19T10:00:00Z"
     */
    readonly until?: string | undefined;
    /**
     * How many items a page holds.
     *
     * 32-bit integer from 1 to 200.
     *
     * @default 50
     * @example 50
     */
    readonly limit: NonNullable<number>;
    /**
     * Where the page begins: `nextCursor` of the page before it. Only the service reads it.
     *
     * 1 to 500 characters.
     *
     * @example "eyJhdCI6IjIwMjYtMTAtMTlUMDk6MzQ6MTBaIn0"
     */
    readonly cursor?: string | undefined;
  };
  readonly headers: {};
  readonly cookies: {};
  readonly body: undefined;
}

/** Response that the handler of `listAuditEntries` may return; anything outside the contract does not compile. */
export type ListAuditEntriesResult =
  | {
      readonly status: 200;
      readonly headers?: { readonly [name: string]: string | undefined };
      readonly body: schemas.AuditPage;
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

/** Request that the handler of `eraseDocuments` receives. */
export interface EraseDocumentsRequest {
  readonly path: {};
  readonly query: {};
  readonly headers: {};
  readonly cookies: {};
  readonly body: schemas.ErasureCreate;
}

/** Response that the handler of `eraseDocuments` may return; anything outside the contract does not compile. */
export type EraseDocumentsResult =
  | {
      readonly status: 200;
      readonly headers?: { readonly [name: string]: string | undefined };
      readonly body: schemas.ErasureReport;
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

/** Request that the handler of `createBackup` receives. */
export interface CreateBackupRequest {
  readonly path: {};
  readonly query: {};
  readonly headers: {};
  readonly cookies: {};
  readonly body: schemas.BackupCreate | undefined;
}

/** Response that the handler of `createBackup` may return; anything outside the contract does not compile. */
export type CreateBackupResult =
  | {
      readonly status: 200;
      readonly headers?: { readonly [name: string]: string | undefined };
      readonly body: string | Uint8Array | stub.ByteStream;
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
      readonly status: 429;
      readonly headers?: {
        readonly "retry-after"?: string;
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
  /** Get the service */
  getService(
    request: stub.HandlerRequest<GetServiceRequest, Principal>,
  ): Promise<GetServiceResult> | GetServiceResult;

  /** Get the overview */
  getOverview(
    request: stub.HandlerRequest<GetOverviewRequest, Principal>,
  ): Promise<GetOverviewResult> | GetOverviewResult;

  /** List settings */
  listSettings(
    request: stub.HandlerRequest<ListSettingsRequest, Principal>,
  ): Promise<ListSettingsResult> | ListSettingsResult;

  /** Stream events */
  streamEvents(
    request: stub.HandlerRequest<StreamEventsRequest, Principal>,
  ): Promise<StreamEventsResult> | StreamEventsResult;

  /** Get the session */
  getSession(
    request: stub.HandlerRequest<GetSessionRequest, Principal>,
  ): Promise<GetSessionResult> | GetSessionResult;

  /** Create a session */
  createSession(
    request: stub.HandlerRequest<CreateSessionRequest, Principal>,
  ): Promise<CreateSessionResult> | CreateSessionResult;

  /** Delete the session */
  deleteSession(
    request: stub.HandlerRequest<DeleteSessionRequest, Principal>,
  ): Promise<DeleteSessionResult> | DeleteSessionResult;

  /** List jobs */
  listJobs(
    request: stub.HandlerRequest<ListJobsRequest, Principal>,
  ): Promise<ListJobsResult> | ListJobsResult;

  /** Create a job */
  createJob(
    request: stub.HandlerRequest<CreateJobRequest, Principal>,
  ): Promise<CreateJobResult> | CreateJobResult;

  /** Retry failed jobs */
  retryJobs(
    request: stub.HandlerRequest<RetryJobsRequest, Principal>,
  ): Promise<RetryJobsResult> | RetryJobsResult;

  /** Get a job */
  getJob(
    request: stub.HandlerRequest<GetJobRequest, Principal>,
  ): Promise<GetJobResult> | GetJobResult;

  /** Get the preview of a job */
  getJobPreview(
    request: stub.HandlerRequest<GetJobPreviewRequest, Principal>,
  ): Promise<GetJobPreviewResult> | GetJobPreviewResult;

  /** Get the result of a job */
  getJobResult(
    request: stub.HandlerRequest<GetJobResultRequest, Principal>,
  ): Promise<GetJobResultResult> | GetJobResultResult;

  /** Get the upload of a job */
  getJobUpload(
    request: stub.HandlerRequest<GetJobUploadRequest, Principal>,
  ): Promise<GetJobUploadResult> | GetJobUploadResult;

  /** Retry a job */
  retryJob(
    request: stub.HandlerRequest<RetryJobRequest, Principal>,
  ): Promise<RetryJobResult> | RetryJobResult;

  /** Cancel a job */
  cancelJob(
    request: stub.HandlerRequest<CancelJobRequest, Principal>,
  ): Promise<CancelJobResult> | CancelJobResult;

  /** List deliveries */
  listDeliveries(
    request: stub.HandlerRequest<ListDeliveriesRequest, Principal>,
  ): Promise<ListDeliveriesResult> | ListDeliveriesResult;

  /** Get a delivery */
  getDelivery(
    request: stub.HandlerRequest<GetDeliveryRequest, Principal>,
  ): Promise<GetDeliveryResult> | GetDeliveryResult;

  /** Replay a delivery */
  replayDelivery(
    request: stub.HandlerRequest<ReplayDeliveryRequest, Principal>,
  ): Promise<ReplayDeliveryResult> | ReplayDeliveryResult;

  /** Replay deliveries */
  replayDeliveries(
    request: stub.HandlerRequest<ReplayDeliveriesRequest, Principal>,
  ): Promise<ReplayDeliveriesResult> | ReplayDeliveriesResult;

  /** List webhooks */
  listWebhooks(
    request: stub.HandlerRequest<ListWebhooksRequest, Principal>,
  ): Promise<ListWebhooksResult> | ListWebhooksResult;

  /** Get a webhook */
  getWebhook(
    request: stub.HandlerRequest<GetWebhookRequest, Principal>,
  ): Promise<GetWebhookResult> | GetWebhookResult;

  /** Enable a webhook */
  enableWebhook(
    request: stub.HandlerRequest<EnableWebhookRequest, Principal>,
  ): Promise<EnableWebhookResult> | EnableWebhookResult;

  /** Disable a webhook */
  disableWebhook(
    request: stub.HandlerRequest<DisableWebhookRequest, Principal>,
  ): Promise<DisableWebhookResult> | DisableWebhookResult;

  /** Get what became of the calls of a webhook */
  getWebhookCalls(
    request: stub.HandlerRequest<GetWebhookCallsRequest, Principal>,
  ): Promise<GetWebhookCallsResult> | GetWebhookCallsResult;

  /** Check a webhook with an example */
  checkWebhook(
    request: stub.HandlerRequest<CheckWebhookRequest, Principal>,
  ): Promise<CheckWebhookResult> | CheckWebhookResult;

  /** List view tokens */
  listViewTokens(
    request: stub.HandlerRequest<ListViewTokensRequest, Principal>,
  ): Promise<ListViewTokensResult> | ListViewTokensResult;

  /** Create a view token */
  createViewToken(
    request: stub.HandlerRequest<CreateViewTokenRequest, Principal>,
  ): Promise<CreateViewTokenResult> | CreateViewTokenResult;

  /** Revoke a view token */
  revokeViewToken(
    request: stub.HandlerRequest<RevokeViewTokenRequest, Principal>,
  ): Promise<RevokeViewTokenResult> | RevokeViewTokenResult;

  /** List circuits */
  listCircuits(
    request: stub.HandlerRequest<ListCircuitsRequest, Principal>,
  ): Promise<ListCircuitsResult> | ListCircuitsResult;

  /** Close a circuit */
  closeCircuit(
    request: stub.HandlerRequest<CloseCircuitRequest, Principal>,
  ): Promise<CloseCircuitResult> | CloseCircuitResult;

  /** List pauses */
  listPauses(
    request: stub.HandlerRequest<ListPausesRequest, Principal>,
  ): Promise<ListPausesResult> | ListPausesResult;

  /** Create a pause */
  createPause(
    request: stub.HandlerRequest<CreatePauseRequest, Principal>,
  ): Promise<CreatePauseResult> | CreatePauseResult;

  /** Delete a pause */
  deletePause(
    request: stub.HandlerRequest<DeletePauseRequest, Principal>,
  ): Promise<DeletePauseResult> | DeletePauseResult;

  /** List connections */
  listConnections(
    request: stub.HandlerRequest<ListConnectionsRequest, Principal>,
  ): Promise<ListConnectionsResult> | ListConnectionsResult;

  /** Create a connection */
  createConnection(
    request: stub.HandlerRequest<CreateConnectionRequest, Principal>,
  ): Promise<CreateConnectionResult> | CreateConnectionResult;

  /** Get a connection */
  getConnection(
    request: stub.HandlerRequest<GetConnectionRequest, Principal>,
  ): Promise<GetConnectionResult> | GetConnectionResult;

  /** Update a connection */
  updateConnection(
    request: stub.HandlerRequest<UpdateConnectionRequest, Principal>,
  ): Promise<UpdateConnectionResult> | UpdateConnectionResult;

  /** Check a connection */
  checkConnection(
    request: stub.HandlerRequest<CheckConnectionRequest, Principal>,
  ): Promise<CheckConnectionResult> | CheckConnectionResult;

  /** List collections */
  listCollections(
    request: stub.HandlerRequest<ListCollectionsRequest, Principal>,
  ): Promise<ListCollectionsResult> | ListCollectionsResult;

  /** Create a collection */
  createCollection(
    request: stub.HandlerRequest<CreateCollectionRequest, Principal>,
  ): Promise<CreateCollectionResult> | CreateCollectionResult;

  /** List workspaces */
  listWorkspaces(
    request: stub.HandlerRequest<ListWorkspacesRequest, Principal>,
  ): Promise<ListWorkspacesResult> | ListWorkspacesResult;

  /** Create a workspace */
  createWorkspace(
    request: stub.HandlerRequest<CreateWorkspaceRequest, Principal>,
  ): Promise<CreateWorkspaceResult> | CreateWorkspaceResult;

  /** Update the limits of a workspace */
  updateWorkspace(
    request: stub.HandlerRequest<UpdateWorkspaceRequest, Principal>,
  ): Promise<UpdateWorkspaceResult> | UpdateWorkspaceResult;

  /** List the usage of workspaces */
  listUsageDays(
    request: stub.HandlerRequest<ListUsageDaysRequest, Principal>,
  ): Promise<ListUsageDaysResult> | ListUsageDaysResult;

  /** Get the usage of workspaces as CSV */
  getUsageCsv(
    request: stub.HandlerRequest<GetUsageCsvRequest, Principal>,
  ): Promise<GetUsageCsvResult> | GetUsageCsvResult;

  /** List tokens */
  listTokens(
    request: stub.HandlerRequest<ListTokensRequest, Principal>,
  ): Promise<ListTokensResult> | ListTokensResult;

  /** Create a token */
  createToken(
    request: stub.HandlerRequest<CreateTokenRequest, Principal>,
  ): Promise<CreateTokenResult> | CreateTokenResult;

  /** Revoke a token */
  revokeToken(
    request: stub.HandlerRequest<RevokeTokenRequest, Principal>,
  ): Promise<RevokeTokenResult> | RevokeTokenResult;

  /** List operator tokens */
  listOperatorTokens(
    request: stub.HandlerRequest<ListOperatorTokensRequest, Principal>,
  ): Promise<ListOperatorTokensResult> | ListOperatorTokensResult;

  /** Create an operator token */
  createOperatorToken(
    request: stub.HandlerRequest<CreateOperatorTokenRequest, Principal>,
  ): Promise<CreateOperatorTokenResult> | CreateOperatorTokenResult;

  /** Revoke an operator token */
  revokeOperatorToken(
    request: stub.HandlerRequest<RevokeOperatorTokenRequest, Principal>,
  ): Promise<RevokeOperatorTokenResult> | RevokeOperatorTokenResult;

  /** List signing keys */
  listSigningKeys(
    request: stub.HandlerRequest<ListSigningKeysRequest, Principal>,
  ): Promise<ListSigningKeysResult> | ListSigningKeysResult;

  /** Create a signing key */
  createSigningKey(
    request: stub.HandlerRequest<CreateSigningKeyRequest, Principal>,
  ): Promise<CreateSigningKeyResult> | CreateSigningKeyResult;

  /** Delete a signing key */
  deleteSigningKey(
    request: stub.HandlerRequest<DeleteSigningKeyRequest, Principal>,
  ): Promise<DeleteSigningKeyResult> | DeleteSigningKeyResult;

  /** List audit entries */
  listAuditEntries(
    request: stub.HandlerRequest<ListAuditEntriesRequest, Principal>,
  ): Promise<ListAuditEntriesResult> | ListAuditEntriesResult;

  /** Erase documents */
  eraseDocuments(
    request: stub.HandlerRequest<EraseDocumentsRequest, Principal>,
  ): Promise<EraseDocumentsResult> | EraseDocumentsResult;

  /** Create a backup */
  createBackup(
    request: stub.HandlerRequest<CreateBackupRequest, Principal>,
  ): Promise<CreateBackupResult> | CreateBackupResult;
}

// Generated from operator.json. Do not edit: change the description and generate again.

import type * as schemas from "./schemas.js";

import type * as stub from "@document-export/server-stub/runtime";

/** What the handler of `getService` is given. */
export interface GetServiceRequest {
  readonly path: {};
  readonly query: {};
  readonly headers: {};
  readonly cookies: {};
  readonly body: undefined;
}

/** What the handler of `getService` may return: nothing that the contract does not have. */
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

/** What the handler of `getOverview` is given. */
export interface GetOverviewRequest {
  readonly path: {};
  readonly query: {};
  readonly headers: {};
  readonly cookies: {};
  readonly body: undefined;
}

/** What the handler of `getOverview` may return: nothing that the contract does not have. */
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

/** What the handler of `listSettings` is given. */
export interface ListSettingsRequest {
  readonly path: {};
  readonly query: {};
  readonly headers: {};
  readonly cookies: {};
  readonly body: undefined;
}

/** What the handler of `listSettings` may return: nothing that the contract does not have. */
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

/** What the handler of `streamEvents` is given. */
export interface StreamEventsRequest {
  readonly path: {};
  readonly query: {};
  readonly headers: {};
  readonly cookies: {};
  readonly body: undefined;
}

/** What the handler of `streamEvents` may return: nothing that the contract does not have. */
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

/** What the handler of `getSession` is given. */
export interface GetSessionRequest {
  readonly path: {};
  readonly query: {};
  readonly headers: {};
  readonly cookies: {};
  readonly body: undefined;
}

/** What the handler of `getSession` may return: nothing that the contract does not have. */
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

/** What the handler of `createSession` is given. */
export interface CreateSessionRequest {
  readonly path: {};
  readonly query: {};
  readonly headers: {};
  readonly cookies: {};
  readonly body: schemas.SessionCreate;
}

/** What the handler of `createSession` may return: nothing that the contract does not have. */
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

/** What the handler of `deleteSession` is given. */
export interface DeleteSessionRequest {
  readonly path: {};
  readonly query: {};
  readonly headers: {};
  readonly cookies: {};
  readonly body: undefined;
}

/** What the handler of `deleteSession` may return: nothing that the contract does not have. */
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

/** What the handler of `listJobs` is given. */
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

/** What the handler of `listJobs` may return: nothing that the contract does not have. */
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

/** What the handler of `createJob` is given. */
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

/** What the handler of `createJob` may return: nothing that the contract does not have. */
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

/** What the handler of `retryJobs` is given. */
export interface RetryJobsRequest {
  readonly path: {};
  readonly query: {};
  readonly headers: {};
  readonly cookies: {};
  readonly body: schemas.JobRetry;
}

/** What the handler of `retryJobs` may return: nothing that the contract does not have. */
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

/** What the handler of `getJob` is given. */
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

/** What the handler of `getJob` may return: nothing that the contract does not have. */
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

/** What the handler of `getJobPreview` is given. */
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

/** What the handler of `getJobPreview` may return: nothing that the contract does not have. */
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

/** What the handler of `getJobResult` is given. */
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

/** What the handler of `getJobResult` may return: nothing that the contract does not have. */
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

/** What the handler of `getJobUpload` is given. */
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

/** What the handler of `getJobUpload` may return: nothing that the contract does not have. */
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

/** What the handler of `retryJob` is given. */
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

/** What the handler of `retryJob` may return: nothing that the contract does not have. */
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

/** What the handler of `cancelJob` is given. */
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

/** What the handler of `cancelJob` may return: nothing that the contract does not have. */
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

/** What the handler of `listDeliveries` is given. */
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

/** What the handler of `listDeliveries` may return: nothing that the contract does not have. */
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

/** What the handler of `getDelivery` is given. */
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

/** What the handler of `getDelivery` may return: nothing that the contract does not have. */
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

/** What the handler of `replayDelivery` is given. */
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

/** What the handler of `replayDelivery` may return: nothing that the contract does not have. */
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

/** What the handler of `replayDeliveries` is given. */
export interface ReplayDeliveriesRequest {
  readonly path: {};
  readonly query: {};
  readonly headers: {};
  readonly cookies: {};
  readonly body: schemas.DeliveryReplay;
}

/** What the handler of `replayDeliveries` may return: nothing that the contract does not have. */
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

/** What the handler of `listWebhooks` is given. */
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

/** What the handler of `listWebhooks` may return: nothing that the contract does not have. */
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

/** What the handler of `getWebhook` is given. */
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

/** What the handler of `getWebhook` may return: nothing that the contract does not have. */
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

/** What the handler of `enableWebhook` is given. */
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

/** What the handler of `enableWebhook` may return: nothing that the contract does not have. */
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

/** What the handler of `disableWebhook` is given. */
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

/** What the handler of `disableWebhook` may return: nothing that the contract does not have. */
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

/** What the handler of `getWebhookCalls` is given. */
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

/** What the handler of `getWebhookCalls` may return: nothing that the contract does not have. */
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

/** What the handler of `checkWebhook` is given. */
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

/** What the handler of `checkWebhook` may return: nothing that the contract does not have. */
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

/** What the handler of `listViewTokens` is given. */
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

/** What the handler of `listViewTokens` may return: nothing that the contract does not have. */
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

/** What the handler of `createViewToken` is given. */
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

/** What the handler of `createViewToken` may return: nothing that the contract does not have. */
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

/** What the handler of `revokeViewToken` is given. */
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

/** What the handler of `revokeViewToken` may return: nothing that the contract does not have. */
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

/** What the handler of `listCircuits` is given. */
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

/** What the handler of `listCircuits` may return: nothing that the contract does not have. */
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

/** What the handler of `closeCircuit` is given. */
export interface CloseCircuitRequest {
  readonly path: {};
  readonly query: {};
  readonly headers: {};
  readonly cookies: {};
  readonly body: schemas.CircuitClose;
}

/** What the handler of `closeCircuit` may return: nothing that the contract does not have. */
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

/** What the handler of `listPauses` is given. */
export interface ListPausesRequest {
  readonly path: {};
  readonly query: {};
  readonly headers: {};
  readonly cookies: {};
  readonly body: undefined;
}

/** What the handler of `listPauses` may return: nothing that the contract does not have. */
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

/** What the handler of `createPause` is given. */
export interface CreatePauseRequest {
  readonly path: {};
  readonly query: {};
  readonly headers: {};
  readonly cookies: {};
  readonly body: schemas.PauseCreate;
}

/** What the handler of `createPause` may return: nothing that the contract does not have. */
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

/** What the handler of `deletePause` is given. */
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

/** What the handler of `deletePause` may return: nothing that the contract does not have. */
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

/** What the handler of `listConnections` is given. */
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

/** What the handler of `listConnections` may return: nothing that the contract does not have. */
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

/** What the handler of `createConnection` is given. */
export interface CreateConnectionRequest {
  readonly path: {};
  readonly query: {};
  readonly headers: {};
  readonly cookies: {};
  readonly body: schemas.ConnectionCreate;
}

/** What the handler of `createConnection` may return: nothing that the contract does not have. */
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

/** What the handler of `getConnection` is given. */
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

/** What the handler of `getConnection` may return: nothing that the contract does not have. */
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

/** What the handler of `updateConnection` is given. */
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

/** What the handler of `updateConnection` may return: nothing that the contract does not have. */
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

/** What the handler of `checkConnection` is given. */
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

/** What the handler of `checkConnection` may return: nothing that the contract does not have. */
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

/** What the handler of `listCollections` is given. */
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

/** What the handler of `listCollections` may return: nothing that the contract does not have. */
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

/** What the handler of `createCollection` is given. */
export interface CreateCollectionRequest {
  readonly path: {};
  readonly query: {};
  readonly headers: {};
  readonly cookies: {};
  readonly body: schemas.CollectionCreate;
}

/** What the handler of `createCollection` may return: nothing that the contract does not have. */
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

/** What the handler of `listWorkspaces` is given. */
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

/** What the handler of `listWorkspaces` may return: nothing that the contract does not have. */
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

/** What the handler of `createWorkspace` is given. */
export interface CreateWorkspaceRequest {
  readonly path: {};
  readonly query: {};
  readonly headers: {};
  readonly cookies: {};
  readonly body: schemas.WorkspaceCreate;
}

/** What the handler of `createWorkspace` may return: nothing that the contract does not have. */
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

/** What the handler of `updateWorkspace` is given. */
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

/** What the handler of `updateWorkspace` may return: nothing that the contract does not have. */
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

/** What the handler of `listUsageDays` is given. */
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

/** What the handler of `listUsageDays` may return: nothing that the contract does not have. */
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

/** What the handler of `getUsageCsv` is given. */
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

/** What the handler of `getUsageCsv` may return: nothing that the contract does not have. */
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

/** What the handler of `listTokens` is given. */
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

/** What the handler of `listTokens` may return: nothing that the contract does not have. */
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

/** What the handler of `createToken` is given. */
export interface CreateTokenRequest {
  readonly path: {};
  readonly query: {};
  readonly headers: {};
  readonly cookies: {};
  readonly body: schemas.TokenCreate;
}

/** What the handler of `createToken` may return: nothing that the contract does not have. */
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

/** What the handler of `revokeToken` is given. */
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

/** What the handler of `revokeToken` may return: nothing that the contract does not have. */
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

/** What the handler of `listOperatorTokens` is given. */
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

/** What the handler of `listOperatorTokens` may return: nothing that the contract does not have. */
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

/** What the handler of `createOperatorToken` is given. */
export interface CreateOperatorTokenRequest {
  readonly path: {};
  readonly query: {};
  readonly headers: {};
  readonly cookies: {};
  readonly body: schemas.OperatorTokenCreate;
}

/** What the handler of `createOperatorToken` may return: nothing that the contract does not have. */
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

/** What the handler of `revokeOperatorToken` is given. */
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

/** What the handler of `revokeOperatorToken` may return: nothing that the contract does not have. */
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

/** What the handler of `listSigningKeys` is given. */
export interface ListSigningKeysRequest {
  readonly path: {};
  readonly query: {};
  readonly headers: {};
  readonly cookies: {};
  readonly body: undefined;
}

/** What the handler of `listSigningKeys` may return: nothing that the contract does not have. */
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

/** What the handler of `createSigningKey` is given. */
export interface CreateSigningKeyRequest {
  readonly path: {};
  readonly query: {};
  readonly headers: {};
  readonly cookies: {};
  readonly body: undefined;
}

/** What the handler of `createSigningKey` may return: nothing that the contract does not have. */
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

/** What the handler of `deleteSigningKey` is given. */
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

/** What the handler of `deleteSigningKey` may return: nothing that the contract does not have. */
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

/** What the handler of `listAuditEntries` is given. */
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

/** What the handler of `listAuditEntries` may return: nothing that the contract does not have. */
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

/** What the handler of `eraseDocuments` is given. */
export interface EraseDocumentsRequest {
  readonly path: {};
  readonly query: {};
  readonly headers: {};
  readonly cookies: {};
  readonly body: schemas.ErasureCreate;
}

/** What the handler of `eraseDocuments` may return: nothing that the contract does not have. */
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

/** What the handler of `createBackup` is given. */
export interface CreateBackupRequest {
  readonly path: {};
  readonly query: {};
  readonly headers: {};
  readonly cookies: {};
  readonly body: schemas.BackupCreate | undefined;
}

/** What the handler of `createBackup` may return: nothing that the contract does not have. */
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

/** One method an operation; each is required, so that an operation without a handler does not compile. */
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

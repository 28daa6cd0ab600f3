// Generated from the contract. Do not edit: change the contract and run `pnpm generate`.
export interface paths {
  "/v2/document-exports": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * List document exports
     * @description Each completed export has one record.
     *     Records are listed oldest first, and only those of the workspace that the token belongs to.
     */
    get: operations["listDocumentExports"];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/v2/export/hosted-docs": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Export a hosted document
     * @description Uploads the JSON of a hosted document together with options, and creates a job that converts and delivers it.
     *     The response is the job as it is when the response is written; it may already have ended.
     *
     *     There is no operation to read a job.
     *     A caller learns of its end from a registered webhook, from the URLs in `options.webhooks`, from `Prefer: wait`, or by repeating the request with the same `Idempotency-Key`, which responds at once with the same job as it is now.
     *     The document comes from the source connection that the token belongs to.
     */
    post: operations["exportHostedDocument"];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/v2/collections": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * List collections
     * @description A collection links a source connection to a destination connection.
     *     Collections are listed oldest first, and only those of the workspace that the token belongs to.
     */
    get: operations["listCollections"];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/v2/webhooks": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * List webhooks
     * @description Disabled webhooks stay listed.
     *     Webhooks are listed oldest first, and only those of the workspace that the token belongs to.
     */
    get: operations["listWebhooks"];
    put?: never;
    /**
     * Create a webhook
     * @description The service calls `endpoint` for each of `events` that concerns one of `connections`.
     *     Calls follow Standard Webhooks and are signed with the service's published key, so no secret is returned.
     *     Registering the same endpoint twice makes two webhooks; a repeat with the same `Idempotency-Key` does not.
     */
    post: operations["createWebhook"];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
}
export interface webhooks {
  "job-queued": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Receive that a job was queued
     * @description Sent when a job is created, and again when it is taken back to the queue because its worker died.
     */
    post: operations["receiveJobQueued"];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "job-processing": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Receive that a job is being processed
     * @description Sent once for each attempt, when a worker takes the job up.
     */
    post: operations["receiveJobProcessing"];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "job-done": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Receive that a job is done
     * @description Sent once, after the result was delivered and the export recorded.
     *     The state is final.
     */
    post: operations["receiveJobDone"];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "job-failed": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Receive that a job failed
     * @description Sent once, when no further attempt will be made.
     *     The state is final.
     */
    post: operations["receiveJobFailed"];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "document-export-created": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Receive that an export was recorded
     * @description Sent once for each document export record, which is visible in the list by then.
     */
    post: operations["receiveDocumentExportCreated"];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
}
export interface components {
  schemas: {
    /** @description A connection, named where another resource refers to it. */
    ConnectionReference: {
      /**
       * Format: int32
       * @description Identifies the connection.
       * @example 12
       */
      id: number;
      /**
       * @description What the operator calls the connection today.
       * @example Company site
       */
      name: string;
    };
    /** @description The record of a completed export. */
    DocumentExport: {
      sourceConnection: components["schemas"]["ConnectionReference"];
      /**
       * @description Title of the document when it was exported; empty where it had none.
       * @example Quarterly report
       */
      sourceDocumentTitle: string;
      /**
       * @description Id of the document at its hosting provider; empty where it had none.
       * @example 1Q8zR5vT2mXy7LpW4nKd9cJh3sFa6bGe
       */
      sourceDocumentReference: string;
      /**
       * @description Revision of the document that was exported; empty where it had none.
       * @example ALm37BWk9xQ2
       */
      sourceDocumentVersion: string;
      /**
       * @description Kind of the source document, such as `google-docs`; other kinds may come.
       * @example google-docs
       */
      sourceDocumentKind: string;
      destinationConnection: components["schemas"]["ConnectionReference"];
      /**
       * @description Where the result was really written, inside the destination.
       * @example reports/2026-q3.md
       */
      destinationReference: string;
      /**
       * Format: date-time
       * @description When the export was completed.
       * @example 2026-10-19T09:30:03Z
       */
      exportedAt: string;
    };
    /** @description Which page this is, of how many. */
    Pagination: {
      /**
       * @description Number of pages: `totalRecordCount` divided by `pageSize`, rounded up; 0 for an empty list.
       * @example 1
       */
      pageCount: number;
      /**
       * @description The page that was asked for.
       * @example 1
       */
      pageNo: number;
      /**
       * @description The number of items a page that was applied.
       * @example 50
       */
      pageSize: number;
      /**
       * @description Number of items on all pages together.
       * @example 2
       */
      totalRecordCount: number;
    };
    /** @description One page of document exports. */
    DocumentExportPage: {
      /** @description The document exports of this page, oldest first. */
      items: components["schemas"]["DocumentExport"][];
      pagination: components["schemas"]["Pagination"];
    };
    /** @description One thing that is wrong with a request, and where. */
    Violation: {
      /**
       * @description The part of the request: `path`, `query`, `header`, `cookie` or `body`.
       * @example body
       */
      in: string;
      /**
       * @description JSON pointer into the body; a part of a multipart body is its first segment.
       * @example /options/destination
       */
      pointer?: string;
      /**
       * @description Name of the parameter.
       * @example pageSize
       */
      name?: string;
      /**
       * @description The rule that is violated, a keyword of JSON Schema if there is one.
       * @example maximum
       */
      keyword: string;
      /**
       * @description What was expected and what came.
       * @example Expected at most 200, got `500`.
       */
      detail: string;
    };
    /** @description What went wrong (RFC 9457). */
    Problem: {
      /**
       * Format: uri-reference
       * @description Identifies the kind of problem; the catalogue lists the kinds.
       * @example urn:problem-type:document-export:unknown-connection
       */
      type: string;
      /**
       * @description The kind of problem in a few words.
       * @example Unknown connection
       */
      title: string;
      /**
       * @description The status code of the response.
       * @example 422
       */
      status: number;
      /**
       * @description What is wrong with this request, and how to fix it.
       * @example Destination connection 99 does not exist in this workspace.
       */
      detail: string;
      /**
       * Format: uri-reference
       * @description Identifies this occurrence.
       * @example urn:uuid:0d9e6a34-51a7-4a54-a1d3-0f5a1f7d6b02
       */
      instance?: string;
      /** @description Every violation that was found, where the problem has several or a place. */
      errors?: components["schemas"]["Violation"][];
    };
    /** @description The content formats to convert between. */
    Conversion: {
      /**
       * @description Format of the upload; `google-docs` where it is absent.
       * @example google-docs
       */
      source?: string;
      /**
       * @description Format to write, such as `html`, `markdown`, `docx` or `text`; the default is set on the destination connection.
       * @example markdown
       */
      destination?: string;
    };
    /** @description What to do with the uploaded document. */
    ExportOptions: {
      /**
       * @description Id of the destination connection.
       * @example 12
       */
      destination: number;
      /**
       * @description Whether each document property goes to the destination field of the same name; never onto fields that publish or move.
       * @default false
       * @example true
       */
      autoMapDocumentProperties?: boolean;
      conversion?: components["schemas"]["Conversion"];
      /**
       * @description Where the result goes inside the destination; derived from the title and the job where it is absent.
       * @example reports/2026-q3.md
       */
      destinationReference?: string;
      /**
       * @description Destination field name to document property name.
       * @example {
       *       "slug": "Short title"
       *     }
       */
      fieldMappings?: {
        [key: string]: string;
      };
      /** @description Absolute URLs that receive the events of this one job, in addition to registered webhooks. */
      webhooks?: string[];
    };
    /** @description The parts of an export request. */
    HostedDocumentUpload: {
      /**
       * Format: binary
       * @description The JSON of the hosted document, as the hosting provider's document API returns it; its content type does not matter.
       * @example {"documentId":"1Q8zR5vT2mXy7LpW4nKd9cJh3sFa6bGe","title":"Quarterly report","body":{"content":[]}}
       */
      file: Blob;
      options: components["schemas"]["ExportOptions"];
    };
    /**
     * @description The state of a job: `queued` waits to be processed, `processing` is being processed, `done` completed successfully, `failed` failed.
     *     `done` and `failed` are final; a job whose worker died goes back from `processing` to `queued`.
     * @example done
     * @enum {string}
     */
    JobStatus: "queued" | "processing" | "done" | "failed";
    /** @description Where an output document can be found. */
    Link: {
      /**
       * @description What to call the link.
       * @example Open in Company site
       */
      title: string;
      /**
       * @description What is behind the link.
       * @example The report as Markdown
       */
      description: string;
      /**
       * @description The address.
       * @example https://www.example.net/reports/2026-q3
       */
      url: string;
    };
    /** @description A document that a job created. */
    OutputDocument: {
      /**
       * @description Title of the document, or its path in the destination where it has no link.
       * @example Quarterly report
       */
      title: string;
      /** @description Where to find the document; empty where the destination has no addresses. */
      links: components["schemas"]["Link"][];
    };
    /** @description The work that an export request started. */
    Job: {
      /**
       * Format: uuid
       * @description Identifies the job.
       * @example 5f0c2f6e-8d2b-4b7e-9c39-2f1a7d9b6c11
       */
      id: string;
      status: components["schemas"]["JobStatus"];
      /**
       * @description Kind of job, such as `hosted-doc-export`; other kinds may come.
       * @example hosted-doc-export
       */
      type: string;
      /**
       * @description What happened so far, in a sentence; counts and codes of warnings.
       * @example Exported to Company site with 1 warning (image-expires).
       */
      summary: string;
      /**
       * Format: date-time
       * @description When the job was first queued.
       * @example 2026-10-19T09:30:00Z
       */
      queuedAt: string;
      /**
       * @description Whether any error occurred; always true of a failed job, and never false again once true.
       * @example false
       */
      hasErrors: boolean;
      /**
       * @description Whether any warning occurred; never false again once true.
       * @example true
       */
      hasWarnings: boolean;
      /** @description The documents that the job created; empty until there are any. */
      outputDocuments: components["schemas"]["OutputDocument"][];
    };
    /** @description Something that the export could not carry over, or had to do twice. */
    JobWarning: {
      /**
       * @description Stable code of the warning.
       * @example image-expires
       */
      code: string;
      /**
       * @description What was lost and what stands in its place.
       * @example The image links to a Google Docs URL, which expires after about half an hour.
       */
      detail: string;
      /**
       * @description JSON pointer into the uploaded document; null where the warning concerns no one place.
       * @example /body/content/14/paragraph/elements/0
       */
      pointer: string | null;
      /**
       * @description In how many places it happened, where one warning stands for several; `pointer` is the first of them.
       * @example 12
       */
      count?: number;
    };
    /** @description The job that an event is about. */
    JobEventData: {
      job: components["schemas"]["Job"];
      /**
       * @description Which attempt at the job entered this state; 1 for the first.
       * @example 1
       */
      attempt: number;
      /**
       * @description The warnings so far, with their places; of a code that occurs often, the first ones.
       *     `warningCounts` says how many there are of each code.
       */
      warnings: components["schemas"]["JobWarning"][];
      /**
       * @description How many warnings of each code there are so far, those that `warnings` leaves out included.
       * @example {
       *       "image-expires": 1
       *     }
       */
      warningCounts: {
        [key: string]: number;
      };
    };
    /** @description A job was queued. */
    JobQueuedEvent: {
      /**
       * @description Names the event. (enum property replaced by openapi-typescript)
       * @enum {string}
       */
      type: "job.queued";
      /**
       * Format: date-time
       * @description When the event happened.
       * @example 2026-10-19T09:30:03Z
       */
      timestamp: string;
      data: components["schemas"]["JobEventData"];
    };
    /** @description A worker took a job up. */
    JobProcessingEvent: {
      /**
       * @description Names the event. (enum property replaced by openapi-typescript)
       * @enum {string}
       */
      type: "job.processing";
      /**
       * Format: date-time
       * @description When the event happened.
       * @example 2026-10-19T09:30:03Z
       */
      timestamp: string;
      data: components["schemas"]["JobEventData"];
    };
    /** @description A job is done. */
    JobDoneEvent: {
      /**
       * @description Names the event. (enum property replaced by openapi-typescript)
       * @enum {string}
       */
      type: "job.done";
      /**
       * Format: date-time
       * @description When the event happened.
       * @example 2026-10-19T09:30:03Z
       */
      timestamp: string;
      data: components["schemas"]["JobEventData"];
    };
    /** @description A job failed. */
    JobFailedEvent: {
      /**
       * @description Names the event. (enum property replaced by openapi-typescript)
       * @enum {string}
       */
      type: "job.failed";
      /**
       * Format: date-time
       * @description When the event happened.
       * @example 2026-10-19T09:30:03Z
       */
      timestamp: string;
      data: components["schemas"]["JobEventData"];
    };
    /** @description The record that was written, and the job that wrote it. */
    DocumentExportEventData: {
      job: components["schemas"]["Job"];
      documentExport: components["schemas"]["DocumentExport"];
    };
    /** @description A completed export was recorded. */
    DocumentExportCreatedEvent: {
      /**
       * @description Names the event. (enum property replaced by openapi-typescript)
       * @enum {string}
       */
      type: "document-export.created";
      /**
       * Format: date-time
       * @description When the event happened.
       * @example 2026-10-19T09:30:03Z
       */
      timestamp: string;
      data: components["schemas"]["DocumentExportEventData"];
    };
    /** @description A link between a source connection and a destination connection. */
    Collection: {
      /**
       * @description Identifies the collection.
       * @example 3
       */
      id: number;
      /**
       * @description What the operator calls the collection.
       * @example Quarterly reports
       */
      name: string;
      sourceConnection: components["schemas"]["ConnectionReference"];
      destinationConnection: components["schemas"]["ConnectionReference"];
    };
    /** @description One page of collections. */
    CollectionPage: {
      /** @description The collections of this page, oldest first. */
      items: components["schemas"]["Collection"][];
      pagination: components["schemas"]["Pagination"];
    };
    /** @description An endpoint that the service calls when one of its events concerns one of its connections. */
    Webhook: {
      /**
       * Format: int32
       * @description Identifies the webhook.
       * @example 41
       */
      id: number;
      /**
       * @description The address that is called.
       * @example https://hooks.example.net/document-export
       */
      endpoint: string;
      /** @description The events that trigger the webhook. */
      events: string[];
      /** @description The connections that the webhook applies to. */
      connections: components["schemas"]["ConnectionReference"][];
      /**
       * @description What the webhook is for; null where nobody said.
       * @example Tells the site builder that a report is there.
       */
      description: string | null;
    };
    /** @description One page of webhooks. */
    WebhookPage: {
      /** @description The webhooks of this page, oldest first. */
      items: components["schemas"]["Webhook"][];
      pagination: components["schemas"]["Pagination"];
    };
    /** @description A webhook to register. */
    WebhookCreate: {
      /**
       * @description The address to call; the contract asks only for one character, an implementation may refuse addresses that it will not call.
       * @example https://hooks.example.net/document-export
       */
      endpoint: string;
      /**
       * @description The events that trigger the webhook, at least one.
       *     Known names are `job.queued`, `job.processing`, `job.done`, `job.failed` and `document-export.created`; others may come.
       */
      events: string[];
      /** @description Ids of the connections that the webhook applies to, as source or as destination; at least one. */
      connections: number[];
      /**
       * @description What the webhook is for.
       * @example Tells the site builder that a report is there.
       */
      description?: string | null;
      /**
       * @description Names the system that registers the webhook; stored, never returned.
       * @example site-builder
       */
      origin?: string | null;
    };
  };
  responses: {
    /** @description The request violates the contract. */
    InvalidRequest: {
      headers: {
        [name: string]: unknown;
      };
      content: {
        "application/problem+json": components["schemas"]["Problem"];
      };
    };
    /** @description No valid token. */
    Unauthorized: {
      headers: {
        "WWW-Authenticate": components["headers"]["WwwAuthenticate"];
        [name: string]: unknown;
      };
      content: {
        "application/problem+json": components["schemas"]["Problem"];
      };
    };
    /** @description The token lacks a scope. */
    Forbidden: {
      headers: {
        [name: string]: unknown;
      };
      content: {
        "application/problem+json": components["schemas"]["Problem"];
      };
    };
    /** @description No acceptable media type. */
    NotAcceptable: {
      headers: {
        [name: string]: unknown;
      };
      content: {
        "application/problem+json": components["schemas"]["Problem"];
      };
    };
    /** @description The request was not received whole in time; the connection is closed. */
    RequestTimeout: {
      headers: {
        [name: string]: unknown;
      };
      content: {
        "application/problem+json": components["schemas"]["Problem"];
      };
    };
    /** @description The `Expect` header asks for something other than `100-continue`. */
    ExpectationFailed: {
      headers: {
        [name: string]: unknown;
      };
      content: {
        "application/problem+json": components["schemas"]["Problem"];
      };
    };
    /** @description Too many requests of the token, or too many uploads, exports or stored bytes of the workspace. */
    RateLimited: {
      headers: {
        "Retry-After": components["headers"]["RetryAfter"];
        RateLimit: components["headers"]["RateLimit"];
        "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
        [name: string]: unknown;
      };
      content: {
        "application/problem+json": components["schemas"]["Problem"];
      };
    };
    /** @description The header fields are too large. */
    HeaderFieldsTooLarge: {
      headers: {
        [name: string]: unknown;
      };
      content: {
        "application/problem+json": components["schemas"]["Problem"];
      };
    };
    /** @description A fault of the service. */
    InternalError: {
      headers: {
        [name: string]: unknown;
      };
      content: {
        "application/problem+json": components["schemas"]["Problem"];
      };
    };
    /** @description The service is temporarily unavailable. */
    Unavailable: {
      headers: {
        "Retry-After": components["headers"]["RetryAfter"];
        [name: string]: unknown;
      };
      content: {
        "application/problem+json": components["schemas"]["Problem"];
      };
    };
    /** @description The same request is in progress. */
    Conflict: {
      headers: {
        [name: string]: unknown;
      };
      content: {
        "application/problem+json": components["schemas"]["Problem"];
      };
    };
    /** @description The body or a part of it is too large. */
    ContentTooLarge: {
      headers: {
        [name: string]: unknown;
      };
      content: {
        "application/problem+json": components["schemas"]["Problem"];
      };
    };
    /** @description The body or one of its parts has another media type. */
    UnsupportedMediaType: {
      headers: {
        [name: string]: unknown;
      };
      content: {
        "application/problem+json": components["schemas"]["Problem"];
      };
    };
    /** @description Valid, but cannot be carried out. */
    Refused: {
      headers: {
        [name: string]: unknown;
      };
      content: {
        "application/problem+json": components["schemas"]["Problem"];
      };
    };
    /**
     * @description The receiver wants no more events, and the service disables the webhook.
     *     The body is stored with the attempt for the operator.
     */
    Gone: {
      headers: {
        [name: string]: unknown;
      };
      content: {
        "application/problem+json": components["schemas"]["Problem"];
      };
    };
    /** @description The methods of the path. No token is needed. */
    AllowedMethods: {
      headers: {
        Allow: components["headers"]["Allow"];
        [name: string]: unknown;
      };
      content?: never;
    };
    /** @description The path does not have this method. */
    MethodNotAllowed: {
      headers: {
        Allow: components["headers"]["Allow"];
        [name: string]: unknown;
      };
      content: {
        "application/problem+json": components["schemas"]["Problem"];
      };
    };
  };
  parameters: {
    /**
     * @description The page of results to return, counted from 1; an empty value means the default, and a page past the last is empty.
     * @example 1
     */
    PageNoInt32: number | null;
    /**
     * @description How many items a page holds; an empty value means the default.
     * @example 50
     */
    PageSizeInt32: number | null;
    /**
     * @description Names this request among those of the token, so that a repeat does not act twice.
     *     The same key with the same content returns the first resource; with different content it is refused.
     *     Members that are ignored, and defaults that are spelled out, make no difference.
     *     Keys are stored for at least 24 hours.
     * @example 0b7e5c1e-3f0a-4c52-9d55-6f1f9a4f2a10
     */
    IdempotencyKey: string;
    /**
     * @description `wait=<seconds>` (RFC 7240; at most 60) holds the response back until the job ends or the time is over.
     *     Other preferences are ignored.
     * @example wait=30
     */
    Prefer: string;
    /**
     * @description Identifies the event for this receiver; the same on every attempt.
     * @example msg_2ZbE4mKq0dQeR7TnUu1v3w
     */
    WebhookId: string;
    /**
     * @description When this attempt was signed, in seconds since 1970.
     * @example 1795003203
     */
    WebhookTimestamp: string;
    /**
     * @description Space-separated signatures over `id.timestamp.body`, each `v1a,` and an Ed25519 signature in base64.
     * @example v1a,9Jz1cQ7m4qk1d0m1f1x5b8i0o2uGm3o4bJ8y1Zl5b2fWQ3nq8j3kK0n1v2tM9hXc7r5p0s6w4y2z1a3e5g7iAA==
     */
    WebhookSignature: string;
    /**
     * @description The page of results to return, counted from 1; an empty value means the default, and a page past the last is empty.
     * @example 1
     */
    PageNo: number | null;
    /**
     * @description How many items a page holds; an empty value means the default.
     * @example 50
     */
    PageSize: number | null;
    /**
     * @description The page of results to return, counted from 1; an empty value means the default, and a page past the last is empty.
     * @example 1
     */
    WebhooksPageNo: number | null;
    /**
     * @description How many items a page holds; an empty value means the default.
     * @example 50
     */
    WebhooksPageSize: number | null;
  };
  requestBodies: never;
  headers: {
    /**
     * @description What is left of the current rate-limit window.
     * @example "token";r=598;t=47
     */
    RateLimit: string;
    /**
     * @description The rate limits that apply to the token.
     * @example "token";q=600;w=60
     */
    RateLimitPolicy: string;
    /**
     * @description How to authenticate (RFC 6750).
     * @example Bearer realm="document-export", error="invalid_token"
     */
    WwwAuthenticate: string;
    /**
     * @description After how many seconds to try again.
     * @example 47
     */
    RetryAfter: number;
    /**
     * @description The key of the request, sent back by an implementation that honours it.
     * @example 0b7e5c1e-3f0a-4c52-9d55-6f1f9a4f2a10
     */
    IdempotencyKey: string;
    /**
     * @description The preference that was honoured.
     * @example wait=30
     */
    PreferenceApplied: string;
    /**
     * @description The methods of the path.
     * @example GET, HEAD, POST, OPTIONS
     */
    Allow: string;
  };
  pathItems: never;
}
export type $defs = Record<string, never>;
export interface operations {
  listDocumentExports: {
    parameters: {
      query?: {
        /**
         * @description The page of results to return, counted from 1; an empty value means the default, and a page past the last is empty.
         * @example 1
         */
        pageNo?: components["parameters"]["PageNoInt32"];
        /**
         * @description How many items a page holds; an empty value means the default.
         * @example 50
         */
        pageSize?: components["parameters"]["PageSizeInt32"];
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Success */
      200: {
        headers: {
          RateLimit: components["headers"]["RateLimit"];
          "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["DocumentExportPage"];
        };
      };
      400: components["responses"]["InvalidRequest"];
      401: components["responses"]["Unauthorized"];
      403: components["responses"]["Forbidden"];
      406: components["responses"]["NotAcceptable"];
      408: components["responses"]["RequestTimeout"];
      417: components["responses"]["ExpectationFailed"];
      429: components["responses"]["RateLimited"];
      431: components["responses"]["HeaderFieldsTooLarge"];
      500: components["responses"]["InternalError"];
      503: components["responses"]["Unavailable"];
    };
  };
  exportHostedDocument: {
    parameters: {
      query?: never;
      header?: {
        /**
         * @description Names this request among those of the token, so that a repeat does not act twice.
         *     The same key with the same content returns the first resource; with different content it is refused.
         *     Members that are ignored, and defaults that are spelled out, make no difference.
         *     Keys are stored for at least 24 hours.
         * @example 0b7e5c1e-3f0a-4c52-9d55-6f1f9a4f2a10
         */
        "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
        /**
         * @description `wait=<seconds>` (RFC 7240; at most 60) holds the response back until the job ends or the time is over.
         *     Other preferences are ignored.
         * @example wait=30
         */
        Prefer?: components["parameters"]["Prefer"];
      };
      path?: never;
      cookie?: never;
    };
    /** @description The document and what to do with it. */
    requestBody: {
      content: {
        "multipart/form-data": components["schemas"]["HostedDocumentUpload"];
      };
    };
    responses: {
      /** @description Success */
      202: {
        headers: {
          "Idempotency-Key": components["headers"]["IdempotencyKey"];
          "Preference-Applied": components["headers"]["PreferenceApplied"];
          RateLimit: components["headers"]["RateLimit"];
          "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["Job"];
        };
      };
      400: components["responses"]["InvalidRequest"];
      401: components["responses"]["Unauthorized"];
      403: components["responses"]["Forbidden"];
      406: components["responses"]["NotAcceptable"];
      408: components["responses"]["RequestTimeout"];
      409: components["responses"]["Conflict"];
      413: components["responses"]["ContentTooLarge"];
      415: components["responses"]["UnsupportedMediaType"];
      417: components["responses"]["ExpectationFailed"];
      422: components["responses"]["Refused"];
      429: components["responses"]["RateLimited"];
      431: components["responses"]["HeaderFieldsTooLarge"];
      500: components["responses"]["InternalError"];
      503: components["responses"]["Unavailable"];
    };
  };
  listCollections: {
    parameters: {
      query?: {
        /**
         * @description The page of results to return, counted from 1; an empty value means the default, and a page past the last is empty.
         * @example 1
         */
        pageNo?: components["parameters"]["PageNo"];
        /**
         * @description How many items a page holds; an empty value means the default.
         * @example 50
         */
        pageSize?: components["parameters"]["PageSize"];
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Success */
      200: {
        headers: {
          RateLimit: components["headers"]["RateLimit"];
          "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["CollectionPage"];
        };
      };
      400: components["responses"]["InvalidRequest"];
      401: components["responses"]["Unauthorized"];
      403: components["responses"]["Forbidden"];
      406: components["responses"]["NotAcceptable"];
      408: components["responses"]["RequestTimeout"];
      417: components["responses"]["ExpectationFailed"];
      429: components["responses"]["RateLimited"];
      431: components["responses"]["HeaderFieldsTooLarge"];
      500: components["responses"]["InternalError"];
      503: components["responses"]["Unavailable"];
    };
  };
  listWebhooks: {
    parameters: {
      query?: {
        /**
         * @description The page of results to return, counted from 1; an empty value means the default, and a page past the last is empty.
         * @example 1
         */
        pageNo?: components["parameters"]["WebhooksPageNo"];
        /**
         * @description How many items a page holds; an empty value means the default.
         * @example 50
         */
        pageSize?: components["parameters"]["WebhooksPageSize"];
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Success */
      200: {
        headers: {
          RateLimit: components["headers"]["RateLimit"];
          "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["WebhookPage"];
        };
      };
      400: components["responses"]["InvalidRequest"];
      401: components["responses"]["Unauthorized"];
      403: components["responses"]["Forbidden"];
      406: components["responses"]["NotAcceptable"];
      408: components["responses"]["RequestTimeout"];
      417: components["responses"]["ExpectationFailed"];
      429: components["responses"]["RateLimited"];
      431: components["responses"]["HeaderFieldsTooLarge"];
      500: components["responses"]["InternalError"];
      503: components["responses"]["Unavailable"];
    };
  };
  createWebhook: {
    parameters: {
      query?: never;
      header?: {
        /**
         * @description Names this request among those of the token, so that a repeat does not act twice.
         *     The same key with the same content returns the first resource; with different content it is refused.
         *     Members that are ignored, and defaults that are spelled out, make no difference.
         *     Keys are stored for at least 24 hours.
         * @example 0b7e5c1e-3f0a-4c52-9d55-6f1f9a4f2a10
         */
        "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
      };
      path?: never;
      cookie?: never;
    };
    /** @description The webhook to register. */
    requestBody: {
      content: {
        "application/json": components["schemas"]["WebhookCreate"];
      };
    };
    responses: {
      /** @description Success */
      201: {
        headers: {
          "Idempotency-Key": components["headers"]["IdempotencyKey"];
          RateLimit: components["headers"]["RateLimit"];
          "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["Webhook"];
        };
      };
      400: components["responses"]["InvalidRequest"];
      401: components["responses"]["Unauthorized"];
      403: components["responses"]["Forbidden"];
      406: components["responses"]["NotAcceptable"];
      408: components["responses"]["RequestTimeout"];
      409: components["responses"]["Conflict"];
      413: components["responses"]["ContentTooLarge"];
      415: components["responses"]["UnsupportedMediaType"];
      417: components["responses"]["ExpectationFailed"];
      422: components["responses"]["Refused"];
      429: components["responses"]["RateLimited"];
      431: components["responses"]["HeaderFieldsTooLarge"];
      500: components["responses"]["InternalError"];
      503: components["responses"]["Unavailable"];
    };
  };
  receiveJobQueued: {
    parameters: {
      query?: never;
      header: {
        /**
         * @description Identifies the event for this receiver; the same on every attempt.
         * @example msg_2ZbE4mKq0dQeR7TnUu1v3w
         */
        "webhook-id": components["parameters"]["WebhookId"];
        /**
         * @description When this attempt was signed, in seconds since 1970.
         * @example 1795003203
         */
        "webhook-timestamp": components["parameters"]["WebhookTimestamp"];
        /**
         * @description Space-separated signatures over `id.timestamp.body`, each `v1a,` and an Ed25519 signature in base64.
         * @example v1a,9Jz1cQ7m4qk1d0m1f1x5b8i0o2uGm3o4bJ8y1Zl5b2fWQ3nq8j3kK0n1v2tM9hXc7r5p0s6w4y2z1a3e5g7iAA==
         */
        "webhook-signature": components["parameters"]["WebhookSignature"];
      };
      path?: never;
      cookie?: never;
    };
    /** @description The event. */
    requestBody: {
      content: {
        "application/json": components["schemas"]["JobQueuedEvent"];
      };
    };
    responses: {
      410: components["responses"]["Gone"];
      /** @description The receiver has taken the event; after any other response the call is repeated later. */
      "2XX": {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
    };
  };
  receiveJobProcessing: {
    parameters: {
      query?: never;
      header: {
        /**
         * @description Identifies the event for this receiver; the same on every attempt.
         * @example msg_2ZbE4mKq0dQeR7TnUu1v3w
         */
        "webhook-id": components["parameters"]["WebhookId"];
        /**
         * @description When this attempt was signed, in seconds since 1970.
         * @example 1795003203
         */
        "webhook-timestamp": components["parameters"]["WebhookTimestamp"];
        /**
         * @description Space-separated signatures over `id.timestamp.body`, each `v1a,` and an Ed25519 signature in base64.
         * @example v1a,9Jz1cQ7m4qk1d0m1f1x5b8i0o2uGm3o4bJ8y1Zl5b2fWQ3nq8j3kK0n1v2tM9hXc7r5p0s6w4y2z1a3e5g7iAA==
         */
        "webhook-signature": components["parameters"]["WebhookSignature"];
      };
      path?: never;
      cookie?: never;
    };
    /** @description The event. */
    requestBody: {
      content: {
        "application/json": components["schemas"]["JobProcessingEvent"];
      };
    };
    responses: {
      410: components["responses"]["Gone"];
      /** @description The receiver has taken the event; after any other response the call is repeated later. */
      "2XX": {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
    };
  };
  receiveJobDone: {
    parameters: {
      query?: never;
      header: {
        /**
         * @description Identifies the event for this receiver; the same on every attempt.
         * @example msg_2ZbE4mKq0dQeR7TnUu1v3w
         */
        "webhook-id": components["parameters"]["WebhookId"];
        /**
         * @description When this attempt was signed, in seconds since 1970.
         * @example 1795003203
         */
        "webhook-timestamp": components["parameters"]["WebhookTimestamp"];
        /**
         * @description Space-separated signatures over `id.timestamp.body`, each `v1a,` and an Ed25519 signature in base64.
         * @example v1a,9Jz1cQ7m4qk1d0m1f1x5b8i0o2uGm3o4bJ8y1Zl5b2fWQ3nq8j3kK0n1v2tM9hXc7r5p0s6w4y2z1a3e5g7iAA==
         */
        "webhook-signature": components["parameters"]["WebhookSignature"];
      };
      path?: never;
      cookie?: never;
    };
    /** @description The event. */
    requestBody: {
      content: {
        "application/json": components["schemas"]["JobDoneEvent"];
      };
    };
    responses: {
      410: components["responses"]["Gone"];
      /** @description The receiver has taken the event; after any other response the call is repeated later. */
      "2XX": {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
    };
  };
  receiveJobFailed: {
    parameters: {
      query?: never;
      header: {
        /**
         * @description Identifies the event for this receiver; the same on every attempt.
         * @example msg_2ZbE4mKq0dQeR7TnUu1v3w
         */
        "webhook-id": components["parameters"]["WebhookId"];
        /**
         * @description When this attempt was signed, in seconds since 1970.
         * @example 1795003203
         */
        "webhook-timestamp": components["parameters"]["WebhookTimestamp"];
        /**
         * @description Space-separated signatures over `id.timestamp.body`, each `v1a,` and an Ed25519 signature in base64.
         * @example v1a,9Jz1cQ7m4qk1d0m1f1x5b8i0o2uGm3o4bJ8y1Zl5b2fWQ3nq8j3kK0n1v2tM9hXc7r5p0s6w4y2z1a3e5g7iAA==
         */
        "webhook-signature": components["parameters"]["WebhookSignature"];
      };
      path?: never;
      cookie?: never;
    };
    /** @description The event. */
    requestBody: {
      content: {
        "application/json": components["schemas"]["JobFailedEvent"];
      };
    };
    responses: {
      410: components["responses"]["Gone"];
      /** @description The receiver has taken the event; after any other response the call is repeated later. */
      "2XX": {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
    };
  };
  receiveDocumentExportCreated: {
    parameters: {
      query?: never;
      header: {
        /**
         * @description Identifies the event for this receiver; the same on every attempt.
         * @example msg_2ZbE4mKq0dQeR7TnUu1v3w
         */
        "webhook-id": components["parameters"]["WebhookId"];
        /**
         * @description When this attempt was signed, in seconds since 1970.
         * @example 1795003203
         */
        "webhook-timestamp": components["parameters"]["WebhookTimestamp"];
        /**
         * @description Space-separated signatures over `id.timestamp.body`, each `v1a,` and an Ed25519 signature in base64.
         * @example v1a,9Jz1cQ7m4qk1d0m1f1x5b8i0o2uGm3o4bJ8y1Zl5b2fWQ3nq8j3kK0n1v2tM9hXc7r5p0s6w4y2z1a3e5g7iAA==
         */
        "webhook-signature": components["parameters"]["WebhookSignature"];
      };
      path?: never;
      cookie?: never;
    };
    /** @description The event. */
    requestBody: {
      content: {
        "application/json": components["schemas"]["DocumentExportCreatedEvent"];
      };
    };
    responses: {
      410: components["responses"]["Gone"];
      /** @description The receiver has taken the event; after any other response the call is repeated later. */
      "2XX": {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
    };
  };
}

// Generated from operator.json. Do not edit: change the description and generate again.

/**
 * What an operator may do: `read` everything, `operate` what is there too, `admin` also create, revoke, erase and back up. Each includes the one before it.
 *
 * @example "operate"
 */
export type Role = "read" | "operate" | "admin";

/** The process that responds. */
export interface Service {
  /**
   * Version of the service.
   *
   * @example "1.4.0"
   */
  readonly version: string;
  /**
   * Id of its process.
   *
   * Integer of at least 0.
   *
   * @example 4711
   */
  readonly pid: number;
  /**
   * What the process does; `all` where it is the only one.
   *
   * @example "all"
   */
  readonly role: "all" | "api" | "worker" | (string & {});
  /**
   * Where data are stored: a database in the data folder, or a PostgreSQL server.
   *
   * @example "embedded"
   */
  readonly storage: "embedded" | "postgres";
  /**
   * When it started.
   *
   * Date and time of RFC 3339.
   *
   * @example "2026-10-12T06:00:00Z"
   */
  readonly startedAt: string;
  /**
   * Where callers reach the interface.
   *
   * @example "http://127.0.0.1:8080"
   */
  readonly url: string;
  /**
   * Version of Node.
   *
   * @example "24.21.0"
   */
  readonly node: string;
  /**
   * The migrations of the database, oldest first.
   *
   * @example ["0001-initial"]
   */
  readonly migrations: readonly string[];
  /**
   * What an operator may do: `read` everything, `operate` what is there too, `admin` also create, revoke, erase and back up. Each includes the one before it.
   *
   * @example "operate"
   */
  readonly yourRole: Role;
}

/** One thing that is wrong with a request, and where. */
export interface Violation {
  /**
   * The part of the request: `path`, `query`, `header`, `cookie` or `body`.
   *
   * @example "body"
   */
  readonly in: "path" | "query" | "header" | "cookie" | "body" | (string & {});
  /**
   * JSON pointer into the body; a part of a multipart body is its first segment.
   *
   * @example "/options/destination"
   */
  readonly pointer?: string;
  /**
   * Name of the parameter.
   *
   * @example "pageSize"
   */
  readonly name?: string;
  /**
   * The rule that is violated, a keyword of JSON Schema if there is one.
   *
   * @example "maximum"
   */
  readonly keyword:
    | "additionalProperties"
    | "const"
    | "enum"
    | "format"
    | "maxItems"
    | "maxLength"
    | "maximum"
    | "minItems"
    | "minLength"
    | "minimum"
    | "multipleOf"
    | "pattern"
    | "required"
    | "type"
    | "uniqueItems"
    | (string & {});
  /**
   * What was expected and what came.
   *
   * @example "Expected at most 200, got `500`."
   */
  readonly detail: string;
}

/** What went wrong (RFC 9457). */
export interface Problem {
  /**
   * Identifies the kind of problem; the catalogue lists the kinds.
   *
   * URI, absolute or relative.
   *
   * @example "urn:problem-type:document-export:unknown-connection"
   */
  readonly type:
    | "urn:problem-type:document-export:invalid-request"
    | "urn:problem-type:document-export:unauthorized"
    | "urn:problem-type:document-export:forbidden"
    | "urn:problem-type:document-export:not-found"
    | "urn:problem-type:document-export:method-not-allowed"
    | "urn:problem-type:document-export:not-acceptable"
    | "urn:problem-type:document-export:request-timeout"
    | "urn:problem-type:document-export:conflict"
    | "urn:problem-type:document-export:content-too-large"
    | "urn:problem-type:document-export:unsupported-media-type"
    | "urn:problem-type:document-export:expectation-failed"
    | "urn:problem-type:document-export:refused"
    | "urn:problem-type:document-export:idempotency-mismatch"
    | "urn:problem-type:document-export:not-a-hosted-document"
    | "urn:problem-type:document-export:unknown-connection"
    | "urn:problem-type:document-export:unknown-event"
    | "urn:problem-type:document-export:unknown-format"
    | "urn:problem-type:document-export:endpoint-refused"
    | "urn:problem-type:document-export:too-many-webhooks"
    | "urn:problem-type:document-export:rate-limited"
    | "urn:problem-type:document-export:too-many-failed-tokens"
    | "urn:problem-type:document-export:too-many-uploads"
    | "urn:problem-type:document-export:too-many-queued-exports"
    | "urn:problem-type:document-export:too-many-stored-bytes"
    | "urn:problem-type:document-export:header-fields-too-large"
    | "urn:problem-type:document-export:internal-error"
    | "urn:problem-type:document-export:not-implemented"
    | "urn:problem-type:document-export:unavailable"
    | (string & {});
  /**
   * The kind of problem in a few words.
   *
   * @example "Unknown connection"
   */
  readonly title: string;
  /**
   * The status code of the response.
   *
   * Integer from 400 to 599.
   *
   * @example 422
   */
  readonly status: number;
  /**
   * What is wrong with this request, and how to fix it.
   *
   * @example "Destination connection 99 does not exist in this workspace."
   */
  readonly detail: string;
  /**
   * Identifies this occurrence.
   *
   * URI, absolute or relative.
   *
   * @example "urn:uuid:0d9e6a34-51a7-4a54-a1d3-0f5a1f7d6b02"
   */
  readonly instance?: string;
  /** Every violation that was found, where the problem has several or a place. */
  readonly errors?: readonly Violation[];
}

/** A resource, named where another one refers to it. */
export interface Ref {
  /**
   * Identifies the resource.
   *
   * 32-bit integer.
   *
   * @example 12
   */
  readonly id: number;
  /**
   * What the operator calls it today.
   *
   * @example "Company site"
   */
  readonly name: string;
}

/** Work that is held back until somebody resumes it. Where workspace, destination and webhook are null, it is all of it. */
export interface Pause {
  /**
   * Identifies the pause.
   *
   * 32-bit integer.
   *
   * @example 3
   */
  readonly id: number;
  /**
   * What is held back.
   *
   * @example "exports"
   */
  readonly work: "exports" | "deliveries";
  /** The workspace whose work is held back. */
  readonly workspace: Ref | null;
  /** The destination whose exports are held back. */
  readonly destination: Ref | null;
  /** The webhook whose deliveries are held back; its name is its endpoint. */
  readonly webhook: Ref | null;
  /**
   * Why, for everybody who sees the console or `status`.
   *
   * 1 to 500 characters.
   *
   * @example "The site moves to another server until noon."
   */
  readonly reason: string;
  /**
   * Who paused it, as the audit log names them.
   *
   * @example "ada"
   */
  readonly pausedBy: string;
  /**
   * Since when.
   *
   * Date and time of RFC 3339.
   *
   * @example "2026-10-19T09:20:00Z"
   */
  readonly pausedAt: string;
  /**
   * How much of it had begun and still runs. At 0 the work is drained.
   *
   * Integer of at least 0.
   *
   * @example 0
   */
  readonly running: number;
  /**
   * How much of it waits; 10,000 if there is more.
   *
   * Integer from 0 to 10000.
   *
   * @example 14
   */
  readonly waiting: number;
}

/** What happened in one minute. */
export interface Rate {
  /**
   * When the minute began.
   *
   * Date and time of RFC 3339.
   *
   * @example "2026-10-19T09:35:00Z"
   */
  readonly at: string;
  /**
   * Exports accepted.
   *
   * Integer of at least 0.
   *
   * @example 3
   */
  readonly accepted: number;
  /**
   * Exports done.
   *
   * Integer of at least 0.
   *
   * @example 2
   */
  readonly done: number;
  /**
   * Exports failed.
   *
   * Integer of at least 0.
   *
   * @example 1
   */
  readonly failed: number;
  /**
   * Messages delivered.
   *
   * Integer of at least 0.
   *
   * @example 4
   */
  readonly delivered: number;
}

/** How the service is doing. */
export interface Overview {
  /**
   * When it was measured.
   *
   * Date and time of RFC 3339.
   *
   * @example "2026-10-19T09:36:00Z"
   */
  readonly at: string;
  /** Exports. */
  readonly jobs: {
    /**
     * Waiting.
     *
     * Integer of at least 0.
     *
     * @example 2
     */
    readonly queued: number;
    /**
     * Being processed.
     *
     * Integer of at least 0.
     *
     * @example 1
     */
    readonly processing: number;
    /**
     * Done in the last 60 minutes.
     *
     * Integer of at least 0.
     *
     * @example 118
     */
    readonly doneLastHour: number;
    /**
     * Failed in the last 60 minutes.
     *
     * Integer of at least 0.
     *
     * @example 4
     */
    readonly failedLastHour: number;
    /**
     * For how long the oldest one waits; null where none does.
     *
     * Integer of at least 0.
     *
     * @example 41
     */
    readonly oldestQueuedSeconds: number | null;
  };
  /** Messages to webhooks. */
  readonly deliveries: {
    /**
     * Waiting for an attempt.
     *
     * Integer of at least 0.
     *
     * @example 12
     */
    readonly pending: number;
    /**
     * Delivered in the last 60 minutes.
     *
     * Integer of at least 0.
     *
     * @example 240
     */
    readonly deliveredLastHour: number;
    /**
     * Given up in the last 60 minutes.
     *
     * Integer of at least 0.
     *
     * @example 1
     */
    readonly failedLastHour: number;
    /**
     * Calls in the last 60 minutes that were not accepted with a status 2xx. Most are tried again.
     *
     * Integer of at least 0.
     *
     * @example 6
     */
    readonly failedCallsLastHour: number;
    /**
     * For how long the oldest one waits; null where none does.
     *
     * Integer of at least 0.
     *
     * @example 1440
     */
    readonly oldestPendingSeconds: number | null;
  };
  /** How many webhooks there are. A failing one is active, since it is still called. */
  readonly webhooks: {
    /**
     * That get messages, with the failing ones.
     *
     * Integer of at least 0.
     *
     * @example 2
     */
    readonly active: number;
    /**
     * Active ones whose last call was not accepted.
     *
     * Integer of at least 0.
     *
     * @example 1
     */
    readonly failing: number;
    /**
     * That get no more messages.
     *
     * Integer of at least 0.
     *
     * @example 0
     */
    readonly disabled: number;
  };
  /**
   * How many servers are not called at present.
   *
   * Integer of at least 0.
   *
   * @example 1
   */
  readonly openCircuits: number;
  /**
   * What is held back at present, newest first.
   *
   * At most 50 items.
   */
  readonly pauses: readonly Pause[];
  /**
   * The last 60 minutes, one entry a minute, oldest first.
   *
   * At most 60 items.
   */
  readonly rates: readonly Rate[];
  /**
   * Memory that the process holds.
   *
   * 64-bit integer of at least 0.
   *
   * @example 311427072
   */
  readonly memoryBytes: number;
  /**
   * For how long the process runs.
   *
   * Integer of at least 0.
   *
   * @example 617760
   */
  readonly uptimeSeconds: number;
}

/** A setting of the service as it is in effect. */
export interface Setting {
  /**
   * Name in the file of settings; groups are joined by dots.
   *
   * @example "webhooks.allowHttp"
   */
  readonly name: string;
  /**
   * The value in effect; a secret is `(hidden)`.
   *
   * @example false
   */
  readonly value: string | number | boolean | readonly string[] | null;
  /**
   * The value where nothing is set; null if there is none.
   *
   * @example false
   */
  readonly default: string | number | boolean | readonly string[] | null;
  /**
   * The environment variable that sets it; null where none does.
   *
   * @example "DOCUMENT_EXPORT_WEBHOOKS_ALLOW_HTTP"
   */
  readonly variable: string | null;
  /**
   * What it does.
   *
   * @example "Whether endpoints may use `http`."
   */
  readonly description: string;
}

/** One page of settings. */
export interface SettingPage {
  /** The settings of this page. */
  readonly items: readonly Setting[];
  /**
   * Where the next page begins; null on the last page.
   *
   * @example null
   */
  readonly nextCursor: string | null;
}

/**
 * The state of a job: `queued` waits to be processed, `processing` is being processed, `done` completed successfully, `failed` failed.
 * `done` and `failed` are final; a job whose worker died goes back from `processing` to `queued`.
 *
 * @example "done"
 */
export type JobStatus = "queued" | "processing" | "done" | "failed";

/** The destination of a job. */
export interface DestinationRef {
  /**
   * Identifies the connection.
   *
   * 32-bit integer.
   *
   * @example 12
   */
  readonly id: number;
  /**
   * What the operator calls the connection today.
   *
   * @example "Company site"
   */
  readonly name: string;
  /**
   * Kind of destination, such as `s3` or `folder`.
   *
   * @example "wordpress"
   */
  readonly kind: string;
}

/** An export, as a list shows it. */
export interface Job {
  /**
   * Identifies the job.
   *
   * UUID.
   *
   * @example "5f0c2f6e-8d2b-4b7e-9c39-2f1a7d9b6c11"
   */
  readonly id: string;
  /** A resource, named where another one refers to it. */
  readonly workspace: Ref;
  /**
   * The state of a job: `queued` waits to be processed, `processing` is being processed, `done` completed successfully, `failed` failed.
   * `done` and `failed` are final; a job whose worker died goes back from `processing` to `queued`.
   *
   * @example "done"
   */
  readonly status: JobStatus;
  /**
   * How often a worker has claimed the job.
   *
   * Integer of at least 0.
   *
   * @example 3
   */
  readonly attempt: number;
  /**
   * Title of the document.
   *
   * @example "Quarterly report"
   */
  readonly title: string;
  /** A resource, named where another one refers to it. */
  readonly source: Ref;
  /** The destination of a job. */
  readonly destination: DestinationRef;
  /**
   * Where in the destination the result belongs; fixed when the job was accepted.
   *
   * @example "reports/2026-q3.md"
   */
  readonly target: string;
  /**
   * What happened so far, in a sentence.
   *
   * @example "Company site did not respond within 60 seconds."
   */
  readonly summary: string;
  /**
   * When the job was first queued.
   *
   * Date and time of RFC 3339.
   *
   * @example "2026-10-19T09:30:00Z"
   */
  readonly queuedAt: string;
  /**
   * When the job was done or failed; null before.
   *
   * Date and time of RFC 3339.
   *
   * @example "2026-10-19T09:34:10Z"
   */
  readonly endedAt: string | null;
  /**
   * How many warnings there are, of all codes.
   *
   * Integer of at least 0.
   *
   * @example 1
   */
  readonly warningCount: number;
  /**
   * Whether any error occurred, those of earlier attempts included.
   *
   * @example true
   */
  readonly hasErrors: boolean;
  /**
   * The job that this one repeats; null where it repeats none.
   *
   * UUID.
   *
   * @example null
   */
  readonly retryOf: string | null;
  /**
   * The job that repeats this one; null while there is none.
   *
   * UUID.
   *
   * @example null
   */
  readonly retriedBy: string | null;
}

/** A job was queued, claimed or ended, or its summary changed. */
export type JobEvent = Job & {
  /**
   * Names the event.
   *
   * @example "job"
   */
  readonly type: "job";
};

/**
 * The state of a delivery: `pending` has attempts before it, `delivered` was accepted by the endpoint, `failed` was given up.
 *
 * @example "failed"
 */
export type DeliveryState = "pending" | "delivered" | "failed";

/** The delivery of one message to one endpoint, as a list shows it. */
export interface Delivery {
  /**
   * Identifies the message; the same in each attempt (`webhook-id`).
   *
   * @example "msg_5f0c2f6e8d2b4b7e9c392f1a7d9b6c11"
   */
  readonly id: string;
  /**
   * Name of the event.
   *
   * @example "job.failed"
   */
  readonly event: string;
  /**
   * The job that the message is about.
   *
   * UUID.
   *
   * @example "5f0c2f6e-8d2b-4b7e-9c39-2f1a7d9b6c11"
   */
  readonly job: string;
  /** A resource, named where another one refers to it. */
  readonly workspace: Ref;
  /**
   * The webhook; null where the URL came with the export request.
   *
   * 32-bit integer.
   *
   * @example 41
   */
  readonly webhook: number | null;
  /**
   * The address that is called.
   *
   * @example "https://hooks.example.net/document-export"
   */
  readonly endpoint: string;
  /**
   * The state of a delivery: `pending` has attempts before it, `delivered` was accepted by the endpoint, `failed` was given up.
   *
   * @example "failed"
   */
  readonly state: DeliveryState;
  /**
   * How often the endpoint was called.
   *
   * Integer of at least 0.
   *
   * @example 2
   */
  readonly attempts: number;
  /**
   * When the event happened.
   *
   * Date and time of RFC 3339.
   *
   * @example "2026-10-19T09:34:10Z"
   */
  readonly createdAt: string;
  /**
   * When the endpoint is called next; null where it is not.
   *
   * Date and time of RFC 3339.
   *
   * @example null
   */
  readonly nextAttemptAt: string | null;
  /**
   * When the message was delivered or given up; null before.
   *
   * Date and time of RFC 3339.
   *
   * @example "2026-10-19T09:40:12Z"
   */
  readonly endedAt: string | null;
}

/** A delivery was created, tried or ended. */
export type DeliveryEvent = Delivery & {
  /**
   * Names the event.
   *
   * @example "delivery"
   */
  readonly type: "delivery";
};

/**
 * The state of a webhook: `working`, `failing` since its last call was not accepted, or `disabled`, which gets no more messages. The first two are active.
 *
 * @example "failing"
 */
export type WebhookState = "working" | "failing" | "disabled";

/** Whether a server that did not respond is called again yet. */
export interface Circuit {
  /** A resource, named where another one refers to it. */
  readonly workspace: Ref;
  /**
   * The server: scheme, host and port.
   *
   * @example "https://www.example.net"
   */
  readonly address: string;
  /**
   * The state of a circuit: `closed` lets calls through, `open` lets none through, `half-open` lets one through to see.
   *
   * @example "open"
   */
  readonly state: "closed" | "open" | "half-open";
  /**
   * How many calls have failed in a row.
   *
   * Integer of at least 0.
   *
   * @example 7
   */
  readonly failures: number;
  /**
   * When one call is let through; null where the circuit is closed.
   *
   * Date and time of RFC 3339.
   *
   * @example "2026-10-19T09:45:00Z"
   */
  readonly openUntil: string | null;
  /**
   * When a call last succeeded or failed.
   *
   * Date and time of RFC 3339.
   *
   * @example "2026-10-19T09:40:00Z"
   */
  readonly changedAt: string;
}

/** An endpoint that the service calls, with its health. */
export interface Webhook {
  /**
   * Identifies the webhook.
   *
   * 32-bit integer.
   *
   * @example 41
   */
  readonly id: number;
  /** A resource, named where another one refers to it. */
  readonly workspace: Ref;
  /**
   * The address that is called.
   *
   * @example "https://hooks.example.net/document-export"
   */
  readonly endpoint: string;
  /**
   * What the webhook is for; null where nobody said.
   *
   * @example "Tells the site builder that a report is there."
   */
  readonly description: string | null;
  /**
   * The system that registered the webhook; null where nobody said.
   *
   * @example "site-builder"
   */
  readonly origin: string | null;
  /**
   * The events that trigger the webhook.
   *
   * @example ["job.done"]
   */
  readonly events: readonly string[];
  /** The connections that the webhook applies to. */
  readonly connections: readonly Ref[];
  /**
   * The state of a webhook: `working`, `failing` since its last call was not accepted, or `disabled`, which gets no more messages. The first two are active.
   *
   * @example "failing"
   */
  readonly state: WebhookState;
  /**
   * When it was registered.
   *
   * Date and time of RFC 3339.
   *
   * @example "2026-08-03T07:12:44Z"
   */
  readonly createdAt: string;
  /**
   * The first failure since the endpoint last accepted a message; null if there is none.
   *
   * Date and time of RFC 3339.
   *
   * @example "2026-10-19T09:12:00Z"
   */
  readonly failingSince: string | null;
  /**
   * When it was disabled; null where it is not.
   *
   * Date and time of RFC 3339.
   *
   * @example null
   */
  readonly disabledAt: string | null;
  /** The circuit of its endpoint; null while nothing has failed. */
  readonly circuit: Circuit | null;
  /**
   * How many messages wait for it; 1,000 stands for that many or more.
   *
   * Integer from 0 to 1000.
   *
   * @example 12
   */
  readonly pending: number;
}

/** A webhook was registered, changed its state, or was removed. */
export type WebhookEvent = Webhook & {
  /**
   * Names the event.
   *
   * @example "webhook"
   */
  readonly type: "webhook";
};

/** The figures of the overview, at most once a second. */
export type OverviewEvent = Overview & {
  /**
   * Names the event.
   *
   * @example "overview"
   */
  readonly type: "overview";
};

/** A change that an operator made. */
export interface AuditEntry {
  /**
   * Identifies the entry; later entries have larger ids.
   *
   * 32-bit integer.
   *
   * @example 318
   */
  readonly id: number;
  /**
   * When the change was made.
   *
   * Date and time of RFC 3339.
   *
   * @example "2026-10-19T09:41:00Z"
   */
  readonly at: string;
  /**
   * Who made it: a user of the machine, or the name of an operator token.
   *
   * @example "On-call"
   */
  readonly actor: string;
  /**
   * What was done.
   *
   * @example "job.retry"
   */
  readonly action: string;
  /**
   * What was changed.
   *
   * @example "job 5f0c2f6e-8d2b-4b7e-9c39-2f1a7d9b6c11"
   */
  readonly subject: string;
  /**
   * What is worth knowing of it; never a secret.
   *
   * @example {"job":"8a41c7d0-1b5e-4f5a-9a57-64c1f0a2e7b3"}
   */
  readonly details: {
    readonly [member: string]: unknown;
  };
}

/** An operator changed something. */
export type AuditEvent = AuditEntry & {
  /**
   * Names the event.
   *
   * @example "audit"
   */
  readonly type: "audit";
};

/** More happened than is told one by one: ask for the list again. */
export interface ChangedEvent {
  /**
   * Names the event.
   *
   * @example "changed"
   */
  readonly type: "changed";
  /**
   * The list that changed.
   *
   * @example "jobs"
   */
  readonly list: "jobs" | "deliveries" | "webhooks" | "audit";
}

/** What changed. `type` is the name of the event too. */
export type OperatorEvent =
  | JobEvent
  | DeliveryEvent
  | WebhookEvent
  | OverviewEvent
  | AuditEvent
  | ChangedEvent;

/** Who calls, and for how long. */
export interface Session {
  /**
   * Name of the operator token, or the user of the machine.
   *
   * @example "On-call"
   */
  readonly name: string;
  /**
   * What an operator may do: `read` everything, `operate` what is there too, `admin` also create, revoke, erase and back up. Each includes the one before it.
   *
   * @example "operate"
   */
  readonly role: Role;
  /**
   * When the session ends; null if there is no session, as on the control socket.
   *
   * Date and time of RFC 3339.
   *
   * @example "2026-10-19T21:36:00Z"
   */
  readonly expiresAt: string | null;
}

/** What a session is made from: an operator token, or the one-time code of a link that `document-export console` prints. */
export type SessionCreate =
  | {
      /**
       * The token.
       *
       * 1 to 200 characters.
       *
       * @example "dxo_Zk3vQ8yT1mN5bR7pL2wX9cJ4hF6sD0gA"
       */
      readonly token: string;
    }
  | {
      /**
       * The code behind `#login=`; it can be used once, within a minute.
       *
       * 1 to 200 characters.
       *
       * @example "h7Qm2vX9tL4cR1sW8eN3bY6uK0pJ5dF2gZ7aV4xC9iE"
       */
      readonly code: string;
    };

/** One page of jobs. */
export interface JobPage {
  /** The jobs of this page. */
  readonly items: readonly Job[];
  /**
   * Where the next page begins; null on the last page.
   *
   * @example null
   */
  readonly nextCursor: string | null;
  /**
   * How far back `q` was looked for in this page; null without `q`, or where everything was searched.
   *
   * Date and time of RFC 3339.
   *
   * @example null
   */
  readonly searchedUntil: string | null;
}

/** The parts of an export that an operator requests. */
export interface JobCreate {
  /**
   * The JSON of the document, as the hosting provider's document API returns it.
   *
   * @example "{\"documentId\":\"1Q8zR5vT2mXy7LpW4nKd9cJh3sFa6bGe\",\"title\":\"Quarterly report\",\"body\":{\"content\":[]}}"
   */
  readonly file: string;
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
}

/** Which failed jobs to retry; all members hold together. */
export interface JobRetry {
  /**
   * Only jobs that were queued at this time or later.
   *
   * Date and time of RFC 3339.
   *
   * @example "2026-10-19T09:00:00Z"
   */
  readonly since: string;
  /**
   * Only jobs that were queued before this time; without it, before the first call.
   *
   * Date and time of RFC 3339.
   *
   * @example "2026-10-19T10:00:00Z"
   */
  readonly until?: string;
  /**
   * Only jobs of this workspace.
   *
   * 32-bit integer.
   *
   * @example 1
   */
  readonly workspace?: number;
  /**
   * Only jobs from or to this connection.
   *
   * 32-bit integer.
   *
   * @example 12
   */
  readonly connection?: number;
  /**
   * Only jobs that this finds, as in the list: a whole id, or a part of title, target or summary.
   *
   * 1 to 200 characters.
   *
   * @example "quarterly"
   */
  readonly q?: string;
  /**
   * Only counts what the call would do, and changes nothing.
   *
   * @default false
   * @example false
   */
  readonly dryRun?: boolean;
  /**
   * Goes on where an earlier call stopped: its `nextCursor`.
   *
   * 1 to 500 characters.
   *
   * @example "eyJhdCI6IjIwMjYtMTAtMTlUMDk6MzQ6MTBaIn0"
   */
  readonly cursor?: string;
}

/** What a call retried. */
export interface JobRetryReport {
  /**
   * How many new jobs there are, or would be.
   *
   * Integer of at least 0.
   *
   * @example 12
   */
  readonly retried: number;
  /**
   * How many failed jobs were left out since their uploads are not stored any more.
   *
   * Integer of at least 0.
   *
   * @example 0
   */
  readonly withoutUpload: number;
  /**
   * There is more: repeat the call with this `cursor`; null where nothing is left.
   *
   * @example null
   */
  readonly nextCursor: string | null;
}

/** Something that the export could not carry over, or had to do twice. */
export interface JobWarning {
  /**
   * Stable code of the warning.
   *
   * @example "image-expires"
   */
  readonly code: string;
  /**
   * What was lost and what stands in its place.
   *
   * @example "The image links to a Google Docs URL, which expires after about half an hour."
   */
  readonly detail: string;
  /**
   * JSON pointer into the uploaded document; null where the warning concerns no one place.
   *
   * @example "/body/content/14/paragraph/elements/0"
   */
  readonly pointer: string | null;
  /**
   * In how many places it happened, where one warning stands for several; null where it stands for itself.
   *
   * Integer of at least 1.
   *
   * @example null
   */
  readonly count: number | null;
  /**
   * Text at the place, or the last one before it, by which it is found in the preview; null if there is none.
   *
   * At most 40 characters.
   *
   * @example "Revenue grew by 4 % in the third quarter"
   */
  readonly near: string | null;
}

/** Where an output document can be found. */
export interface Link {
  /**
   * What to call the link.
   *
   * @example "Open in Company site"
   */
  readonly title: string;
  /**
   * What is behind the link.
   *
   * @example "The report as Markdown"
   */
  readonly description: string;
  /**
   * The address.
   *
   * @example "https://www.example.net/reports/2026-q3"
   */
  readonly url: string;
}

/** A document that a job created. */
export interface OutputDocument {
  /**
   * Title of the document, or its path in the destination where it has no link.
   *
   * @example "Quarterly report"
   */
  readonly title: string;
  /** Where to find the document; empty where the destination has no addresses. */
  readonly links: readonly Link[];
}

/** One thing that happened to a job. */
export interface JobTimelineEntry {
  /**
   * When it happened.
   *
   * Date and time of RFC 3339.
   *
   * @example "2026-10-19T09:34:10Z"
   */
  readonly at: string;
  /**
   * What happened: `claimed` by a worker, `requeued` for another attempt, `released` by a worker that stopped.
   *
   * @example "failed"
   */
  readonly event: "queued" | "claimed" | "requeued" | "released" | "done" | "failed" | "canceled";
  /**
   * The attempt that it belongs to; 0 before the first.
   *
   * Integer of at least 0.
   *
   * @example 3
   */
  readonly attempt: number;
  /**
   * Why, if there is a reason. After `Cause:` stands the error of a failed attempt, which callers are not told.
   *
   * @example "Waiting for the next attempt: the delivery to Company site failed. Cause: connect ECONNREFUSED 192.0.2.7:443"
   */
  readonly detail: string | null;
}

/**
 * What a job failed for: the `document` cannot be read, its `conversion` took too much memory or time, something else has the path of the result (`target`), the `destination` refused it or was `unreachable` in every attempt, the `storage` of the service could not be used, its `workers` died, the service has an `internal` fault, or an operator `canceled` it.
 *
 * @example "unreachable"
 */
export type JobFailureCause =
  | "document"
  | "conversion"
  | "target"
  | "destination"
  | "unreachable"
  | "storage"
  | "workers"
  | "internal"
  | "canceled";

/** Why a job failed, and what helps. */
export interface JobFailure {
  /**
   * What a job failed for: the `document` cannot be read, its `conversion` took too much memory or time, something else has the path of the result (`target`), the `destination` refused it or was `unreachable` in every attempt, the `storage` of the service could not be used, its `workers` died, the service has an `internal` fault, or an operator `canceled` it.
   *
   * @example "unreachable"
   */
  readonly cause: JobFailureCause;
  /**
   * What to do, in sentences for an operator.
   *
   * @example "The destination did not take the result in any attempt. When it responds again, retry the job, or export to another destination."
   */
  readonly advice: string;
  /**
   * Whether a retry can end otherwise without a change of the document or the place.
   *
   * @example true
   */
  readonly retryHelps: boolean;
}

/** What can be done with a job as it is now. */
export interface JobActions {
  /**
   * Whether it can be exported again: it failed, or is done, and its upload is still stored.
   *
   * @example true
   */
  readonly retry: boolean;
  /**
   * Whether it can be canceled: it has not ended.
   *
   * @example false
   */
  readonly cancel: boolean;
  /**
   * Whether there is a preview: its upload is still stored.
   *
   * @example true
   */
  readonly preview: boolean;
  /**
   * Whether its result can be downloaded: it is done, and its destination gives results back.
   *
   * @example false
   */
  readonly result: boolean;
  /**
   * Whether its upload can be downloaded: it is still stored.
   *
   * @example true
   */
  readonly upload: boolean;
}

/** An export with everything that is stored of it. */
export type JobDetails = Job & {
  /**
   * Format that the document is converted to.
   *
   * @example "markdown"
   */
  readonly format: string;
  /**
   * The id of the document in its source.
   *
   * @example "1Q8zR5vT2mXy7LpW4nKd9cJh3sFa6bGe"
   */
  readonly documentId: string;
  /**
   * The revision that was exported; empty where the document names none.
   *
   * @example "ALm37BVT2mXy7L"
   */
  readonly revisionId: string;
  /** The warnings, with their places; of a code that occurs often, the first ones. */
  readonly warnings: readonly JobWarning[];
  /**
   * How many warnings of each code there are, those that `warnings` leaves out included.
   *
   * @example {"image-expires":1}
   */
  readonly warningCounts: {
    readonly [member: string]: number;
  };
  /** The documents that the job created; empty until there are any. */
  readonly outputs: readonly OutputDocument[];
  /**
   * Finds the job in traces and logs; null where the request came without a trace.
   *
   * @example "0af7651916cd43dd8448eb211c80319c"
   */
  readonly traceId: string | null;
  /** What happened to the job, oldest first. */
  readonly timeline: readonly JobTimelineEntry[];
  /** Why the job failed; null where it did not, or failed under an earlier version of the service. */
  readonly failure: JobFailure | null;
  /** What can be done with a job as it is now. */
  readonly can: JobActions;
};

/** What is different in the new job; all else is as in the old one. */
export interface JobRepeat {
  /**
   * Another destination connection of the same workspace.
   *
   * 32-bit integer.
   *
   * @example 14
   */
  readonly destination?: number;
  /**
   * Another format.
   *
   * 1 to 100 characters.
   *
   * @example "html"
   */
  readonly format?: string;
}

/** One page of deliveries. */
export interface DeliveryPage {
  /** The deliveries of this page. */
  readonly items: readonly Delivery[];
  /**
   * Where the next page begins; null on the last page.
   *
   * @example null
   */
  readonly nextCursor: string | null;
  /**
   * How far back `q` was looked for in this page; null without `q`, or where everything was searched.
   *
   * Date and time of RFC 3339.
   *
   * @example null
   */
  readonly searchedUntil: string | null;
}

/** One call of an endpoint. */
export interface DeliveryAttempt {
  /**
   * Which attempt it was, counted from 1.
   *
   * Integer of at least 1.
   *
   * @example 2
   */
  readonly number: number;
  /**
   * When the call began.
   *
   * Date and time of RFC 3339.
   *
   * @example "2026-10-19T09:40:02Z"
   */
  readonly at: string;
  /**
   * The status that the endpoint responded with; null where it did not respond.
   *
   * Integer from 100 to 599.
   *
   * @example 503
   */
  readonly status: number | null;
  /**
   * Why there is no status; null if there is one.
   *
   * @example null
   */
  readonly error: string | null;
  /**
   * The first 1,000 characters of the response.
   *
   * @example "Down for maintenance"
   */
  readonly response: string;
  /**
   * How long the call took, in milliseconds.
   *
   * Integer of at least 0.
   *
   * @example 112
   */
  readonly durationMs: number;
}

/** What can be done with a delivery as it is now. */
export interface DeliveryActions {
  /**
   * Whether it can be sent again: its body is still stored.
   *
   * @example true
   */
  readonly replay: boolean;
}

/** A delivery with what was sent and what came back. */
export type DeliveryDetails = Delivery & {
  /**
   * What is sent, byte for byte; null once it was delivered and the body is no longer stored.
   *
   * @example "{\"type\":\"job.failed\",\"timestamp\":\"2026-10-19T09:34:10Z\",\"data\":{}}"
   */
  readonly body: string | null;
  /**
   * Finds the delivery in traces and logs; null if there is no trace.
   *
   * @example "0af7651916cd43dd8448eb211c80319c"
   */
  readonly traceId: string | null;
  /** The attempts, oldest first. */
  readonly attemptList: readonly DeliveryAttempt[];
  /** What can be done with a delivery as it is now. */
  readonly can: DeliveryActions;
};

/** Which deliveries to send again. */
export interface DeliveryReplay {
  /**
   * Only messages that were created at this time or later.
   *
   * Date and time of RFC 3339.
   *
   * @example "2026-10-19T09:00:00Z"
   */
  readonly since: string;
  /**
   * Only messages that were created before this time; without it, all since then.
   *
   * Date and time of RFC 3339.
   *
   * @example "2026-10-19T10:00:00Z"
   */
  readonly until?: string;
  /**
   * Only deliveries in these states; a pending one becomes due now.
   *
   * At least 1 item.
   *
   * @default ["failed","pending"]
   * @example ["failed"]
   */
  readonly states?: readonly ("failed" | "pending")[];
  /**
   * Only messages to this webhook.
   *
   * 32-bit integer.
   *
   * @example 41
   */
  readonly webhook?: number;
  /**
   * Only messages of this workspace.
   *
   * 32-bit integer.
   *
   * @example 1
   */
  readonly workspace?: number;
  /**
   * Only counts what the call would do, and changes nothing.
   *
   * @default false
   * @example false
   */
  readonly dryRun?: boolean;
  /**
   * Goes on where an earlier call stopped: its `nextCursor`.
   *
   * 1 to 500 characters.
   *
   * @example "eyJhdCI6IjIwMjYtMTAtMTlUMDk6MzQ6MTBaIn0"
   */
  readonly cursor?: string;
}

/** What a call sent again. */
export interface DeliveryReplayReport {
  /**
   * How many deliveries are due again, or would be.
   *
   * Integer of at least 0.
   *
   * @example 12
   */
  readonly replayed: number;
  /**
   * There is more: repeat the call with this `cursor`; null where nothing is left.
   *
   * @example null
   */
  readonly nextCursor: string | null;
}

/** One page of webhooks. */
export interface WebhookPage {
  /** The webhooks of this page. */
  readonly items: readonly Webhook[];
  /**
   * Where the next page begins; null on the last page.
   *
   * @example null
   */
  readonly nextCursor: string | null;
  /**
   * How far back `q` was looked for in this page; null without `q`, or where everything was searched.
   *
   * Date and time of RFC 3339.
   *
   * @example null
   */
  readonly searchedUntil: string | null;
}

/** What became of the calls of a webhook in the last 24 hours. */
export interface WebhookCalls {
  /**
   * From when calls are counted.
   *
   * Date and time of RFC 3339.
   *
   * @example "2026-10-18T09:40:00Z"
   */
  readonly since: string;
  /**
   * How many calls were made.
   *
   * Integer of at least 0.
   *
   * @example 412
   */
  readonly calls: number;
  /**
   * How many of them were not accepted with a status 2xx.
   *
   * Integer of at least 0.
   *
   * @example 9
   */
  readonly failed: number;
  /**
   * The failed calls by their kind, most frequent first.
   *
   * At most 20 items.
   */
  readonly failures: readonly {
    /**
     * A status such as `503`, or why there was none (`timeout`, `connection`, `name`, `certificate`, `address`, `other`).
     *
     * @example "503"
     */
    readonly kind: string;
    /**
     * How many calls failed so.
     *
     * Integer of at least 1.
     *
     * @example 7
     */
    readonly count: number;
  }[];
  /**
   * Half of the calls took at most as many milliseconds; null where there was none.
   *
   * Integer of at least 0.
   *
   * @example 92
   */
  readonly p50Ms: number | null;
  /**
   * Of 20 calls 19 took at most as many milliseconds; null where there was none.
   *
   * Integer of at least 0.
   *
   * @example 310
   */
  readonly p95Ms: number | null;
}

/** Which event to send an example of. */
export interface WebhookCheck {
  /**
   * Name of an event of the contract.
   *
   * 1 to 100 characters.
   *
   * @example "job.done"
   */
  readonly event: string;
}

/** What came back for an example. */
export interface WebhookCheckResult {
  /**
   * The `webhook-id` that was sent.
   *
   * @example "msg_2kR7pL9wX4cJ"
   */
  readonly id: string;
  /**
   * Name of the event.
   *
   * @example "job.done"
   */
  readonly event: string;
  /**
   * Whether the endpoint responded with a status 2xx.
   *
   * @example true
   */
  readonly accepted: boolean;
  /**
   * The status that the endpoint responded with; null where it did not respond.
   *
   * Integer from 100 to 599.
   *
   * @example 204
   */
  readonly status: number | null;
  /**
   * Why there is no status; null if there is one.
   *
   * @example null
   */
  readonly error: string | null;
  /**
   * The beginning of the response, at most 1,024 bytes.
   *
   * @example "ok"
   */
  readonly response: string;
  /**
   * How long the call took, in milliseconds.
   *
   * Integer of at least 0.
   *
   * @example 84
   */
  readonly durationMs: number;
}

/** A token that may see the page of one webhook, without the token itself. */
export interface ViewToken {
  /**
   * Identifies the token.
   *
   * 32-bit integer.
   *
   * @example 3
   */
  readonly id: number;
  /**
   * Whom the token is for.
   *
   * @example "Support of Example Ltd."
   */
  readonly name: string;
  /**
   * When it was created.
   *
   * Date and time of RFC 3339.
   *
   * @example "2026-10-01T08:00:00Z"
   */
  readonly createdAt: string;
  /**
   * When it ends, or ended.
   *
   * Date and time of RFC 3339.
   *
   * @example "2026-10-31T08:00:00Z"
   */
  readonly expiresAt: string;
  /**
   * When it was last used, to the minute; null where it never was.
   *
   * Date and time of RFC 3339.
   *
   * @example "2026-10-19T09:36:00Z"
   */
  readonly lastUsedAt: string | null;
}

/** One page of view tokens. */
export interface ViewTokenPage {
  /**
   * The view tokens of this page.
   *
   * At most 10 items.
   */
  readonly items: readonly ViewToken[];
  /**
   * Where the next page begins; null on the last page.
   *
   * @example null
   */
  readonly nextCursor: string | null;
}

/** A view token to create. */
export interface ViewTokenCreate {
  /**
   * Whom the token is for.
   *
   * 1 to 200 characters.
   *
   * @example "Support of Example Ltd."
   */
  readonly name: string;
  /**
   * When it ends, at most 366 days from now; 30 days from now where it is left out.
   *
   * Date and time of RFC 3339.
   *
   * @example "2026-10-31T08:00:00Z"
   */
  readonly expiresAt?: string;
}

/** A view token that was just created. */
export type CreatedViewToken = ViewToken & {
  /**
   * The token; it cannot be shown again.
   *
   * @example "dxv_Zk3vQ8yT1mN5bR7pL2wX9cJ4hF6sD0gA"
   */
  readonly token: string;
  /**
   * Where it is entered; null where neither `operator.viewUrl` nor `operator.publicUrl` says so.
   *
   * @example "https://status.example.com/webhook-view/"
   */
  readonly page: string | null;
};

/** One page of circuits. */
export interface CircuitPage {
  /** The circuits of this page. */
  readonly items: readonly Circuit[];
  /**
   * Where the next page begins; null on the last page.
   *
   * @example null
   */
  readonly nextCursor: string | null;
}

/** Which circuit to close. */
export interface CircuitClose {
  /**
   * The workspace whose calls it stops.
   *
   * 32-bit integer.
   *
   * @example 1
   */
  readonly workspace: number;
  /**
   * The server: scheme, host and port, as the list names it.
   *
   * At least 1 character.
   *
   * @example "https://www.example.net"
   */
  readonly address: string;
}

/** One page of pauses. */
export interface PausePage {
  /**
   * The pauses of this page.
   *
   * At most 50 items.
   */
  readonly items: readonly Pause[];
  /**
   * Where the next page begins; null on the last page.
   *
   * @example null
   */
  readonly nextCursor: string | null;
}

/** What to hold back, and why. At most one of workspace, destination and webhook; a destination goes with exports, a webhook with deliveries. */
export interface PauseCreate {
  /**
   * What is held back.
   *
   * @example "exports"
   */
  readonly work: "exports" | "deliveries";
  /**
   * Only the work of this workspace.
   *
   * 32-bit integer of at least 1.
   *
   * @example 1
   */
  readonly workspace?: number;
  /**
   * Only exports to this connection.
   *
   * 32-bit integer of at least 1.
   *
   * @example 12
   */
  readonly destination?: number;
  /**
   * Only deliveries to this webhook.
   *
   * 32-bit integer of at least 1.
   *
   * @example 41
   */
  readonly webhook?: number;
  /**
   * Why, for everybody who sees the console or `status`.
   *
   * 1 to 500 characters.
   *
   * @example "The site moves to another server until noon."
   */
  readonly reason: string;
}

/** What the last check of a destination found. Destinations are checked every hour, those that fail every minute. */
export interface LastCheck {
  /**
   * When it was checked.
   *
   * Date and time of RFC 3339.
   *
   * @example "2026-10-19T09:40:00Z"
   */
  readonly at: string;
  /**
   * Whether it accepts results.
   *
   * @example false
   */
  readonly ok: boolean;
  /**
   * What was tried and what came back.
   *
   * @example "Company site (wordpress) accepts no results: the site responded with 503 Service Unavailable."
   */
  readonly detail: string;
  /**
   * Since when the checks have found this.
   *
   * Date and time of RFC 3339.
   *
   * @example "2026-10-19T09:20:00Z"
   */
  readonly since: string;
}

/** A source of documents, or a destination of results. */
export interface Connection {
  /**
   * Identifies the connection.
   *
   * 32-bit integer.
   *
   * @example 12
   */
  readonly id: number;
  /** A resource, named where another one refers to it. */
  readonly workspace: Ref;
  /**
   * What callers see.
   *
   * @example "Company site"
   */
  readonly name: string;
  /**
   * Which end of an export it is.
   *
   * @example "destination"
   */
  readonly role: "source" | "destination";
  /**
   * Kind of connection, such as `google-docs` or `wordpress`.
   *
   * @example "wordpress"
   */
  readonly kind: string;
  /**
   * Settings of its kind; secrets are not settings and are never returned.
   *
   * @example {"url":"https://www.example.net"}
   */
  readonly settings: {
    readonly [member: string]: unknown;
  };
  /**
   * Whether secrets are stored for it.
   *
   * @example true
   */
  readonly hasSecrets: boolean;
  /**
   * Names of the secrets that its kind takes, stored or not.
   *
   * @example ["applicationPassword"]
   */
  readonly secretNames: readonly string[];
  /** What its last check found; null for a source, and before the first check. */
  readonly lastCheck: LastCheck | null;
}

/** One page of connections. */
export interface ConnectionPage {
  /** The connections of this page. */
  readonly items: readonly Connection[];
  /**
   * Where the next page begins; null on the last page.
   *
   * @example null
   */
  readonly nextCursor: string | null;
}

/** A connection to add. */
export interface ConnectionCreate {
  /**
   * The workspace that it belongs to.
   *
   * 32-bit integer.
   *
   * @example 1
   */
  readonly workspace: number;
  /**
   * What callers see.
   *
   * 1 to 200 characters.
   *
   * @example "Company site"
   */
  readonly name: string;
  /**
   * Kind of connection, such as `google-docs` or `wordpress`.
   *
   * At least 1 character.
   *
   * @example "wordpress"
   */
  readonly kind: string;
  /**
   * Settings of its kind.
   *
   * @example {"url":"https://www.example.net"}
   */
  readonly settings?: {
    readonly [member: string]: unknown;
  };
  /**
   * Secrets of its kind; stored encrypted and never returned.
   *
   * @example {"username":"press","applicationPassword":"abcd efgh ijkl mnop"}
   */
  readonly secrets?: {
    readonly [member: string]: string;
  };
}

/**
 * What changes of a connection: members that are absent stay as they are.
 *
 * At least 1 member.
 */
export interface ConnectionUpdate {
  /**
   * What callers see.
   *
   * 1 to 200 characters.
   *
   * @example "Company site"
   */
  readonly name?: string;
  /**
   * Settings to change, merged with the stored ones (RFC 7396); null removes one, so that its default holds.
   *
   * @example {"url":"https://www.example.net","status":null}
   */
  readonly settings?: {
    readonly [member: string]: unknown;
  };
  /**
   * Secrets to change, merged with the stored ones; null removes one. They are stored encrypted and never returned.
   *
   * @example {"applicationPassword":"abcd efgh ijkl mnop"}
   */
  readonly secrets?: {
    readonly [member: string]: string | null;
  };
}

/** What a check of a connection found. */
export interface ConnectionCheck {
  /**
   * Whether it can be used.
   *
   * @example true
   */
  readonly ok: boolean;
  /**
   * What was tried and what came back.
   *
   * @example "www.example.net accepts the user `press`, who may publish."
   */
  readonly detail: string;
  /**
   * How long the check took, in milliseconds.
   *
   * Integer of at least 0.
   *
   * @example 184
   */
  readonly durationMs: number;
}

/** Links a source to a destination. */
export interface Collection {
  /**
   * Identifies the collection.
   *
   * 32-bit integer.
   *
   * @example 3
   */
  readonly id: number;
  /** A resource, named where another one refers to it. */
  readonly workspace: Ref;
  /**
   * What callers see.
   *
   * @example "Quarterly reports"
   */
  readonly name: string;
  /** A resource, named where another one refers to it. */
  readonly source: Ref;
  /** A resource, named where another one refers to it. */
  readonly destination: Ref;
}

/** One page of collections. */
export interface CollectionPage {
  /** The collections of this page. */
  readonly items: readonly Collection[];
  /**
   * Where the next page begins; null on the last page.
   *
   * @example null
   */
  readonly nextCursor: string | null;
}

/** A collection to add. Both connections belong to one workspace. */
export interface CollectionCreate {
  /**
   * What callers see.
   *
   * 1 to 200 characters.
   *
   * @example "Quarterly reports"
   */
  readonly name: string;
  /**
   * The source connection.
   *
   * 32-bit integer.
   *
   * @example 7
   */
  readonly source: number;
  /**
   * The destination connection.
   *
   * 32-bit integer.
   *
   * @example 12
   */
  readonly destination: number;
}

/** What a workspace may use. These are the settings of `limits` where nothing else was set for it. */
export interface WorkspaceLimits {
  /**
   * Unfinished exports; above it, 429.
   *
   * 64-bit integer from 1 to 1000000000.
   *
   * @example 200
   */
  readonly queuedExports: number;
  /**
   * Bytes stored for unfinished exports; above it, 429.
   *
   * 64-bit integer from 1024 to 9007199254740991.
   *
   * @example 1073741824
   */
  readonly storedBytes: number;
  /**
   * Uploads at the same time in a process; above it, 429.
   *
   * 64-bit integer from 1 to 1000000000.
   *
   * @example 16
   */
  readonly concurrentUploads: number;
  /**
   * Requests that each token may make in a minute; above it, 429.
   *
   * 64-bit integer from 1 to 1000000000.
   *
   * @example 60
   */
  readonly requestsPerMinute: number;
  /**
   * Active webhooks.
   *
   * 64-bit integer from 1 to 1000000000.
   *
   * @example 5
   */
  readonly webhooks: number;
}

/** A tenant, with connections, records and webhooks of its own. */
export interface Workspace {
  /**
   * Identifies the workspace.
   *
   * 32-bit integer.
   *
   * @example 1
   */
  readonly id: number;
  /**
   * What the operator calls it.
   *
   * @example "Newsroom"
   */
  readonly name: string;
  /**
   * How many exports were completed.
   *
   * Integer of at least 0.
   *
   * @example 1841
   */
  readonly exports: number;
  /**
   * How many exports have not ended.
   *
   * Integer of at least 0.
   *
   * @example 2
   */
  readonly queuedExports: number;
  /**
   * Bytes stored for the exports that have not ended.
   *
   * 64-bit integer of at least 0.
   *
   * @example 412330
   */
  readonly storedBytes: number;
  /** What a workspace may use. These are the settings of `limits` where nothing else was set for it. */
  readonly limits: WorkspaceLimits;
  /**
   * Which of these were set for this workspace.
   *
   * No item twice.
   *
   * @example ["queuedExports"]
   */
  readonly ownLimits: readonly (
    | "queuedExports"
    | "storedBytes"
    | "concurrentUploads"
    | "requestsPerMinute"
    | "webhooks"
  )[];
}

/** One page of workspaces. */
export interface WorkspacePage {
  /** The workspaces of this page. */
  readonly items: readonly Workspace[];
  /**
   * Where the next page begins; null on the last page.
   *
   * @example null
   */
  readonly nextCursor: string | null;
}

/** A workspace to add. */
export interface WorkspaceCreate {
  /**
   * What the operator calls it.
   *
   * 1 to 200 characters.
   *
   * @example "Newsroom"
   */
  readonly name: string;
}

/** Limits of one workspace alone, in place of the settings of `limits`. Null stands for the setting. */
export interface OwnLimits {
  /**
   * Unfinished exports; above it, 429.
   *
   * 64-bit integer from 1 to 1000000000.
   *
   * @example 200
   */
  readonly queuedExports?: number | null;
  /**
   * Bytes stored for unfinished exports; above it, 429.
   *
   * 64-bit integer from 1024 to 9007199254740991.
   *
   * @example 1073741824
   */
  readonly storedBytes?: number | null;
  /**
   * Uploads at the same time in a process; above it, 429.
   *
   * 64-bit integer from 1 to 1000000000.
   *
   * @example 16
   */
  readonly concurrentUploads?: number | null;
  /**
   * Requests that each token may make in a minute; above it, 429.
   *
   * 64-bit integer from 1 to 1000000000.
   *
   * @example 60
   */
  readonly requestsPerMinute?: number | null;
  /**
   * Active webhooks.
   *
   * 64-bit integer from 1 to 1000000000.
   *
   * @example 5
   */
  readonly webhooks?: number | null;
}

/** What changes of a workspace: members that are absent stay as they are. */
export interface WorkspaceUpdate {
  /** Limits of one workspace alone, in place of the settings of `limits`. Null stands for the setting. */
  readonly limits: OwnLimits;
}

/** What a workspace did on a day of UTC. What takes longer than a day counts where it begins, and where it ends. */
export interface UsageDay {
  /**
   * The day.
   *
   * Date of RFC 3339.
   *
   * @example "2026-10-19"
   */
  readonly day: string;
  /** A resource, named where another one refers to it. */
  readonly workspace: Ref;
  /**
   * Exports that were accepted, also those that an operator started.
   *
   * 64-bit integer of at least 0.
   *
   * @example 18
   */
  readonly exports: number;
  /**
   * Of these, the ones that repeat a failed job. Their upload was counted with that.
   *
   * 64-bit integer of at least 0.
   *
   * @example 1
   */
  readonly retries: number;
  /**
   * Exports that ended with a result.
   *
   * 64-bit integer of at least 0.
   *
   * @example 16
   */
  readonly done: number;
  /**
   * Exports that ended without a result, also those that were canceled.
   *
   * 64-bit integer of at least 0.
   *
   * @example 1
   */
  readonly failed: number;
  /**
   * Of these, the ones that an operator canceled.
   *
   * 64-bit integer of at least 0.
   *
   * @example 0
   */
  readonly canceled: number;
  /**
   * Bytes of the uploaded JSON.
   *
   * 64-bit integer of at least 0.
   *
   * @example 5242880
   */
  readonly bytesIn: number;
  /**
   * Bytes of results, and of images that were published with them.
   *
   * 64-bit integer of at least 0.
   *
   * @example 1048576
   */
  readonly bytesOut: number;
  /**
   * Calls of webhooks.
   *
   * 64-bit integer of at least 0.
   *
   * @example 64
   */
  readonly calls: number;
  /**
   * Of these, the ones that were not accepted.
   *
   * 64-bit integer of at least 0.
   *
   * @example 2
   */
  readonly failedCalls: number;
}

/** What was done. An attempt that is repeated counts once. */
export interface Usage {
  /**
   * Exports that were accepted, also those that an operator started.
   *
   * 64-bit integer of at least 0.
   *
   * @example 18
   */
  readonly exports: number;
  /**
   * Of these, the ones that repeat a failed job. Their upload was counted with that.
   *
   * 64-bit integer of at least 0.
   *
   * @example 1
   */
  readonly retries: number;
  /**
   * Exports that ended with a result.
   *
   * 64-bit integer of at least 0.
   *
   * @example 16
   */
  readonly done: number;
  /**
   * Exports that ended without a result, also those that were canceled.
   *
   * 64-bit integer of at least 0.
   *
   * @example 1
   */
  readonly failed: number;
  /**
   * Of these, the ones that an operator canceled.
   *
   * 64-bit integer of at least 0.
   *
   * @example 0
   */
  readonly canceled: number;
  /**
   * Bytes of the uploaded JSON.
   *
   * 64-bit integer of at least 0.
   *
   * @example 5242880
   */
  readonly bytesIn: number;
  /**
   * Bytes of results, and of images that were published with them.
   *
   * 64-bit integer of at least 0.
   *
   * @example 1048576
   */
  readonly bytesOut: number;
  /**
   * Calls of webhooks.
   *
   * 64-bit integer of at least 0.
   *
   * @example 64
   */
  readonly calls: number;
  /**
   * Of these, the ones that were not accepted.
   *
   * 64-bit integer of at least 0.
   *
   * @example 2
   */
  readonly failedCalls: number;
}

/** One page of usage. */
export interface UsagePage {
  /** The days of this page. */
  readonly items: readonly UsageDay[];
  /** What was done. An attempt that is repeated counts once. */
  readonly total: Usage;
  /**
   * Where the next page begins; null on the last page.
   *
   * @example null
   */
  readonly nextCursor: string | null;
}

/** A token of a caller of the interface, without the token itself. */
export interface Token {
  /**
   * Identifies the token.
   *
   * 32-bit integer.
   *
   * @example 5
   */
  readonly id: number;
  /**
   * What the token is for.
   *
   * @example "Site builder"
   */
  readonly name: string;
  /** A resource, named where another one refers to it. */
  readonly workspace: Ref;
  /** A resource, named where another one refers to it. */
  readonly source: Ref;
  /**
   * What the token may do in the interface.
   *
   * @example ["exports:write"]
   */
  readonly scopes: readonly string[];
  /**
   * When it was created.
   *
   * Date and time of RFC 3339.
   *
   * @example "2026-08-03T07:10:00Z"
   */
  readonly createdAt: string;
  /**
   * When it ends, or ended; null where it never does.
   *
   * Date and time of RFC 3339.
   *
   * @example null
   */
  readonly expiresAt: string | null;
}

/** One page of tokens. */
export interface TokenPage {
  /** The tokens of this page. */
  readonly items: readonly Token[];
  /**
   * Where the next page begins; null on the last page.
   *
   * @example null
   */
  readonly nextCursor: string | null;
}

/** A token to create. */
export interface TokenCreate {
  /**
   * The source connection that the token belongs to; it determines the workspace.
   *
   * 32-bit integer.
   *
   * @example 7
   */
  readonly source: number;
  /**
   * What the token is for.
   *
   * 1 to 200 characters.
   *
   * @example "Site builder"
   */
  readonly name: string;
  /**
   * What it may do in the interface; everything where it is left out.
   *
   * At least 1 item.
   *
   * @example ["exports:write"]
   */
  readonly scopes?: readonly string[];
  /**
   * When it ends; null or absent means never.
   *
   * Date and time of RFC 3339.
   *
   * @example "2027-10-19T00:00:00Z"
   */
  readonly expiresAt?: string | null;
}

/** A token that was just created. */
export type CreatedToken = Token & {
  /**
   * The token; it cannot be shown again.
   *
   * @example "dx_Zk3vQ8yT1mN5bR7pL2wX9cJ4hF6sD0gA"
   */
  readonly token: string;
};

/** A token of this API, without the token itself. */
export interface OperatorToken {
  /**
   * Identifies the token.
   *
   * 32-bit integer.
   *
   * @example 2
   */
  readonly id: number;
  /**
   * Whom or what the token is for.
   *
   * @example "On-call"
   */
  readonly name: string;
  /**
   * What an operator may do: `read` everything, `operate` what is there too, `admin` also create, revoke, erase and back up. Each includes the one before it.
   *
   * @example "operate"
   */
  readonly role: Role;
  /**
   * When it was created.
   *
   * Date and time of RFC 3339.
   *
   * @example "2026-09-01T08:00:00Z"
   */
  readonly createdAt: string;
  /**
   * When it ends, or ended; null where it never does.
   *
   * Date and time of RFC 3339.
   *
   * @example null
   */
  readonly expiresAt: string | null;
  /**
   * When it was last used, to the minute; null where it never was.
   *
   * Date and time of RFC 3339.
   *
   * @example "2026-10-19T09:36:00Z"
   */
  readonly lastUsedAt: string | null;
}

/** One page of operator tokens. */
export interface OperatorTokenPage {
  /** The operator tokens of this page. */
  readonly items: readonly OperatorToken[];
  /**
   * Where the next page begins; null on the last page.
   *
   * @example null
   */
  readonly nextCursor: string | null;
}

/** A token to create. */
export interface OperatorTokenCreate {
  /**
   * Whom or what the token is for.
   *
   * 1 to 200 characters.
   *
   * @example "On-call"
   */
  readonly name: string;
  /**
   * What an operator may do: `read` everything, `operate` what is there too, `admin` also create, revoke, erase and back up. Each includes the one before it.
   *
   * @example "operate"
   */
  readonly role: Role;
  /**
   * When it ends; null or absent means never.
   *
   * Date and time of RFC 3339.
   *
   * @example null
   */
  readonly expiresAt?: string | null;
}

/** A token that was just created. */
export type CreatedOperatorToken = OperatorToken & {
  /**
   * The token; it cannot be shown again.
   *
   * @example "dxo_Zk3vQ8yT1mN5bR7pL2wX9cJ4hF6sD0gA"
   */
  readonly token: string;
};

/** A key that signs messages to webhooks. */
export interface SigningKey {
  /**
   * Identifies the key.
   *
   * @example "k_2f1a7d9b6c11"
   */
  readonly id: string;
  /**
   * The public half, which receivers verify with (Standard Webhooks, `whpk_`).
   *
   * @example "whpk_MCowBQYDK2VwAyEAb0cQ4v0u0vYh1sT8k2mJ3nP5rX7wZ9aC1eG4iK6oM8q"
   */
  readonly publicKey: string;
  /**
   * When it was created.
   *
   * Date and time of RFC 3339.
   *
   * @example "2026-08-01T00:00:00Z"
   */
  readonly createdAt: string;
}

/** One page of signing keys. */
export interface SigningKeyPage {
  /** The signing keys of this page. */
  readonly items: readonly SigningKey[];
  /**
   * Where the next page begins; null on the last page.
   *
   * @example null
   */
  readonly nextCursor: string | null;
}

/** One page of entries. */
export interface AuditPage {
  /** The entries of this page. */
  readonly items: readonly AuditEntry[];
  /**
   * Where the next page begins; null on the last page.
   *
   * @example null
   */
  readonly nextCursor: string | null;
}

/** What to erase: one document, or all documents of a workspace. */
export interface ErasureCreate {
  /**
   * The workspace of the documents.
   *
   * 32-bit integer.
   *
   * @example 1
   */
  readonly workspace: number;
  /**
   * The document, as `sourceDocumentReference` of its records names it; left out for all documents.
   *
   * At least 1 character.
   *
   * @example "1Q8zR5vT2mXy7LpW4nKd9cJh3sFa6bGe"
   */
  readonly document?: string;
  /**
   * Must be true where `document` is left out, so that nothing is erased by a forgotten member.
   *
   * @default false
   * @example false
   */
  readonly all?: boolean;
  /**
   * Only says what would be erased.
   *
   * @default false
   * @example false
   */
  readonly dryRun?: boolean;
}

/** A result that is still in its destination. */
export interface KeptResult {
  /**
   * Name of the connection.
   *
   * @example "Company site"
   */
  readonly destination: string;
  /**
   * Where the result is.
   *
   * @example "reports/2026-q3.md"
   */
  readonly reference: string;
  /**
   * Why it is still there.
   *
   * @example "this kind of destination cannot remove results"
   */
  readonly reason: string;
  /**
   * Whether another erasure may remove it.
   *
   * @example false
   */
  readonly retry: boolean;
}

/** What was erased, or would be. */
export interface ErasureReport {
  /**
   * Records that were blanked.
   *
   * Integer of at least 0.
   *
   * @example 1
   */
  readonly records: number;
  /**
   * Jobs that were deleted.
   *
   * Integer of at least 0.
   *
   * @example 2
   */
  readonly jobs: number;
  /**
   * Messages that were deleted.
   *
   * Integer of at least 0.
   *
   * @example 3
   */
  readonly messages: number;
  /**
   * Results that were removed from their destinations; 0 in a dry run.
   *
   * Integer of at least 0.
   *
   * @example 1
   */
  readonly results: number;
  /** Results that are still in their destinations. */
  readonly kept: readonly KeptResult[];
  /**
   * Jobs that have not ended. They stop an erasure before it begins; those accepted meanwhile need another one.
   *
   * @example ["8a41c7d0-1b5e-4f5a-9a57-64c1f0a2e7b3"]
   */
  readonly underWay: readonly string[];
}

/** How to write the backup. */
export interface BackupCreate {
  /**
   * Includes the key of the service and encrypts the backup with this passphrase; without it, secrets in the backup can be read only with the key.
   *
   * 1 to 1000 characters.
   *
   * @example "correct horse battery staple"
   */
  readonly passphrase?: string;
}

export {};

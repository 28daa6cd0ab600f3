import { createHash, randomUUID, sign, type KeyObject } from "node:crypto";
import type { schemas } from "@document-export/server-stub";
import { requestContent } from "../request-content.js";

/** How a request uses an idempotency key. */
export interface KeyUse {
  readonly token: string;
  readonly workspace: string;
  readonly operation: string;
  readonly key: string;
}

/** The content that a repeat must have in common with the first request. */
export interface Content {
  readonly value: unknown;
  readonly file: string;
}

/** An event sent to receivers. */
export interface Event {
  readonly type: string;
  readonly timestamp: string;
  readonly data: Record<string, unknown> & { readonly job: schemas.Job };
}

/** One call of an endpoint, as sent. */
export interface Call {
  readonly method: string;
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: Buffer;
}

/** The signed content of a call. */
export interface SignedContent {
  readonly id: string;
  readonly timestamp: string;
  readonly body: string;
}

/** A webhook, and the ids of the two connections of an event. */
export interface Match {
  readonly events: readonly string[];
  readonly connections: readonly number[];
  readonly event: Event;
  readonly source: number;
  readonly destination: number;
  /** The URLs in the options of the job. */
  readonly urls: readonly string[];
}

/** The places where a job is shown. */
export type Place = "response" | "repeat" | "event";

type Step = schemas.JobStatus;

/** Every choice that a planted fault can change. `HEALTHY` has the correct ones. */
export interface Behaviour {
  /** If undefined, the key is ignored. */
  readonly slotOf: (use: KeyUse) => string | undefined;
  readonly contentOf: (content: Content) => string;
  readonly onOtherContent: "refused" | "first" | "another";
  readonly keepsRefusals: boolean;
  readonly storesKeyLate: boolean;
  readonly forgetsKeyAtEnd: boolean;
  readonly keyHeader: (key: string) => string | undefined;
  /** The states after `queued`, for each outcome. */
  readonly steps: (outcome: "done" | "failed") => readonly Step[];
  readonly stepMs: number;
  readonly jobId: (count: number) => string;
  readonly viewJob: (job: schemas.Job, place: Place, first: schemas.Job) => schemas.Job;
  /** The records that a finished job creates. */
  readonly recordsOf: (
    record: schemas.DocumentExport,
    job: schemas.Job,
  ) => readonly schemas.DocumentExport[];
  readonly recordsFailedJobs: boolean;
  readonly recordDelayMs: number;
  readonly overwrites: boolean;
  /** How many seconds the request prefers to wait. */
  readonly waitOf: (prefer: string | undefined) => number | undefined;
  readonly appliedOf: (seconds: number) => string | undefined;
  readonly waits: "until-end" | "whole-time" | "not";
  /** How many messages a webhook gets for an event. */
  readonly fires: (match: Match) => number;
  readonly jobUrls: (urls: readonly string[], event: Event) => readonly string[];
  readonly eventsOf: (event: Event) => readonly Event[];
  readonly eventDelayMs: number;
  readonly encode: (event: Event) => string;
  readonly messageId: (id: string, attempt: number) => string;
  readonly timestamp: (now: number) => string;
  readonly sign: (content: SignedContent, key: KeyObject) => string;
  readonly call: (call: Call) => Call;
  /** Delays in milliseconds, before the second attempt and each later one. */
  readonly delays: readonly number[];
  readonly isDelivered: (status: number | undefined) => boolean;
  readonly followsRedirects: boolean;
  readonly endsAt410: boolean;
  /** Whether receivers are notified about the jobs of every workspace. */
  readonly notifiesEveryWorkspace: boolean;
}

const MAX_WAIT_SECONDS = 60;
// RFC 7240, 2 and RFC 9110, 5.6: a quoted string may contain a comma.
const PREFERENCE = /(?:[^,"]|"(?:[^"\\]|\\.)*")+/g;

/** The behaviour of a correct implementation. */
export const HEALTHY: Behaviour = {
  slotOf: ({ token, operation, key }) => JSON.stringify([token, operation, key]),
  contentOf: ({ value, file }) =>
    createHash("sha256").update(requestContent(value)).update(file).digest("hex"),
  onOtherContent: "refused",
  keepsRefusals: false,
  storesKeyLate: false,
  forgetsKeyAtEnd: false,
  keyHeader: (key) => key,
  steps: (outcome) => ["processing", outcome],
  stepMs: 5,
  jobId: () => randomUUID(),
  viewJob: (job) => job,
  recordsOf: (record) => [record],
  recordsFailedJobs: false,
  recordDelayMs: 0,
  overwrites: false,
  waitOf: (prefer) => {
    for (const preference of (prefer ?? "").match(PREFERENCE) ?? []) {
      const seconds = /^\s*wait\s*=\s*"?(\d{1,9})"?\s*(?:;.*)?$/i.exec(preference)?.[1];
      if (seconds !== undefined) return Math.min(Number(seconds), MAX_WAIT_SECONDS);
    }
    return undefined;
  },
  appliedOf: (seconds) => `wait=${seconds}`,
  waits: "until-end",
  fires: ({ events, connections, event, source, destination }) =>
    Number(
      events.includes(event.type) &&
        (connections.includes(source) || connections.includes(destination)),
    ),
  jobUrls: (urls) => urls,
  eventsOf: (event) => [event],
  eventDelayMs: 0,
  encode: (event) => JSON.stringify(event),
  messageId: (id) => id,
  timestamp: (now) => String(Math.floor(now / 1000)),
  sign: ({ id, timestamp, body }, key) =>
    `v1a,${sign(null, Buffer.from(`${id}.${timestamp}.${body}`), key).toString("base64")}`,
  call: (call) => call,
  delays: [20, 40, 80],
  isDelivered: (status) => status !== undefined && status >= 200 && status < 300,
  followsRedirects: false,
  endsAt410: true,
  notifiesEveryWorkspace: false,
};

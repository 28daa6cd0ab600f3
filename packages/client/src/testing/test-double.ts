import type { Job, JobStatus } from "@document-export/types";
import type { Fault } from "./fault.js";
import type { TestCall } from "./test-call.js";
import type { TestState } from "./test-state.js";

/** How a double behaves. */
export interface TestDoubleOptions {
  /** What it holds at the beginning. @default the examples of the contract */
  readonly state?: Partial<TestState>;
  /** The states that a job enters, one for each response about it; a slow job has many. @default queued, processing, done */
  readonly jobStates?: readonly JobStatus[];
  /** Whether `Prefer: wait` is honoured, so that the response has the last state at once. @default true */
  readonly honoursWait?: boolean;
  /** Whether keys come back and repeats give the first resource (decision `idempotency`). @default true */
  readonly supportsIdempotencyKeys?: boolean;
  /** Receives the calls to webhooks, signed; such as `handle` of a webhook feed. */
  readonly onWebhook?: (request: Request) => unknown;
}

/** An implementation of the contract in memory. */
export interface TestDouble {
  /** Responds to requests: the client's option `fetch`. */
  readonly fetch: (request: Request) => Promise<Response>;
  /** The requests that were understood, in their order; those that a fault kept from acting among them. */
  readonly calls: readonly TestCall[];
  readonly state: TestState;
  /** Lets the next requests fail, one for each fault. */
  readonly inject: (...faults: readonly Fault[]) => void;
  /** Lets a job enter its next state, and calls its webhooks; a job that has ended stays. */
  readonly advance: (jobId: string) => Promise<Job>;
  /** The public keys of the calls to webhooks, for `verifyWebhook` and `createWebhookFeed`. */
  readonly keys: () => Promise<readonly string[]>;
}

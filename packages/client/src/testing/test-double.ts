import type { Job, JobStatus, OperationId } from "@document-export/types";
import type { Fault } from "./faults.js";
import type { TestState } from "./test-state.js";

/** A request as the double received it. */
export interface TestCall {
  readonly operationId: OperationId;
  readonly url: URL;
  /** What is in the places of the path template, by name. */
  readonly path: Readonly<Record<string, string>>;
  readonly headers: Headers;
  /** The JSON of the body; of an export the parts, `file` as text. */
  readonly body: unknown;
}

/** How a double behaves. */
export interface TestDoubleOptions {
  /** Its initial state. @default the examples of the contract */
  readonly state?: Partial<TestState>;
  /** The states that a job enters, one per response about it; a slow job has many. @default queued, processing, done */
  readonly jobStates?: readonly JobStatus[];
  /** Whether `Prefer: wait` is honoured: the response has the last state at once. @default true */
  readonly honoursWait?: boolean;
  /** Whether keys are echoed and a repeat returns the first resource (decision `idempotency`). @default true */
  readonly supportsIdempotencyKeys?: boolean;
  /** Receives the calls to webhooks, signed; such as `handle` of a webhook feed. */
  readonly onWebhook?: (request: Request) => unknown;
}

/** An implementation of the contract in memory. */
export interface TestDouble {
  /** Responds to requests: the client's option `fetch`. */
  readonly fetch: (request: Request) => Promise<Response>;
  /** The requests that conform to the contract, in order, including those that a fault kept from taking effect. */
  readonly calls: readonly TestCall[];
  readonly state: TestState;
  /** Makes the next requests fail, one per fault. */
  readonly inject: (...faults: readonly Fault[]) => void;
  /** Moves a job to its next state and calls its webhooks; has no effect on a job that has ended. */
  readonly advance: (jobId: string) => Promise<Job>;
  /** The public keys of the calls to webhooks, for `verifyWebhook` and `createWebhookFeed`. */
  readonly keys: () => Promise<readonly string[]>;
}

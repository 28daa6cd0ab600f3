import type { Job, JobStatus, OperationId } from "@document-export/types";
import type { Fault } from "./faults.js";
import type { TestState } from "./test-state.js";

/** A request as the double received it. */
export interface TestCall {
  readonly operationId: OperationId;
  readonly url: URL;
  /** The path parameters, by name. */
  readonly path: Readonly<Record<string, string>>;
  readonly headers: Headers;
  /** The JSON of the body; for an export, its parts, with `file` as text. */
  readonly body: unknown;
}

/** How a double behaves. */
export interface TestDoubleOptions {
  /** Initial state. @default the examples of the contract */
  readonly state?: Partial<TestState>;
  /**
   * The states that a job goes through, one per response about it; list more for a slow job. @default queued,
   * processing, done
   */
  readonly jobStates?: readonly JobStatus[];
  /** Whether `Prefer: wait` is honored: the response immediately has the last state. @default true */
  readonly honoursWait?: boolean;
  /**
   * Whether keys are echoed and a repeated request returns the first resource (decision `idempotency`). @default true
   */
  readonly supportsIdempotencyKeys?: boolean;
  /** Receives the signed webhook calls; for example `handle` of a webhook feed. */
  readonly onWebhook?: (request: Request) => unknown;
}

/** An in-memory implementation of the contract. */
export interface TestDouble {
  /** Responds to requests: pass it as the client's option `fetch`. */
  readonly fetch: (request: Request) => Promise<Response>;
  /** The requests that conform to the contract, in order, including those that had no effect because of a fault. */
  readonly calls: readonly TestCall[];
  readonly state: TestState;
  /** Makes the next requests fail, one per fault. */
  readonly inject: (...faults: readonly Fault[]) => void;
  /** Moves a job to its next state and calls its webhooks; has no effect on a finished job. */
  readonly advance: (jobId: string) => Promise<Job>;
  /** Returns the public keys that verify webhook calls, for `verifyWebhook` and `createWebhookFeed`. */
  readonly keys: () => Promise<readonly string[]>;
}

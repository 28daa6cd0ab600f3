import { createWebhookKeys, type WebhookKeyPair } from "../webhooks/keys.js";
import { advanceJob } from "./advance-job.js";
import { deliverEvent } from "./deliver-event.js";
import { applyFault, takeFault, type Fault } from "./faults.js";
import { handleCall } from "./handle-call.js";
import { createOncePerKey, type CreateOnce } from "./idempotency-keys.js";
import { readCall } from "./read-call.js";
import type { TestCall, TestDouble, TestDoubleOptions } from "./test-double.js";
import { exampleState, type TestJob } from "./test-state.js";

/**
 * Creates an in-memory implementation of the contract, for tests of code that calls the service. It refuses requests
 * that violate the contract, accepts every token and every connection id, records its calls, and returns errors when a
 * test injects them.
 */
export function createTestDouble(options: TestDoubleOptions = {}): TestDouble {
  const { jobStates = ["queued", "processing", "done"], honoursWait = true } = options;
  const { supportsIdempotencyKeys = true, onWebhook } = options;
  const state = { ...exampleState(), ...options.state };
  const calls: TestCall[] = [];
  const faults: Fault[] = [];
  let pair: Promise<WebhookKeyPair> | undefined;
  const keys = () => (pair ??= createWebhookKeys());
  const advance = async (test: TestJob) => {
    const events = advanceJob(state, test);
    if (!onWebhook) return;
    for (const event of events) await deliverEvent({ keys, onWebhook }, state, test, event);
  };
  const createOnce: CreateOnce = supportsIdempotencyKeys
    ? createOncePerKey()
    : (_, create) => create();
  const context = { state, jobStates, honoursWait, createOnce, advance };
  return {
    calls,
    state,
    inject: (...more) => void faults.push(...more),
    keys: async () => [(await keys()).publicKey],
    advance: async (jobId) => {
      const test = state.jobs.find(({ job }) => job.id === jobId);
      if (!test) throw new TypeError(`the test double has no job \`${jobId}\``);
      await advance(test);
      return test.job;
    },
    fetch: async (request) => {
      const call = await readCall(request);
      if (call instanceof Response) return call;
      calls.push(call);
      const fault = takeFault(faults, call.operationId);
      if (fault && !("acts" in fault && fault.acts)) return applyFault(fault, request);
      const response = await handleCall[call.operationId](context, call);
      const key = call.headers.get("idempotency-key");
      if (supportsIdempotencyKeys && key !== null) response.headers.set("idempotency-key", key);
      return fault ? applyFault(fault, request) : response;
    },
  };
}

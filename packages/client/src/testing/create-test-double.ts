import { createWebhookKeys, type WebhookKeyPair } from "../webhooks/create-webhook-keys.js";
import { advanceJob } from "./advance-job.js";
import { handleCall } from "./handle-call.js";
import { applyFault } from "./apply-fault.js";
import { deliverEvent } from "./deliver-event.js";
import type { Fault } from "./fault.js";
import { readCall } from "./read-call.js";
import { rememberKeys, type Remember } from "./remember-keys.js";
import type { TestCall } from "./test-call.js";
import type { TestDouble, TestDoubleOptions } from "./test-double.js";
import { exampleState, type TestJob } from "./test-state.js";

/**
 * An implementation of the contract in memory, for tests of what calls one. It holds requests to the contract, takes
 * every token and every connection, records what it is asked, and fails when it is told to.
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
    const news = advanceJob(state, test);
    if (!onWebhook) return;
    for (const event of news) await deliverEvent({ keys, onWebhook }, state, test, event);
  };
  const remember: Remember = supportsIdempotencyKeys ? rememberKeys() : (_, make) => make();
  const context = { state, jobStates, honoursWait, remember, advance };
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
      const fault = takeFault(faults, call);
      if (fault && !("acts" in fault && fault.acts)) return applyFault(fault, request);
      const response = await handleCall[call.operationId](context, call);
      const key = call.headers.get("idempotency-key");
      if (supportsIdempotencyKeys && key !== null) response.headers.set("idempotency-key", key);
      return fault ? applyFault(fault, request) : response;
    },
  };
}

/** The first fault that waits for the operation of a call, or for any. */
function takeFault(faults: Fault[], { operationId }: TestCall): Fault | undefined {
  const index = faults.findIndex((fault) => (fault.operationId ?? operationId) === operationId);
  return index < 0 ? undefined : faults.splice(index, 1)[0];
}

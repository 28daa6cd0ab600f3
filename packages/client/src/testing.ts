export { createTestDouble } from "./testing/create-test-double.js";
export type { Fault, ProblemFault, SilenceFault } from "./testing/fault.js";
export type { TestCall } from "./testing/test-call.js";
export type { TestDouble, TestDoubleOptions } from "./testing/test-double.js";
export type { TestJob, TestState } from "./testing/test-state.js";

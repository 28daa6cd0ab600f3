export { createTestDouble } from "./testing/create-test-double.js";
export type { Fault, ProblemFault, SilenceFault } from "./testing/faults.js";
export type { TestCall, TestDouble, TestDoubleOptions } from "./testing/test-double.js";
export type { TestJob, TestState } from "./testing/test-state.js";

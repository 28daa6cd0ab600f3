export { describeConformance } from "./describe-conformance.js";
export type { ConformanceOptions, ConformanceReport } from "./conformance-run.js";
export type { ConformanceTarget, StartedTarget } from "./open-target.js";

// Measures the processor time of a test file, from before its imports to after its last hook.
import { afterAll } from "vitest";
import { processorTime } from "./processor-time.ts";
import type { MeasuredFile } from "./report-costs.ts";

const before = processorTime();

// vitest requires a destructuring pattern here, even without fixtures.
// oxlint-disable-next-line no-empty-pattern
afterAll(({}, { file }) => {
  const measured: MeasuredFile = { processorTime: processorTime() - before };
  Object.assign(file.meta, measured);
});

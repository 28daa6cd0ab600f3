// Measures the processor time of a test file, from before its imports to after its last hook.
import { afterAll } from "vitest";
import { processorTime } from "./processor-time.ts";
import type { MeasuredFile } from "./report-costs.ts";

const before = processorTime();

// vitest asks for a pattern here, also where no fixture is wanted.
// oxlint-disable-next-line no-empty-pattern
afterAll(({}, { file }) => {
  const measured: MeasuredFile = { processorTime: processorTime() - before };
  Object.assign(file.meta, measured);
});

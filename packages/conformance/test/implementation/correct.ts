import { startDifferent } from "./different/start-different.js";
import type { Target } from "./on-stub/in-memory.js";
import { startOnStub } from "./on-stub/start-on-stub.js";

/** Implementations in memory on which a checker may find nothing. The service and the bare stub have tests of their own. */
export const CORRECT: readonly { readonly name: string; start(): Promise<Target> }[] = [
  { name: "in memory, on the stub", start: () => startOnStub() },
  { name: "written differently on purpose", start: startDifferent },
];

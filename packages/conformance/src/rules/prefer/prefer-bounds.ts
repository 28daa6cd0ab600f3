import {
  checkWait,
  PREFER,
  requireWaiting,
  type WaitExpectation,
} from "../../checks/jobs/prefer-wait.js";
import type { Rule } from "../../checks/rule.js";
import { hasEnded } from "../../scenario/observe-export.js";

const BOUNDS: readonly WaitExpectation[] = [
  { prefer: "wait=60", seconds: 60 },
  { prefer: "wait=61", seconds: 60 },
  // A number that overflows counts either as a long wait or as invalid.
  { prefer: "wait=99999999999999999999", seconds: 60, isOptional: true },
];

/** The first of several waits counts, and more than 60 seconds are limited to 60. */
export const preferBounds: Rule = {
  id: "prefer-bounds",
  title: "More than 60 seconds are 60, and of several `wait` the first counts.",
  basis: [PREFER],
  operations: ["exportHostedDocument"],
  async run(context) {
    const waited = await requireWaiting(context);
    await checkWait(context, { prefer: "wait=2, wait=1", seconds: 2 });
    if (hasEnded(waited)) for (const bound of BOUNDS) await checkWait(context, bound);
    else context.remark("a job takes longer than a second, so that no wait of 60 was tried");
  },
};

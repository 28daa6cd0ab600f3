import {
  checkWait,
  PREFER,
  requireWaiting,
  type WaitExpectation,
} from "../../checks/jobs/prefer-wait.js";
import type { Rule } from "../../checks/rule.js";

/** Different notations of one preference (RFC 7240, 2). */
const FORMS: readonly WaitExpectation[] = [
  { prefer: "respond-async, wait=1", seconds: 1 },
  { prefer: "wait=1,return=minimal", seconds: 1 },
  { prefer: ["respond-async", "wait=1"], seconds: 1 },
  { prefer: "Wait=1", seconds: 1 },
  { prefer: 'wait="1"', seconds: 1 },
  { prefer: "wait = 1", seconds: 1 },
  { prefer: 'note="now, wait=1", wait=2', seconds: 2 },
  { prefer: 'note="say \\"wait\\", wait=1", wait=2', seconds: 2 },
  { prefer: "note; wait=1, wait=2", seconds: 2 },
];

/** `wait` is recognised at any position in a list of preferences, in any case, quoted or not. */
export const preferSyntax: Rule = {
  id: "prefer-syntax",
  title: "`wait` is read in any place of the list, in any case, quoted or not, in any line.",
  basis: [PREFER],
  operations: ["exportHostedDocument"],
  async run(context) {
    await requireWaiting(context);
    for (const form of FORMS) await checkWait(context, form);
  },
};

import { checkWait, PREFER } from "../../checks/jobs/prefer-wait.js";
import type { Rule } from "../../checks/rule.js";

/** `Prefer: wait` delays the response until the job finishes or the wait is over, and the response confirms it. */
export const preferWait: Rule = {
  id: "prefer-wait",
  title:
    "`Prefer: wait` delays the response until the job ends or the time is over, and the response says so.",
  basis: [PREFER],
  operations: ["exportHostedDocument"],
  async run(context) {
    await checkWait(context, { prefer: "wait=1", seconds: 1 });
  },
};

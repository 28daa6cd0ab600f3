import { expectSuccess } from "../../checks/expect/expect-response.js";
import type { Rule } from "../../checks/rule.js";
import { NotExercisedError } from "../../verdict/verdict-errors.js";
import type { Basis } from "../../findings/basis.js";
import { member } from "../../load/json.js";

const REQUEST = { clause: "What the service does 3" } as const satisfies Basis;
const LIVENESS = { decision: "job-liveness" } as const satisfies Basis;
const TRANSITIONS = { decision: "job-transitions" } as const satisfies Basis;

/** A job finishes before the deadline, and its final state does not change. */
export const jobEnds: Rule = {
  id: "job-ends",
  title: "A job ends before the deadline, and its final state does not change.",
  basis: [REQUEST, LIVENESS, TRANSITIONS],
  operations: ["exportHostedDocument"],
  depth: "quick",
  async run(context) {
    const { first, end, title, isRepeatable } = await context.scenario.observedExport();
    if (!expectSuccess(context, first, REQUEST)) return;
    if (!end && !isRepeatable && title === undefined)
      throw new NotExercisedError("the target has no way to observe the end of a job");
    if (!end) {
      const means = isRepeatable ? "its repeats" : "its record";
      const message = `Job: expected ${means} to show its end within ${context.deadline} ms, got none.`;
      context.report(LIVENESS, message, first);
      return;
    }
    if (!isRepeatable)
      return context.remark(
        "the target does not echo Idempotency-Key, so the job cannot be seen again",
      );
    const { prefer: _, ...headers } = first.request.headers;
    const after = await context.send({ ...first.request, headers });
    const [before, now] = [end, after].map(({ response }) => member(response.json, "status"));
    if (now === before) return;
    const message = `Job: expected the final state ${String(before)} to stay, got ${String(now)}.`;
    context.report(TRANSITIONS, message, after);
  },
};

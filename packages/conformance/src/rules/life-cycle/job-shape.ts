import { expectSuccess } from "../../checks/expect/expect-response.js";
import { JOB_BASES, jobDeviations } from "../../checks/jobs/job-deviations.js";
import { judgeAll } from "../../checks/incremental.js";
import type { JudgeContext, Rule, TrafficJudge } from "../../checks/rule.js";
import { isSuccess } from "../../probe/read-response.js";
import { NotExercisedError } from "../../verdict/verdict-errors.js";

const JOB = { clause: "Endpoints 2, response" } as const;

/** An export request returns a job whose members are consistent with each other. */
export const jobShape: Rule = {
  id: "job-shape",
  title: "An export request returns a job whose members agree with each other.",
  basis: JOB_BASES,
  operations: ["exportHostedDocument"],
  depth: "quick",
  async run(context) {
    const { first } = await context.scenario.observedExport();
    if (!expectSuccess(context, first, JOB)) return;
    judgeAll(begin(context), context.exchanges, context);
  },
  begin,
};

function begin({ report }: JudgeContext): TrafficJudge {
  let jobs = 0;
  return {
    see(exchange) {
      const { request, response } = exchange;
      if (request.operation !== "exportHostedDocument" || !isSuccess(response.status)) return;
      jobs += 1;
      for (const [basis, message] of jobDeviations(response.json)) report(basis, message, exchange);
    },
    end() {
      if (jobs === 0) throw new NotExercisedError("no export was accepted");
    },
  };
}

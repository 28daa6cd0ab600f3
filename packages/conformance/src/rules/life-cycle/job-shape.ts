import { expectSuccess } from "../../checks/expect/expect-response.js";
import { JOB_BASES, jobDeviations } from "../../checks/jobs/job-deviations.js";
import type { Rule } from "../../checks/rule.js";
import { isSuccess } from "../../probe/read-response.js";

const JOB = { clause: "Endpoints 2, response" } as const;

/** An export request returns a job whose members agree with each other. */
export const jobShape: Rule = {
  id: "job-shape",
  title: "An export request returns a job whose members agree with each other.",
  basis: JOB_BASES,
  operations: ["exportHostedDocument"],
  async run(context) {
    const { first } = await context.scenario.observedExport();
    if (!expectSuccess(context, first, JOB)) return;
    for (const exchange of context.exchanges) {
      const { request, response } = exchange;
      if (request.operation !== "exportHostedDocument" || !isSuccess(response.status)) continue;
      for (const [basis, message] of jobDeviations(response.json))
        context.report(basis, message, exchange);
    }
  },
};

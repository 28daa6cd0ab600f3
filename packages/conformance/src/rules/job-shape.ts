import { expectSuccess } from "../checks/expect-success.js";
import type { Rule } from "../checks/rule.js";
import type { Basis } from "../findings/basis.js";
import { isJsonObject } from "../load/json.js";

const JOB = { clause: "Endpoints 2, response" } as const satisfies Basis;
const STATES = { clause: "States and transitions" } as const satisfies Basis;
const FLAGS = { decision: "job-flags" } as const satisfies Basis;
const OUTPUT = { decision: "job-output" } as const satisfies Basis;

const STATUSES = new Set<unknown>(["queued", "processing", "done", "failed"]);

/** An export request returns a job whose members agree with each other. */
export const jobShape: Rule = {
  id: "job-shape",
  title: "An export request returns a job whose members agree with each other.",
  basis: [JOB, STATES, FLAGS, OUTPUT],
  operations: ["exportHostedDocument"],
  async run(context) {
    const { first, end, means } = await context.scenario.observedExport();
    if (!expectSuccess(context, first, JOB)) return;
    for (const exchange of means === "repeat" && end ? [first, end] : [first]) {
      const job = exchange.response.json;
      if (!isJsonObject(job)) {
        context.report(JOB, "exportHostedDocument: expected a job, got no JSON object.", exchange);
        continue;
      }
      if (!STATUSES.has(job["status"]))
        context.report(
          STATES,
          `Job: \`status\` is none of the four states: ${JSON.stringify(job["status"])}.`,
          exchange,
        );
      if (job["status"] === "failed" && job["hasErrors"] !== true)
        context.report(FLAGS, "Job: expected `hasErrors` true of a failed job.", exchange);
      if (job["status"] === "queued" && isFilled(job["outputDocuments"]))
        context.report(OUTPUT, "Job: expected no `outputDocuments` of a queued job.", exchange);
    }
  },
};

function isFilled(value: unknown): boolean {
  return Array.isArray(value) && value.length > 0;
}

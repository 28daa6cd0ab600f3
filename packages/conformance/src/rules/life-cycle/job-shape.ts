import { isKnown, jobStatuses } from "@document-export/types/constants";
import { expectSuccess } from "../../checks/expect-response.js";
import type { Rule } from "../../checks/rule.js";
import type { Basis } from "../../findings/basis.js";
import { isJsonObject } from "../../load/json.js";

const JOB = { clause: "Endpoints 2, response" } as const satisfies Basis;
const STATES = { clause: "States and transitions" } as const satisfies Basis;
const FLAGS = { decision: "job-flags" } as const satisfies Basis;
const OUTPUT = { decision: "job-output" } as const satisfies Basis;

/** An export request returns a job whose members agree with each other. */
export const jobShape: Rule = {
  id: "job-shape",
  title: "An export request returns a job whose members agree with each other.",
  basis: [JOB, STATES, FLAGS, OUTPUT],
  operations: ["exportHostedDocument"],
  async run(context) {
    const { first, end, means } = await context.scenario.observedExport();
    if (!expectSuccess(context, first, JOB)) return;
    const exchanges = means === "repeat" && end ? [first, end] : [first];
    for (const exchange of exchanges)
      for (const [basis, message] of deviationsOf(exchange.response.json))
        context.report(basis, message, exchange);
  },
};

function* deviationsOf(job: unknown): Generator<readonly [Basis, message: string]> {
  if (!isJsonObject(job))
    return yield [JOB, "exportHostedDocument: expected a job, got another value."];
  const { status, hasErrors, outputDocuments } = job;
  if (!isKnown(jobStatuses, String(status)))
    yield [STATES, `Job: \`status\` is none of the four states: ${JSON.stringify(status)}.`];
  if (status === "failed" && hasErrors !== true)
    yield [FLAGS, "Job: expected `hasErrors` true of a failed job."];
  if (status === "queued" && Array.isArray(outputDocuments) && outputDocuments.length > 0)
    yield [OUTPUT, "Job: expected no `outputDocuments` of a queued job."];
}

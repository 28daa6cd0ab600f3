import { idIn } from "../../load/id-in.js";
import type { Rule } from "../../checks/rule.js";
import { playedStory } from "../../checks/events/told-events.js";
import { isSuccess } from "../../probe/read-response.js";

const IDENTIFIED = { clause: "Endpoints 2, response" } as const;

/** Every export has its own job. */
export const jobIdsUnique: Rule = {
  id: "job-ids-unique",
  title: "Each export has its own job id.",
  basis: [IDENTIFIED],
  operations: ["exportHostedDocument"],
  async run(context) {
    const { jobs } = await playedStory(context);
    const { first } = await context.scenario.observedExport();
    const seen = new Set<unknown>();
    for (const exchange of [first, ...jobs.map((job) => job.first)]) {
      const id = idIn(exchange.response.json);
      if (!isSuccess(exchange.response.status) || id === undefined) continue;
      if (seen.has(id)) {
        const message = `Job: expected its own id, got \`${String(id)}\`, that of another export.`;
        context.report(IDENTIFIED, message, exchange);
      }
      seen.add(id);
    }
  },
};

import { idIn } from "../../load/id-in.js";
import { expectSuccess } from "../../checks/expect/expect-response.js";
import { CHANGE_BASES, changeDeviations } from "../../checks/jobs/job-deviations.js";
import type { Rule, RuleContext } from "../../checks/rule.js";
import { playedStory } from "../../checks/events/told-events.js";
import { isJsonObject, type JsonObject } from "../../load/json.js";
import type { Exchange } from "../../probe/exchange.js";
import { NotExercisedError } from "../../verdict/verdict-errors.js";
import { isRepeatable, type StoryJob, viewsOf } from "../../scenario/story/story-job.js";
import { jobOf, typeOf } from "../../scenario/story/story-webhook.js";

const OBSERVATION = { decision: "job-observation" } as const;

/** Between two views of a job, only members that may change do change. */
export const jobChanges: Rule = {
  id: "job-changes",
  title: "A final state stays, id and `queuedAt` never change, and no flag goes back.",
  basis: CHANGE_BASES,
  operations: ["exportHostedDocument"],
  async run(context) {
    const { jobs, receivers } = await playedStory(context);
    if (!jobs.some(isRepeatable))
      throw new NotExercisedError(
        "the target does not echo Idempotency-Key, so that no job can be seen again",
      );
    for (const job of jobs) checkViews(context, job);
    for (const webhook of receivers?.webhooks ?? [])
      for (const delivery of webhook.inbox.deliveries) {
        const shown = jobOf(delivery);
        const job = jobs.find(({ id }) => id !== undefined && id === idIn(shown));
        const last = job && lastView(job);
        const isEnd = ["job.done", "job.failed"].includes(typeOf(delivery) ?? "");
        if (job && shown && last && isEnd) report(context, [shown, last.job], last.exchange);
      }
  },
};

/** The repeat arrived before the first request was done (decision `idempotency`). */
const CONFLICT = 409;

function checkViews(context: RuleContext, job: StoryJob): void {
  for (const exchange of job.repeats)
    if (exchange.response.status !== CONFLICT) expectSuccess(context, exchange, OBSERVATION);
  const views = viewsOf(job);
  for (const [index, exchange] of views.entries()) {
    const before = views[index - 1]?.response.json;
    const after = exchange.response.json;
    if (isJsonObject(before) && isJsonObject(after)) report(context, [before, after], exchange);
  }
}

function lastView(job: StoryJob): { job: JsonObject; exchange: Exchange } | undefined {
  const exchange = job.repeats.at(-1);
  const json = exchange?.response.json;
  return exchange && isJsonObject(json) ? { job: json, exchange } : undefined;
}

function report(
  context: RuleContext,
  [before, after]: readonly [JsonObject, JsonObject],
  exchange: Exchange,
): void {
  for (const [basis, message] of changeDeviations(before, after))
    context.report(basis, message, exchange);
}

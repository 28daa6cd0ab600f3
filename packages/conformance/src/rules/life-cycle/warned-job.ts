import type { Rule, RuleContext } from "../../checks/rule.js";
import { playedStory, requireJob } from "../../checks/events/told-events.js";
import { isJsonObject, member } from "../../load/json.js";
import type { Exchange } from "../../probe/exchange.js";
import { NotExercisedError } from "../../verdict/verdict-errors.js";
import type { Story } from "../../scenario/story/story.js";
import { outcomeOf, type StoryJob, viewsOf } from "../../scenario/story/story-job.js";
import { deliveriesOf } from "../../scenario/story/story-webhook.js";

const FLAGS = { decision: "job-flags" } as const;

/** A warning appears in `hasWarnings`, and in `summary` with its code and a count. */
export const warnedJob: Rule = {
  id: "warned-job",
  title: "A job with a warning has `hasWarnings`, and a `summary` with count and codes.",
  basis: [FLAGS],
  operations: ["exportHostedDocument"],
  needs: ["warningOptions"],
  async run(context) {
    const story = await playedStory(context);
    const job = requireJob(story, "warned");
    const outcome = outcomeOf(job);
    if (outcome !== "done")
      throw new NotExercisedError(
        `the job of \`warningOptions\` is ${outcome ?? "not at its end"}, not done`,
      );
    const end = viewsOf(job).at(-1) ?? job.first;
    if (member(end.response.json, "status") !== "done")
      throw new NotExercisedError("no response shows the end of the job");
    if (member(end.response.json, "hasWarnings") !== true)
      context.report(FLAGS, "Job with a warning: expected `hasWarnings` true, got false.", end);
    for (const one of story.jobs) {
      const last = viewsOf(one).at(-1);
      const isWarned = one === job || member(last?.response.json, "hasWarnings") === true;
      if (last && isWarned && outcomeOf(one) === "done")
        checkSummary(context, last, countsOf(story, one));
    }
  },
};

/** Returns the number of warnings per code according to the events; empty if no event has any. */
function countsOf({ receivers }: Story, job: StoryJob): readonly (readonly [string, number])[] {
  const deliveries = receivers?.webhooks.flatMap(({ inbox }) => deliveriesOf(inbox, job)) ?? [];
  const counts = deliveries
    .map(({ json }) => member(member(json, "data"), "warningCounts"))
    .findLast((one) => isJsonObject(one) && Object.keys(one).length > 0);
  return isJsonObject(counts)
    ? Object.entries(counts).map(([code, count]) => [code, Number(count)] as const)
    : [];
}

/** The count must be a number; one may also be written as a word. */
function checkSummary(
  context: RuleContext,
  end: Exchange,
  counts: readonly (readonly [code: string, count: number])[],
): void {
  const summary = String(member(end.response.json, "summary"));
  const missing = counts.map(([code]) => code).filter((code) => !summary.includes(code));
  if (missing.length > 0)
    context.report(
      FLAGS,
      `Job with a warning: expected \`summary\` to name ${missing.join(", ")}, got \`${summary}\`.`,
      end,
    );
  if (!/\d|\bone\b|\ban?\b/i.test(summary.replaceAll(/\S+-\S+/g, "")))
    context.report(
      FLAGS,
      `Job with a warning: expected \`summary\` to count warnings, got \`${summary}\`.`,
      end,
    );
}

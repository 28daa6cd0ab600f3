import type { Rule } from "../../checks/rule.js";
import { playedStory } from "../../checks/events/told-events.js";
import { CLOCK_SLACK_MS, clockOffset, timeOf } from "../../checks/events/target-clock.js";
import { member } from "../../load/json.js";
import { isSuccess } from "../../probe/read-response.js";

const QUEUED_AT = { decision: "job-output" } as const;

/** `queuedAt` is the time at which the job was queued, by the clock of the target. */
export const jobTimes: Rule = {
  id: "job-times",
  title: "`queuedAt` is the time of the request, by the `Date` of the target.",
  basis: [QUEUED_AT],
  operations: ["exportHostedDocument"],
  async run(context) {
    const { jobs } = await playedStory(context);
    const { first: observed } = await context.scenario.observedExport();
    const offset = clockOffset(context.exchanges);
    for (const exchange of [observed, ...jobs.map(({ first }) => first)]) {
      const { response, sentAt, milliseconds } = exchange;
      const text = member(response.json, "queuedAt");
      const time = timeOf(text) - offset;
      if (!isSuccess(response.status) || Number.isNaN(time)) continue;
      const latest = sentAt + milliseconds + CLOCK_SLACK_MS;
      if (time >= sentAt - CLOCK_SLACK_MS && time <= latest) continue;
      const now = new Date(sentAt + offset).toISOString();
      const message = `Job: expected \`queuedAt\` to be the time of the request, about ${now}, got ${String(text)}.`;
      context.report(QUEUED_AT, message, exchange);
    }
  },
};

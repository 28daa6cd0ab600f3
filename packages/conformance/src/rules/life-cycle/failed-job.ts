import type { Rule } from "../../checks/rule.js";
import { playedStory, requireJob } from "../../checks/events/told-events.js";
import { member } from "../../load/json.js";
import { NotExercisedError } from "../../verdict/verdict-errors.js";
import { findRecords } from "../../scenario/find-record.js";
import { outcomeOf, viewsOf } from "../../scenario/story/story-job.js";

const RECORDED = { clause: "What the service does 2" } as const;
const REFERENCE = { decision: "destination-reference" } as const;
const OUTPUT = { clause: "Endpoints 2, response" } as const;
const FLAGS = { decision: "job-flags" } as const;

/** An export with a reference that belongs to another job fails, and leaves no record. */
export const failedJob: Rule = {
  id: "failed-job",
  title: "A job that cannot write its target fails with `hasErrors`, and leaves no record.",
  basis: [RECORDED, REFERENCE, OUTPUT, FLAGS],
  operations: ["exportHostedDocument", "listDocumentExports"],
  async run(context) {
    const story = await playedStory(context);
    const job = requireJob(story, "failed");
    const outcome = outcomeOf(job);
    if (outcome === undefined) throw new NotExercisedError("the job did not end; see job-ends");
    const end = viewsOf(job).at(-1) ?? job.first;
    if (outcome === "done") {
      if (context.target.failsByReference !== true)
        throw new NotExercisedError(
          "a second export to one `destinationReference` does not fail on this target",
        );
      const message =
        "Second export to one `destinationReference`: expected it to fail, got `done`.";
      return context.report(REFERENCE, message, end);
    }
    const isShown = member(end.response.json, "status") === "failed";
    if (isShown && member(end.response.json, "hasErrors") === false)
      context.report(FLAGS, "Failed job: expected `hasErrors` true, got false.", end);
    const outputs = member(end.response.json, "outputDocuments");
    if (Array.isArray(outputs) && outputs.length > 0)
      context.report(
        OUTPUT,
        `Failed job: expected no \`outputDocuments\`, since it created none, got ${outputs.length}.`,
        end,
      );
    if (job.title === undefined) return;
    const [record] = await findRecords(context, job.title);
    if (record)
      context.report(
        RECORDED,
        "Failed job: expected no record, since only a completed export is recorded, got one.",
        record.exchange,
      );
  },
};

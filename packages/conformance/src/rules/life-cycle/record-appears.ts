import { expectSuccess } from "../../checks/expect/expect-response.js";
import type { Rule, RuleContext } from "../../checks/rule.js";
import { NotExercisedError } from "../../verdict/verdict-errors.js";
import type { Basis } from "../../findings/basis.js";
import { member, type Json } from "../../load/json.js";
import { findRecord, pollUntil } from "../../scenario/find-record.js";
import type { ObservedExport } from "../../scenario/observe-export.js";

const RECORDED = { clause: "What the service does 2" } as const satisfies Basis;
const DESTINATION = { clause: "Document export record" } as const satisfies Basis;
const LIVENESS = { decision: "job-liveness" } as const satisfies Basis;
const TITLE = { decision: "source-document-fields" } as const satisfies Basis;

/** The record of a completed export is visible when its job is `done`. */
export const recordAppears: Rule = {
  id: "record-appears",
  title: "A completed export is recorded at once, with its title and its destination.",
  basis: [RECORDED, DESTINATION, LIVENESS, TITLE],
  operations: ["exportHostedDocument", "listDocumentExports"],
  async run(context) {
    const observed = await context.scenario.observedExport();
    if (!expectSuccess(context, observed.first, RECORDED)) return;
    const title = requireDone(observed);
    const hasTitle = (record: Json): boolean => member(record, "sourceDocumentTitle") === title;
    const found = await findRecord(context, hasTitle);
    if (!found) return reportMissing(context, observed, hasTitle);
    const destination = member(member(found.record, "destinationConnection"), "id");
    if (destination === observed.destination) return;
    const message = `Record: expected destination connection ${observed.destination}, got ${String(destination)}.`;
    context.report(DESTINATION, message, found.exchange);
  },
};

/** Returns the title that the record must have. */
function requireDone({ end, means, title }: ObservedExport): string {
  if (!end) throw new NotExercisedError("the job did not end before the deadline");
  if (title === undefined)
    throw new NotExercisedError(
      "the source document is not an object, so it has no title to search for",
    );
  if (means === "record" || member(end.response.json, "status") === "done") return title;
  throw new NotExercisedError(`the job failed: ${String(member(end.response.json, "summary"))}`);
}

/** Distinguishes between a late record, a record with another title, and no record at all. */
async function reportMissing(
  context: RuleContext,
  { first }: ObservedExport,
  hasTitle: (record: Json) => boolean,
): Promise<void> {
  const queuedAt = time(member(first.response.json, "queuedAt"));
  const isNew = (record: Json): boolean => time(member(record, "exportedAt")) >= queuedAt;
  const untitled = await findRecord(context, isNew);
  if (untitled) {
    const message = "Record: expected `sourceDocumentTitle` to be the title of the document.";
    return context.report(TITLE, message, untitled.exchange);
  }
  const late = await pollUntil(context.deadline, () => findRecord(context, hasTitle));
  if (late)
    return context.report(LIVENESS, "Record: expected with the end of its job, came later.", first);
  const listed = context.exchanges.filter(
    ({ request }) => request.operation === "listDocumentExports",
  );
  const message = `Record: expected one within ${context.deadline} ms of the end of its job, got none.`;
  context.report(RECORDED, message, listed.at(-1) ?? first);
}

function time(value: Json | undefined): number {
  return typeof value === "string" ? Date.parse(value) : Number.NaN;
}

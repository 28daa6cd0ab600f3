import { expectSuccess } from "../checks/expect-success.js";
import { NotExercisedError } from "../checks/not-exercised-error.js";
import type { Rule, RuleContext } from "../checks/rule.js";
import type { Basis } from "../findings/basis.js";
import { member } from "../load/json.js";
import { findRecord } from "../scenario/find-record.js";
import type { ObservedExport } from "../scenario/observe-export.js";

const RECORDED = { clause: "What the service does 2" } as const satisfies Basis;
const DESTINATION = { clause: "Document export record" } as const satisfies Basis;
const LIVENESS = { decision: "job-liveness" } as const satisfies Basis;
const MEMBERS = { decision: "source-document-fields" } as const satisfies Basis;

/** The record of a completed export is visible when its job is `done`. */
export const recordAppears: Rule = {
  id: "record-appears",
  title: "A completed export is recorded, with its title and its destination.",
  basis: [RECORDED, DESTINATION, LIVENESS, MEMBERS],
  operations: ["exportHostedDocument", "listDocumentExports"],
  async run(context) {
    const observed = await context.scenario.observedExport();
    if (!expectSuccess(context, observed.first, RECORDED)) return;
    const title = requireDone(observed);
    const found = await findRecord(context, title);
    if (!found) return reportMissing(context, observed, title);
    const destination = member(member(found.record, "destinationConnection"), "id");
    if (destination === observed.destination) return;
    const message = `Record of \`${title}\`: expected destination connection ${observed.destination}, got ${String(destination)}.`;
    context.report(DESTINATION, message, found.exchange);
  },
};

/** Gives the title that the record must carry. */
function requireDone({ end, means, title }: ObservedExport): string {
  if (!end) throw new NotExercisedError("the job did not end before the deadline");
  if (title === undefined)
    throw new NotExercisedError("the source document is no object, so it has no title to look for");
  if (means === "record" || member(end.answer.json, "status") === "done") return title;
  throw new NotExercisedError(`the job failed: ${String(member(end.answer.json, "summary"))}`);
}

function reportMissing(context: RuleContext, { first }: ObservedExport, title: string): void {
  const records = context.exchanges.filter(
    ({ request }) => request.operation === "listDocumentExports",
  );
  const message = `Record: expected one titled \`${placeholder(title)}\` once its job is done, got none.`;
  context.report(RECORDED, message, records.at(-1) ?? first);
}

function placeholder(title: string): string {
  return title.slice(0, 80);
}

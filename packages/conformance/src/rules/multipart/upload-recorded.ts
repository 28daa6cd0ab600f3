import { awaitRecords } from "../../checks/exports/await-records.js";
import { newestItems } from "../../checks/lists/newest-items.js";
import type { Rule, RuleContext } from "../../checks/rule.js";
import type { Basis } from "../../findings/basis.js";
import { type Json, member } from "../../load/json.js";
import type { AwaitedRecord } from "../../scenario/awaited-record.js";
import { NotExercisedError } from "../../verdict/verdict-errors.js";

const RECORDED = { clause: "What the service does 2" } as const satisfies Basis;
const DESTINATION = { clause: "Document export record" } as const satisfies Basis;

/** Whatever the form of an export, the recorded document is the one that was sent, at its destination. */
export const uploadRecorded: Rule = {
  id: "upload-recorded",
  title:
    "Each accepted export, in whatever form it was sent, is recorded with its own title and destination.",
  basis: [RECORDED, DESTINATION],
  operations: ["exportHostedDocument", "listDocumentExports"],
  async run(context) {
    const { awaitedRecords } = context.scenario;
    if (awaitedRecords.length === 0) throw new NotExercisedError("no export was accepted");
    const titles = new Set(awaitedRecords.map(({ title }) => title));
    let found = new Map<string, Json>();
    await awaitRecords(context, async () => {
      found = await recordsOf(context, titles);
      return found.size === titles.size ? true : undefined;
    });
    if (found.size === 0) throw new NotExercisedError("no export was recorded; see record-appears");
    for (const awaited of awaitedRecords) check(context, awaited, found.get(awaited.title));
  },
};

/** Returns the records with these titles. */
async function recordsOf(
  context: RuleContext,
  titles: ReadonlySet<string>,
): Promise<Map<string, Json>> {
  const records = await newestItems(context, "listDocumentExports");
  return new Map(
    records.flatMap(({ item }) => {
      const title = String(member(item, "sourceDocumentTitle"));
      return titles.has(title) ? [[title, item] as const] : [];
    }),
  );
}

function check(context: RuleContext, awaited: AwaitedRecord, record: Json | undefined): void {
  const { what, title, destination, exchange } = awaited;
  if (record === undefined) {
    const message = `exportHostedDocument ${what}: expected a record with the title \`${title}\`, got none within ${context.deadline} ms.`;
    return context.report(RECORDED, message, exchange);
  }
  const got = member(member(record, "destinationConnection"), "id");
  if (got !== destination)
    context.report(
      DESTINATION,
      `exportHostedDocument ${what}: expected a record with the destination ${destination}, got ${JSON.stringify(got)}.`,
      exchange,
    );
}

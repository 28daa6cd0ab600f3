import { awaitRecords } from "../../checks/exports/await-records.js";
import { IDEMPOTENCY, requireKeys, uploadRequest } from "../../checks/exports/keyed-requests.js";
import { newestItems } from "../../checks/lists/newest-items.js";
import type { Rule, RuleContext } from "../../checks/rule.js";
import { member } from "../../load/json.js";
import { quoteResponse } from "../../probe/read-response.js";
import { idOf, type KeyedRepeat, withKey } from "../../scenario/keyed-repeat.js";
import type { Upload } from "../../checks/exports/uploads.js";

/** A repeat must have no second effect. The id alone does not show that. */
export const repeatedOnce: Rule = {
  id: "repeated-once",
  title:
    "A repeated export has one record, a repeated webhook is listed once, and a key outlives its job.",
  basis: [IDEMPOTENCY],
  operations: ["exportHostedDocument", "createWebhook", "listDocumentExports", "listWebhooks"],
  async run(context) {
    const { upload, exported, webhook, registered } = await requireKeys(context);
    await checkRecords(context, upload, exported);
    const listed = await newestItems(context, "listWebhooks");
    const own = listed.filter(({ item }) => member(item, "endpoint") === webhook["endpoint"]);
    if (own.length > 1)
      context.report(
        IDEMPOTENCY,
        `createWebhook repeated under one key: expected one webhook in the list, got ${own.length}.`,
        registered.repeat,
      );
  },
};

async function checkRecords(
  context: RuleContext,
  upload: Upload,
  exported: KeyedRepeat,
): Promise<void> {
  const { title } = upload;
  if (title === undefined) return context.remark("the documents of the target have no title");
  const count = await awaitRecords(context, async () => {
    const records = await newestItems(context, "listDocumentExports");
    const own = records.filter(({ item }) => member(item, "sourceDocumentTitle") === title);
    return own.length > 0 ? own.length : undefined;
  });
  if (count === undefined) return context.remark("the export has no record; see record-appears");
  const subject = "exportHostedDocument repeated under one key";
  if (count > 1)
    context.report(IDEMPOTENCY, `${subject}: expected one record, got ${count}.`, exported.repeat);
  const late = await context.send(withKey(uploadRequest(upload), exported.key));
  if (idOf(late) !== idOf(exported.first))
    context.report(
      IDEMPOTENCY,
      `${subject} after its job has ended: expected the first id \`${String(idOf(exported.first))}\` again, got ${quoteResponse(late.response)}.`,
      late,
    );
}

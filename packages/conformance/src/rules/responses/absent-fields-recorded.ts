import { expectSuccess } from "../../checks/expect-response.js";
import type { Rule } from "../../checks/rule.js";
import type { Basis } from "../../findings/basis.js";
import { isJsonObject, member } from "../../load/json.js";
import { exportRequest, filePart } from "../../probe/requests.js";
import { findRecord, pollUntil } from "../../scenario/find-record.js";
import { SAMPLE_DOCUMENT } from "../../scenario/sample-document.js";
import { NotExercisedError } from "../../verdict/verdict-errors.js";

const FIELDS = { decision: "source-document-fields" } as const satisfies Basis;

/** Of a document without title, id and revision the record has empty texts. */
export const absentFieldsRecorded: Rule = {
  id: "absent-fields-recorded",
  title: "A document without title, id and revision is recorded with empty texts for them.",
  basis: [FIELDS],
  operations: ["exportHostedDocument", "listDocumentExports"],
  async run(context) {
    const { scenario, target, deadline } = context;
    const { sourceDocument = SAMPLE_DOCUMENT, baseOptions } = target;
    if (!isJsonObject(sourceDocument)) throw new NotExercisedError("the document is no object");
    const { title: _, documentId: __, revisionId: ___, ...document } = sourceDocument;
    const name = `${scenario.nextName()}.html`;
    const destination = await scenario.destination();
    const options = { ...baseOptions, destination, destinationReference: name };
    const content = JSON.stringify(options);
    const part = { name: "options", content, type: "application/json" };
    const exchange = await context.send(exportRequest([filePart(JSON.stringify(document)), part]));
    if (!expectSuccess(context, exchange, FIELDS)) return;
    const found = await pollUntil(Math.min(deadline, MAX_WAIT), () =>
      findRecord(context, (record) =>
        String(member(record, "destinationReference")).includes(name.replace(/\.html$/, "")),
      ),
    );
    if (!found) throw new NotExercisedError("the record of a document without title is not found");
    for (const field of [
      "sourceDocumentTitle",
      "sourceDocumentReference",
      "sourceDocumentVersion",
    ]) {
      const got = member(found.record, field);
      if (got === "") continue;
      const message = `Record of a document without it: expected \`${field}\` "", got ${JSON.stringify(got)}.`;
      context.report(FIELDS, message, found.exchange);
    }
  },
};

/** A record that never comes is found by `record-appears`; this rule does not wait for it again. */
const MAX_WAIT = 5_000;

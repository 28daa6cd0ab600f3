import { NOT_JSON, type Damage } from "../../checks/text/not-json.js";
import type { Rule } from "../../checks/rule.js";
import { newUpload, requireUpload } from "../../checks/exports/uploads.js";
import { PART_ENCODING } from "../../findings/basis.js";
import { exportRequest } from "../../probe/requests.js";
import { quoteResponse } from "../../probe/read-response.js";

const ALWAYS: readonly Damage[] = [
  { what: "that is empty", damage: () => "" },
  { what: "that is text", damage: () => "A document\n" },
  { what: "that is null", damage: () => "null" },
  { what: "that is a list of documents", damage: (text) => `[${text}]` },
  { what: "that is JSON in a JSON text", damage: (text) => JSON.stringify(text) },
];
const NEARLY_JSON = new Set(["with a comment", "with NaN", "that is cut off"]);
const DAMAGES = [...ALWAYS, ...NOT_JSON.filter(({ what }) => NEARLY_JSON.has(what))];

/** The schema of `file` only says that it is binary, so both 400 and 422 are correct. */
const STATUSES = new Set([400, 422]);

/** A file without a document must not create a job, since nobody may notice that the job fails. */
export const fileWithoutDocumentRefused: Rule = {
  id: "file-without-document-refused",
  title: "A `file` that is not the JSON of an object is refused with 400 or 422.",
  basis: [PART_ENCODING],
  operations: ["exportHostedDocument"],
  async run(context) {
    await requireUpload(context);
    for (const { what, damage } of DAMAGES) {
      const { file, options } = await newUpload(context);
      const content = damage(file.content.toString());
      const exchange = await context.send(exportRequest([{ ...file, content }, options]));
      if (STATUSES.has(exchange.response.status)) continue;
      const got = quoteResponse(exchange.response);
      context.report(
        PART_ENCODING,
        `exportHostedDocument with a file ${what}: expected 400 or 422, got ${got}.`,
        exchange,
      );
    }
  },
};

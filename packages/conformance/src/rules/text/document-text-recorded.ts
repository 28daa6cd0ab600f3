import { awaitRecords } from "../../checks/exports/await-records.js";
import { newestItems } from "../../checks/lists/newest-items.js";
import { ODD_TEXTS } from "../../checks/text/odd-texts.js";
import type { Rule, RuleContext } from "../../checks/rule.js";
import { expectAccepted, newUpload, requireUpload } from "../../checks/exports/uploads.js";
import type { Basis } from "../../findings/basis.js";
import { isJsonObject, type Json, type JsonObject, member } from "../../load/json.js";
import type { Exchange } from "../../probe/exchange.js";
import { exportRequest } from "../../probe/requests.js";
import { NotExercisedError } from "../../verdict/verdict-errors.js";

const FIELDS = { decision: "source-document-fields" } as const satisfies Basis;
const REFERENCE = { decision: "destination-reference" } as const satisfies Basis;

/** Maps each member of the document to the member of its record (decision `source-document-fields`). */
const MEMBERS = {
  title: "sourceDocumentTitle",
  documentId: "sourceDocumentReference",
  revisionId: "sourceDocumentVersion",
} as const;

/** A title is a single line: implementations may decide which other white space they preserve. */
function isOneLine(text: string): boolean {
  return !/[^\S ]|^ | {2}| $/.test(text);
}

const TITLES = ODD_TEXTS.filter(({ text }) => isOneLine(text));

interface Sent {
  readonly what: string;
  readonly name: string;
  readonly expected: JsonObject;
  readonly exchange: Exchange;
}

/** The record of a document shows its title and its ids exactly, character by character. */
export const documentTextRecorded: Rule = {
  id: "document-text-recorded",
  title:
    "The title and the ids of a document are recorded exactly as they were sent; an absent one is empty.",
  basis: [FIELDS, REFERENCE],
  operations: ["exportHostedDocument", "listDocumentExports"],
  async run(context) {
    await requireUpload(context);
    const sent: Sent[] = [];
    for (const [index, { what, text }] of TITLES.entries()) {
      const name = context.scenario.nextName();
      const [id = "", revision = ""] = [4, 5].map(
        (shift) => ODD_TEXTS[(index + shift) % ODD_TEXTS.length]?.text,
      );
      const members = {
        title: `${text}${name}${text}`,
        documentId: `${id}${name}`,
        revisionId: revision,
      };
      sent.push(...(await exportWith(context, { what: `with ${what}`, name, members })));
    }
    const name = context.scenario.nextName();
    sent.push(
      ...(await exportWith(context, { what: "without ids", name, members: { title: name } })),
    );
    const untitled = context.scenario.nextName();
    const members = { documentId: untitled };
    sent.push(...(await exportWith(context, { what: "without a title", name: untitled, members })));
    await checkRecords(context, sent);
  },
};

/**
 * Exports the document with these members replaced; returns an empty list if it is refused, which is reported. An id
 * that the provider would not issue may be refused (422), in which case the title is tried alone.
 */
async function exportWith(
  context: RuleContext,
  { what, name, members }: { what: string; name: string; members: JsonObject },
): Promise<readonly Sent[]> {
  const destinationReference = `${name}-\u00e4\u65e5\u{20bb7}.md`;
  const { file, options } = await newUpload(context, { destinationReference });
  const document: Json = JSON.parse(file.content.toString());
  if (!isJsonObject(document))
    throw new NotExercisedError("the document of the target has no members");
  const { title: _, documentId: __, revisionId: ___, ...rest } = document;
  const content = JSON.stringify({ ...rest, ...members });
  const exchange = await context.send(exportRequest([{ ...file, content }, options]));
  if (exchange.response.status === 422 && members["revisionId"] !== undefined)
    return exportWith(context, {
      what,
      name,
      members: { title: members["title"], documentId: name },
    });
  const isAccepted = expectAccepted(context, {
    what: `of a document ${what}`,
    basis: FIELDS,
    exchange,
  });
  return isAccepted
    ? [
        {
          what,
          name,
          expected: { title: "", documentId: "", revisionId: "", ...members },
          exchange,
        },
      ]
    : [];
}

async function checkRecords(context: RuleContext, sent: readonly Sent[]): Promise<void> {
  let found = new Map<string, Json>();
  await awaitRecords(context, async () => {
    const records = await newestItems(context, "listDocumentExports");
    const nameOf = ({ item }: { item: Json }): string | undefined =>
      sent.find(({ name }) => JSON.stringify(item).includes(name))?.name;
    found = new Map(records.flatMap((record) => [[nameOf(record) ?? "", record.item]]));
    return sent.every(({ name }) => found.has(name)) ? true : undefined;
  });
  for (const one of sent) {
    const record = found.get(one.name);
    if (record === undefined) context.remark(`a document ${one.what} has no record`);
    else compare(context, one, record);
  }
}

function compare(
  context: RuleContext,
  { what, name, expected, exchange }: Sent,
  record: Json,
): void {
  for (const [source, target] of Object.entries(MEMBERS)) {
    const got = member(record, target);
    if (got === expected[source]) continue;
    const message = `exportHostedDocument of a document ${what}: expected \`${target}\` to be its \`${source}\`, ${JSON.stringify(expected[source])}, got ${JSON.stringify(got)}.`;
    context.report(FIELDS, message, exchange);
  }
  const reference = String(member(record, "destinationReference"));
  if (!reference.includes(`${name}-\u00e4\u65e5\u{20bb7}`))
    context.report(
      REFERENCE,
      `exportHostedDocument: expected \`destinationReference\` in the record as it was written, got ${JSON.stringify(reference)}.`,
      exchange,
    );
}

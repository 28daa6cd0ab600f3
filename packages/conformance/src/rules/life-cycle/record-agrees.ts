import type { Rule, RuleContext } from "../../checks/rule.js";
import {
  clockOffset,
  CLOCK_SLACK_MS,
  ONE_CLOCK_MS,
  timeOf,
} from "../../checks/events/target-clock.js";
import { playedStory, requireJob } from "../../checks/events/told-events.js";
import type { Basis } from "../../findings/basis.js";
import { isJsonObject, type Json, member } from "../../load/json.js";
import { findRecords, type FoundRecord } from "../../scenario/find-record.js";
import { NotExercisedError } from "../../verdict/verdict-errors.js";
import { outcomeOf, type StoryJob, viewsOf } from "../../scenario/story/story-job.js";
import { deliveriesOf, typeOf } from "../../scenario/story/story-webhook.js";

const RECORDED = { clause: "What the service does 2" } as const;
const RECORD = { clause: "Document export record" } as const;
const FIELDS = { decision: "source-document-fields" } as const;
const REFERENCE = { decision: "destination-reference" } as const;
const PAYLOAD = { decision: "event-payload" } as const;
const SOURCE = { decision: "source-connection" } as const;

/** Characters that are replaced in a reference (decision `destination-reference`). */
const REPLACED = /[<>:"|?*]/;

/** The record of an export shows what was exported, its source and destination, and the time. */
export const recordAgrees: Rule = {
  id: "record-agrees",
  title: "An export has one record, which agrees with its document, its options and its job.",
  basis: [RECORDED, RECORD, FIELDS, REFERENCE, SOURCE, PAYLOAD],
  operations: ["exportHostedDocument", "listDocumentExports"],
  async run(context) {
    const story = await playedStory(context);
    const good = requireJob(story, "good");
    if (good.title === undefined)
      throw new NotExercisedError("the source document is not an object, so it has no title");
    for (const job of story.jobs)
      if (job.name !== "foreign" && outcomeOf(job) === "done") await checkRecord(context, job);
  },
};

async function checkRecord(context: RuleContext, job: StoryJob): Promise<void> {
  const found = await findRecords(context, job.title ?? "");
  const [first] = found;
  // `record-appears` reports a missing record.
  if (!first) return;
  if (found.length > 1)
    context.report(
      RECORDED,
      `Record: expected one for each export, got ${found.length}.`,
      first.exchange,
    );
  const offset = clockOffset(context.exchanges);
  for (const [basis, what, expected, got] of deviationsOf(context, job, first.record))
    if (expected !== got)
      context.report(
        basis,
        `Record: expected ${what} ${quote(expected)}, got ${quote(got)}.`,
        first.exchange,
      );
  checkTime(context, { job, record: first.record, offset });
  await checkEvent(context, job, first);
}

/** The list must show the same record as the event `document-export.created`. */
async function checkEvent(context: RuleContext, job: StoryJob, found: FoundRecord): Promise<void> {
  const { receivers } = await playedStory(context);
  const inbox = receivers?.webhooks.find(({ name }) => name === "every")?.inbox;
  const event = inbox && deliveriesOf(inbox, job).find((one) => typeOf(one) === CREATED);
  const told = member(member(event?.json, "data"), "documentExport");
  if (!isJsonObject(told) || !isJsonObject(found.record)) return;
  for (const name of MEMBERS) {
    const [expected, got] = [told, found.record].map((record) => comparable(name, record[name]));
    if (expected === got) continue;
    const message = `Record: expected \`${name}\` as in its event, ${quote(expected)}, got ${quote(got)}.`;
    context.report(PAYLOAD, message, found.exchange);
  }
}

const CREATED = "document-export.created";
const MEMBERS = [
  "sourceDocumentTitle",
  "sourceDocumentReference",
  "sourceDocumentVersion",
  "sourceDocumentKind",
  "destinationReference",
  "exportedAt",
  "sourceConnection",
  "destinationConnection",
];

/** Connections are compared by their ids, and times as instants, since one instant can be written in several ways. */
function comparable(name: string, value: Json | undefined): unknown {
  if (isJsonObject(value)) return value["id"];
  return name === "exportedAt" ? timeOf(value) : value;
}

type Comparison = readonly [basis: Basis, what: string, expected: unknown, got: unknown];

function* deviationsOf(
  { target }: RuleContext,
  job: StoryJob,
  record: Json,
): Generator<Comparison> {
  const document: unknown = JSON.parse(job.text);
  yield [FIELDS, "`sourceDocumentTitle`", job.title, member(record, "sourceDocumentTitle")];
  for (const [from, to] of [
    ["documentId", "sourceDocumentReference"],
    ["revisionId", "sourceDocumentVersion"],
  ] as const)
    yield [FIELDS, `\`${to}\``, member(document, from) ?? "", member(record, to)];
  const id = (name: string): unknown => member(member(record, name), "id");
  yield [
    RECORD,
    "`destinationConnection.id`",
    job.options.destination,
    id("destinationConnection"),
  ];
  if (!job.hasOtherSource && target.source !== undefined)
    yield [SOURCE, "`sourceConnection.id`", target.source, id("sourceConnection")];
  yield* referenceDeviations(job, member(record, "destinationReference"));
}

function* referenceDeviations(job: StoryJob, written: unknown): Generator<Comparison> {
  const asked = job.options["destinationReference"];
  if (typeof asked !== "string") {
    if (written === "")
      yield [REFERENCE, "`destinationReference` as it was written", "a reference", written];
    return;
  }
  const hasWarnings = viewsOf(job).some(
    ({ response }) => member(response.json, "hasWarnings") === true,
  );
  if (!REPLACED.test(asked)) {
    if (!hasWarnings) yield [REFERENCE, "`destinationReference`", asked, written];
  } else if (typeof written === "string" && REPLACED.test(written))
    yield [
      REFERENCE,
      "`destinationReference` as it was written",
      asked.replaceAll(/[<>:"|?*]/g, "_"),
      written,
    ];
}

function checkTime(
  context: RuleContext,
  { job, record, offset }: { job: StoryJob; record: Json; offset: number },
): void {
  const text = member(record, "exportedAt");
  const time = timeOf(text) - offset;
  const isBetween =
    time >= job.first.sentAt - CLOCK_SLACK_MS && time <= Date.now() + CLOCK_SLACK_MS;
  const queuedAt = member(job.first.response.json, "queuedAt");
  if (timeOf(text) + ONE_CLOCK_MS < timeOf(queuedAt)) {
    const message = `Record: expected \`exportedAt\` not before \`queuedAt\` ${quote(queuedAt)}, got ${quote(text)}.`;
    return context.report(RECORD, message, job.first);
  }
  if (isBetween || Number.isNaN(time)) return;
  const message = `Record: expected \`exportedAt\` between the request and now, got ${quote(text)}.`;
  context.report(RECORD, message, job.first);
}

function quote(value: unknown): string {
  return `\`${JSON.stringify(value) ?? "nothing"}\``;
}

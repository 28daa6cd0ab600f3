import { idIn } from "../../load/id-in.js";
import { expectSuccess } from "../../checks/expect/expect-response.js";
import { countAtOnce, sendAtOnce } from "../../checks/send-at-once.js";
import type { Rule, RuleContext } from "../../checks/rule.js";
import type { Basis } from "../../findings/basis.js";
import { type Json, member } from "../../load/json.js";
import type { Exchange } from "../../probe/exchange.js";
import { readPage } from "../../probe/read-response.js";
import { exportRequest, filePart, listRequest, optionsPart } from "../../probe/requests.js";
import { pollUntil } from "../../scenario/find-record.js";
import { hasEnded } from "../../scenario/observe-export.js";

const JOB = { clause: "Endpoints 2, response" } as const satisfies Basis;
const RECORDED = { clause: "What the service does 2" } as const satisfies Basis;

const WAIT_SECONDS = 10;

/** Two concurrent exports are two jobs, each for its own document. */
export const parallelExportsApart: Rule = {
  id: "parallel-exports-apart",
  title: "Exports that come at the same time are jobs of their own, each recorded once.",
  basis: [JOB, RECORDED],
  operations: ["exportHostedDocument", "listDocumentExports"],
  async run(context) {
    const destination = await context.scenario.destination();
    const documents = Array.from({ length: countAtOnce(context) }, () =>
      context.scenario.document(),
    );
    const prefer = `wait=${WAIT_SECONDS}`;
    const options = optionsPart(destination, context.target.baseOptions);
    const exchanges = await sendAtOnce(
      context,
      documents.map(({ text }) => exportRequest([filePart(text), options], { prefer })),
    );
    const started = exchanges
      .filter((exchange) => exchange !== undefined)
      .filter((exchange) => expectSuccess(context, exchange, JOB));
    const [evidence] = started;
    if (!evidence) return;
    const ids = new Set(started.map(({ response }) => idIn(response.json)));
    const subject = `${started.length} of exportHostedDocument at the same time`;
    if (ids.size < started.length)
      context.report(JOB, `${subject}: expected as many jobs, got ${ids.size}.`, evidence);
    const done = documents.filter((_, index) => isDone(exchanges[index]));
    const titles = done.flatMap(({ title }) => (title === undefined ? [] : [title]));
    const counts = await countRecords(context, titles);
    const wrong = titles.filter((title) => counts.get(title) !== 1);
    if (wrong.length > 0)
      context.report(
        RECORDED,
        `${subject}: expected one record of each, got ${titles.map((title) => counts.get(title) ?? 0).join(", ")}.`,
        evidence,
      );
  },
};

function isDone(exchange: Exchange | undefined): boolean {
  return (
    exchange !== undefined &&
    hasEnded(exchange) &&
    member(exchange.response.json, "status") === "done"
  );
}

/**
 * Counts the records of each title on the last pages, and repeats this until each exists or the deadline has passed.
 */
async function countRecords(
  context: RuleContext,
  titles: readonly string[],
): Promise<ReadonlyMap<string, number>> {
  let counts = new Map<string, number>();
  if (titles.length === 0) return counts;
  await pollUntil(context.deadline, async () => {
    const items = await lastRecords(context);
    counts = new Map(
      titles.map((title) => [
        title,
        items.filter((item) => member(item, "sourceDocumentTitle") === title).length,
      ]),
    );
    return titles.every((title) => (counts.get(title) ?? 0) > 0) || undefined;
  });
  return counts;
}

/**
 * Returns the records of the last page, where new records are, or of the first page if an implementation waives
 * `ordering`.
 */
async function lastRecords(context: RuleContext): Promise<readonly Json[]> {
  const send = (query: string): Promise<Exchange> =>
    context.send(listRequest("listDocumentExports", query));
  const first = await send("pageSize=200");
  const { items = [], pageCount = 1, pageNo = 1 } = readPage(first.response) ?? {};
  if (pageCount <= 1) return items;
  const last = pageNo + pageCount - 1;
  const numbers = [last - 1, last].filter((number) => number > pageNo);
  const pages = await Promise.all(numbers.map((number) => send(`pageNo=${number}&pageSize=200`)));
  return [...items, ...pages.flatMap(({ response }) => readPage(response)?.items ?? [])];
}

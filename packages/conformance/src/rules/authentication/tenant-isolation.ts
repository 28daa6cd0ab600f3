import { isOwnId } from "../../checks/lists/own-ids.js";
import type { Rule, RuleContext } from "../../checks/rule.js";
import type { Basis } from "../../findings/basis.js";
import { LIST_OPERATIONS, type ListOperationId } from "../../load/operation.js";
import { SECOND_TOKEN, TOKEN } from "../../probe/credentials.js";
import type { Exchange } from "../../probe/exchange.js";
import { isSuccess, quoteResponse, readPage } from "../../probe/read-response.js";
import { listRequest } from "../../probe/requests.js";
import { NotExercisedError } from "../../verdict/verdict-errors.js";

const VISIBILITY = { decision: "visibility" } as const satisfies Basis;

/** A filter may be missing on the second page, or on a small page. */
const OTHER_PAGES = ["pageNo=2", "pageNo=2&pageSize=1"];

/** A token sees nothing of another workspace on any page. */
export const tenantIsolation: Rule = {
  id: "tenant-isolation",
  title:
    "A token of another workspace sees neither records nor webhooks nor collections of this one.",
  level: "unsafe",
  basis: [VISIBILITY],
  operations: LIST_OPERATIONS,
  needs: ["secondToken"],
  async run(context) {
    await context.scenario.observedExport();
    await context.scenario.webhooks();
    let seen = 0;
    for (const operation of LIST_OPERATIONS) {
      const own = await ownItems(context, operation);
      seen += own.size;
      const { whole, others } = await foreignPages(context, operation);
      const listed = new Set(whole.flatMap(itemsOf));
      for (const exchange of [...whole, ...others]) {
        const shown = itemsOf(exchange).filter((item) => own.has(item));
        const isLeak = shown.some(
          (item) =>
            isTelling(context, operation, item) || (others.includes(exchange) && !listed.has(item)),
        );
        if (!isLeak) continue;
        const message = `${operation} with the token of another workspace: shows what belongs to the first one.`;
        context.report(VISIBILITY, message, exchange);
      }
    }
    if (seen === 0) throw new NotExercisedError("nothing of the first workspace could be seen");
  },
};

/**
 * Whether an item can belong only to the first workspace. Items that a run creates contain its name. Other items, such
 * as samples, may look the same in each workspace; collections have ids, unless each workspace counts its connections
 * from 1.
 */
function isTelling(
  { scenario, target }: RuleContext,
  operation: ListOperationId,
  item: string,
): boolean {
  const countsAlone = isOwnId(target, target.foreignDestination);
  return item.includes(scenario.run) || (operation === "listCollections" && !countsAlone);
}

function itemsOf({ response }: Exchange): readonly string[] {
  return (readPage(response)?.items ?? []).map((item) => JSON.stringify(item));
}

/** Returns the items on the first and the last page of the first workspace, where new items are. */
async function ownItems(
  context: RuleContext,
  operation: ListOperationId,
): Promise<ReadonlySet<string>> {
  const first = await sendAs(context, TOKEN, operation, "pageSize=200");
  const last = lastPage(first);
  const pages = last === undefined ? [] : [await sendAs(context, TOKEN, operation, last)];
  return new Set([first, ...pages].flatMap(itemsOf));
}

interface ForeignPages {
  /** The first and the last page, with the maximum page size. */
  readonly whole: readonly Exchange[];
  readonly others: readonly Exchange[];
}

async function foreignPages(
  context: RuleContext,
  operation: ListOperationId,
): Promise<ForeignPages> {
  const send = async (query: string): Promise<Exchange> =>
    sendAs(context, SECOND_TOKEN, operation, query);
  const first = await send("pageSize=200");
  if (!isSuccess(first.response.status))
    throw new NotExercisedError(`the second token gets ${quoteResponse(first.response)}`);
  const last = lastPage(first);
  const others: Exchange[] = [];
  for (const query of OTHER_PAGES) others.push(await send(query));
  return { whole: last === undefined ? [first] : [first, await send(last)], others };
}

/** Returns the query of the last page, if it is not the first. */
function lastPage({ response }: Exchange): string | undefined {
  const { pageCount = 1, pageNo = 1 } = readPage(response) ?? {};
  return pageCount > 1 ? `pageNo=${pageNo + pageCount - 1}&pageSize=200` : undefined;
}

async function sendAs(
  context: RuleContext,
  token: string,
  operation: ListOperationId,
  query: string,
): Promise<Exchange> {
  return context.send({ ...listRequest(operation, query), authorization: `Bearer ${token}` });
}

import { isSuccess, quoteResponse, readPage } from "../../probe/read-response.js";
import type { Rule, RuleContext } from "../../checks/rule.js";
import { NotExercisedError } from "../../verdict/verdict-errors.js";
import type { Basis } from "../../findings/basis.js";
import { member, type Json } from "../../load/json.js";
import type { ListOperationId } from "../../load/operation.js";
import { SECOND_TOKEN } from "../../probe/credentials.js";
import type { Exchange } from "../../probe/exchange.js";
import { listRequest } from "../../probe/requests.js";

const VISIBILITY = { decision: "visibility" } as const satisfies Basis;
const MAX_PAGES = 10;

/** A token sees nothing of another workspace. */
export const tenantIsolation: Rule = {
  id: "tenant-isolation",
  title:
    "A token of another workspace sees neither records nor webhooks nor collections of this one.",
  basis: [VISIBILITY],
  operations: ["listDocumentExports", "listCollections", "listWebhooks"],
  async run(context) {
    if (context.target.secondToken === undefined)
      throw new NotExercisedError("no token of another workspace is given");
    const { title } = await context.scenario.observedExport();
    const webhooks = await context.scenario.webhooks();
    const ids = webhooks.map(({ exchange }) => member(exchange.response.json, "id"));
    const collections = readPage((await context.send(listRequest("listCollections"))).response);
    const collectionIds = (collections?.items ?? []).map((item) => member(item, "id"));
    if ([title, ...ids, ...collectionIds].every((mark) => mark === undefined))
      throw new NotExercisedError("nothing of the first workspace could be seen");
    await checkList(context, "listDocumentExports", {
      name: "sourceDocumentTitle",
      values: [title],
    });
    await checkList(context, "listWebhooks", { name: "id", values: ids });
    await checkList(context, "listCollections", { name: "id", values: collectionIds });
  },
};

/** The values of a member by which the things of the first workspace are known. */
interface Marks {
  readonly name: string;
  readonly values: readonly (Json | undefined)[];
}

async function checkList(
  context: RuleContext,
  operation: ListOperationId,
  { name, values }: Marks,
): Promise<void> {
  const marks = new Set(values.filter((value) => value !== undefined));
  for (const exchange of await foreignPages(context, operation)) {
    const items = readPage(exchange.response)?.items ?? [];
    const seen = items.find((item) => marks.has(member(item, name) ?? null));
    if (seen === undefined) continue;
    const message = `${operation} with the token of another workspace: shows what was created in the first one.`;
    context.report(VISIBILITY, message, exchange);
  }
}

async function foreignPages(context: RuleContext, operation: ListOperationId): Promise<Exchange[]> {
  const authorization = `Bearer ${SECOND_TOKEN}`;
  const send = (query: string): Promise<Exchange> =>
    context.send({ ...listRequest(operation, query), authorization });
  const first = await send("pageSize=200");
  if (!isSuccess(first.response.status))
    throw new NotExercisedError(`the second token gets ${quoteResponse(first.response)}`);
  const { pageCount = 1, pageNo = 1 } = readPage(first.response) ?? {};
  const pages = [first];
  for (let index = 1; index < Math.min(pageCount, MAX_PAGES); index += 1)
    pages.push(await send(`pageNo=${pageNo + index}&pageSize=200`));
  return pages;
}

import type { Basis } from "../findings/basis.js";
import type { ListOperationId } from "../load/operation.js";
import type { Exchange } from "../probe/exchange.js";
import { listRequest } from "../probe/list-request.js";
import { readPage, type Page } from "../probe/read-page.js";
import { expectSuccess } from "./expect-success.js";
import { NotExercisedError } from "./not-exercised-error.js";
import type { RuleContext } from "./rule.js";

/** A page and the exchange that brought it. */
export interface GotPage {
  readonly page: Page;
  readonly exchange: Exchange;
}

/**
 * Gets a page; a refusal of the valid query is reported on `basis` and gives undefined.
 * @throws NotExercisedError where what came has not the form of a page, which `list-envelope` reports
 */
export async function getPage(
  context: RuleContext,
  operation: ListOperationId,
  query: string,
  basis: Basis,
): Promise<GotPage | undefined> {
  const exchange = await context.send(listRequest(operation, query));
  if (!expectSuccess(context, exchange, basis)) return undefined;
  const page = readPage(exchange.response);
  if (page) return { page, exchange };
  throw new NotExercisedError(`${operation} returns no page; see list-envelope`);
}

import type { RuleContext } from "../../checks/rule.js";
import type { Exchange, ProbeRequest } from "../../probe/exchange.js";
import { isSuccess } from "../../probe/read-response.js";
import { buildRequest } from "../valid-request.js";
import { findResources, pathOf } from "./find-resources.js";

/**
 * Maximum number of resources that a run removes. A run that creates more than it should already has a finding for
 * that.
 */
const MAX_REMOVED = 1_000;

type Shared = Pick<RuleContext, "contract" | "exchanges" | "send">;

/** Removes what the requests of a run have created, the newest first, if the description has an operation for it. */
export async function removeCreated({ contract, exchanges, send }: Shared): Promise<void> {
  const removals = [...new Map(removalsOf({ contract, exchanges })).values()].reverse();
  for (const request of removals.slice(0, MAX_REMOVED))
    // Ignores failures: the rules report what is wrong with the operation.
    await send(request).catch(() => undefined);
}

/** Yields the requests that remove created resources that still exist, by path. */
function* removalsOf({
  contract,
  exchanges,
}: Omit<Shared, "send">): Generator<readonly [string, ProbeRequest]> {
  const isRemoved = new Set(
    exchanges
      .filter(({ request, response }) => request.method === "DELETE" && isSuccess(response.status))
      .map(({ request }) => request.path),
  );
  for (const resource of findResources([...contract.operations.values()])) {
    const { create, remove } = resource;
    if (!remove) continue;
    for (const exchange of exchanges) {
      if (!hasCreated(exchange, create.id)) continue;
      const parameters = pathOf(resource, remove, exchange);
      if (!parameters) continue;
      const request = buildRequest(remove, { parameters, body: undefined });
      if (!isRemoved.has(request.path)) yield [request.path, request];
    }
  }
}

function hasCreated({ request, response }: Exchange, operation: string): boolean {
  const isCreate = request.operation === operation && request.method === "POST";
  return isCreate && isSuccess(response.status);
}

import type { RuleContext } from "../../checks/rule.js";
import type { Json } from "../../load/json.js";
import type { Operation } from "../../load/operation.js";
import type { Exchange } from "../../probe/exchange.js";
import { isSuccess } from "../../probe/read-response.js";
import { reasonAgainst } from "../reason-against.js";
import { buildRequest, type RequestValues, valuesOf } from "../valid-request.js";
import { findResources, pathOf, type Resource } from "./find-resources.js";

/**
 * Creates something for an operation to be asked on, where the profile has a request that creates it; returns the values of
 * that operation with its path. Undefined where the description has nothing that creates it.
 */
export async function valuesOnCreated(
  context: RuleContext,
  operation: Operation,
): Promise<RequestValues | undefined> {
  const resources = findResources([...context.contract.operations.values()]);
  const resource =
    resources.find(({ read, update, remove }) => [read, update, remove].includes(operation)) ??
    nearestAbove(resources, operation);
  if (!resource || reasonAgainst(context, resource.create) !== undefined) return undefined;
  const created = await createOne(context, resource);
  if (!isSuccess(created.response.status)) return undefined;
  const path = pathBelow(resource, operation, created);
  const values = valuesOf(context, operation);
  return path && { ...values, parameters: new Map([...values.parameters, ...path]) };
}

/** Creates one thing; what it is a part of is created before it. */
export async function createOne(
  context: RuleContext,
  { create }: Pick<Resource, "create">,
): Promise<Exchange> {
  const values = (await valuesOnCreated(context, create)) ?? valuesOf(context, create);
  return context.send(buildRequest(create, values));
}

/** The path of one thing, such as `/pets/{petId}`. */
function itemPath({ read, update, remove }: Resource): string {
  return (read ?? update ?? remove)?.path ?? "";
}

/** The resource in whose path an operation is: of `/pets/{petId}/toys` the pets. */
function nearestAbove(resources: readonly Resource[], { path }: Operation): Resource | undefined {
  return resources
    .filter((one) => path.startsWith(`${itemPath(one)}/`))
    .toSorted((one, other) => itemPath(other).length - itemPath(one).length)[0];
}

/** What of the path of an operation names the created thing. */
function pathBelow(
  resource: Resource,
  operation: Operation,
  created: Exchange,
): ReadonlyMap<string, Json> | undefined {
  const item = itemPath(resource);
  const isBelow = operation.path.startsWith(`${item}/`);
  return pathOf(resource, isBelow ? { ...operation, path: item } : operation, created);
}

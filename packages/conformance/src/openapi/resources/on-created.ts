import type { RuleContext } from "../../checks/rule.js";
import type { Json } from "../../load/json.js";
import type { Operation } from "../../load/operation.js";
import type { Exchange } from "../../probe/exchange.js";
import { isSuccess } from "../../probe/read-response.js";
import { reasonAgainst } from "../reason-against.js";
import { wasAccepted, withOtherTexts } from "../unique-texts.js";
import { buildRequest, type RequestValues, valuesOf } from "../valid-request.js";
import { findResources, pathOf, type Resource } from "./find-resources.js";

/**
 * Creates a resource to call an operation on, if the profile has a request that creates it; returns the values for that
 * operation with its path. Undefined if the description has no operation that creates the resource.
 */
export async function valuesOnCreated(
  context: RuleContext,
  operation: Operation,
): Promise<RequestValues | undefined> {
  const resources = findResources([...context.contract.operations.values()]);
  const resource =
    resources.find(({ read, updates, remove }) => [read, ...updates, remove].includes(operation)) ??
    nearestAbove(resources, operation);
  if (!resource || reasonAgainst(context, resource.create) !== undefined) return undefined;
  const created = await createOne(context, resource);
  if (!isSuccess(created.response.status)) return undefined;
  const path = pathBelow(resource, operation, created);
  const values = valuesOf(context, operation);
  return path && { ...values, parameters: new Map([...values.parameters, ...path]) };
}

/** Creates one resource, and its parent resource first; with other texts if the same ones are refused now. */
export async function createOne(
  context: RuleContext,
  { create }: Pick<Resource, "create">,
): Promise<Exchange> {
  const values = (await valuesOnCreated(context, create)) ?? valuesOf(context, create);
  const created = await context.send(buildRequest(create, values));
  if (isSuccess(created.response.status) || !wasAccepted(context, create)) return created;
  const other = withOtherTexts(context, create, values);
  return other ? context.send(buildRequest(create, other)) : created;
}

/** Returns the path of a single resource, such as `/pets/{petId}`. */
function itemPath({ read, updates: [update], remove }: Resource): string {
  return (read ?? update ?? remove)?.path ?? "";
}

/** Returns the closest parent resource of an operation: pets for `/pets/{petId}/toys`. */
function nearestAbove(resources: readonly Resource[], { path }: Operation): Resource | undefined {
  return resources
    .filter((one) => path.startsWith(`${itemPath(one)}/`))
    .toSorted((one, other) => itemPath(other).length - itemPath(one).length)[0];
}

/** Returns the path values of an operation that identify the created resource. */
function pathBelow(
  resource: Resource,
  operation: Operation,
  created: Exchange,
): ReadonlyMap<string, Json> | undefined {
  const item = itemPath(resource);
  const isBelow = operation.path.startsWith(`${item}/`);
  return pathOf(resource, isBelow ? { ...operation, path: item } : operation, created);
}

import type { RuleContext } from "../../checks/rule.js";
import type { Operation } from "../../load/operation.js";
import { isSuccess } from "../../probe/read-response.js";
import { reasonAgainst } from "../reason-against.js";
import { buildRequest, type RequestValues, valuesOf } from "../valid-request.js";
import { findResources, pathOf } from "./find-resources.js";

/**
 * Creates something for an operation to be asked on, where the profile has a request that creates it; returns the values of
 * that operation with its path. Undefined where the description has nothing that creates it.
 */
export async function valuesOnCreated(
  context: RuleContext,
  operation: Operation,
): Promise<RequestValues | undefined> {
  const resource = findResources([...context.contract.operations.values()]).find(
    ({ read, update, remove }) => [read, update, remove].includes(operation),
  );
  if (!resource || reasonAgainst(context, resource.create) !== undefined) return undefined;
  const { create } = resource;
  const created = await context.send(buildRequest(create, valuesOf(context, create)));
  if (!isSuccess(created.response.status)) return undefined;
  const path = pathOf(resource, operation, created);
  const values = valuesOf(context, operation);
  return path && { ...values, parameters: new Map([...values.parameters, ...path]) };
}

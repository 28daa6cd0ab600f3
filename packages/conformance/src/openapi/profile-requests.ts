import { nearestNames } from "../names/nearest-names.js";
import type { Contract } from "../load/contract.js";
import { type RequestSample, type Target, UsageError } from "../load/target.js";

const MAX_NAMED = 5;

/**
 * Returns the requests of a profile by operation id; a profile may also name an operation by its method and path.
 * @throws UsageError if the description has no such operation
 */
export function requestsByOperation(
  { operations }: Pick<Contract, "operations">,
  requests: NonNullable<Target["requests"]>,
): Readonly<Record<string, RequestSample>> {
  const byPlace = new Map(
    [...operations.values()].map(({ id, method, path }) => [`${method} ${path}`, id]),
  );
  const named = Object.entries(requests).map(([name, sample]) => {
    const id = operations.has(name) ? name : byPlace.get(name);
    if (id === undefined) throw new UsageError(describeUnknown(name, [...operations.keys()]));
    return [id, sample] as const;
  });
  return Object.fromEntries(named);
}

function describeUnknown(name: string, ids: readonly string[]): string {
  const rest = ids.length - MAX_NAMED;
  const known = `${ids.slice(0, MAX_NAMED).join(", ")}${rest > 0 ? ` and ${rest} more` : ""}`;
  return `Invalid requests: expected operations by id, or by method and path such as \`POST /pets\`, got \`${name.slice(0, 120)}\`, which the description does not have.${nearestNames(name, ids)} It has ${known || "none"}.`;
}

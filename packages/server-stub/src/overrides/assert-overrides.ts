import type { Operations } from "../contract/operation.js";
import { nameAt } from "./is-overridden.js";
import type { Overrides } from "./overrides.js";

/** Returns the overrides that match no decision of the contract, so that typos are reported: facts cannot be waived. */
export function problemsOfOverrides(
  { waived = [], bounds = {}, successStatus = {} }: Overrides,
  operations: Operations,
): string[] {
  const decided = Object.values(operations).flatMap((operation) => operation.decided ?? []);
  const ids = new Set(decided.map(({ decision }) => decision));
  const bounded = new Set(
    decided.map(({ pointer, name, keyword }) => `${nameAt(pointer, name)} ${keyword}`),
  );
  return [
    ...waived
      .filter((id) => !ids.has(id))
      .map((id) => `no decision of the contract is called \`${id}\``),
    ...Object.entries(bounds).flatMap(([name, bound]) =>
      Object.keys(bound)
        .filter((keyword) => !bounded.has(`${name} ${keyword}`))
        .map((keyword) => `no decision gives \`${name}\` a \`${keyword}\``),
    ),
    ...Object.entries(successStatus).flatMap(([id, status]) =>
      problemsOfStatus(id, status, operations),
    ),
  ];
}

function problemsOfStatus(
  id: string,
  status: number | undefined,
  operations: Operations,
): string[] {
  const operation = Object.hasOwn(operations, id) ? operations[id] : undefined;
  if (!operation) return [`the success status of \`${id}\` belongs to no operation`];
  const isDecided = (operation.decided ?? []).some(
    (entry) => entry.in === "status" && entry.keyword.startsWith("2"),
  );
  if (!isDecided) return [`the success status of \`${id}\` rests on no decision`];
  const isSuccess =
    status === undefined || (Number.isInteger(status) && status >= 200 && status < 300);
  return isSuccess
    ? []
    : [`expected a success status of \`${id}\` from 200 to 299, got \`${status}\``];
}
